import { ApiError } from './api-error.ts';
import { emit, queue } from './events.ts';
import { newId, now, putObject, type Transaction, takeObject } from './objects.ts';
import type { CheckoutSession } from './shapes.ts';

const halfAnHour = 30 * 60;
const aDay = 24 * 60 * 60;
const leastAmount = 50;

export type NewSession = Pick<
  CheckoutSession,
  | 'cancel_url'
  | 'client_reference_id'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'metadata'
  | 'allowed_payment_method_types'
  | 'success_url'
> & { inner: Omit<CheckoutSession['inner'], 'lastDecline'> };

export async function createSession(
  sql: Transaction,
  wanted: NewSession,
  address: (id: string) => string,
): Promise<CheckoutSession> {
  const created = now();
  const total = wanted.inner.lines.reduce((sum, line) => sum + line.amount * line.quantity, 0);
  requireSense(wanted, total, created);
  if (wanted.inner.destination) await takeObject(sql, 'account', wanted.inner.destination);
  const id = newId('cs_test');
  await queue(sql, 'expire_simulated_session', { id }, wanted.expires_at - created);
  return putObject(sql, 'checkout.session', {
    ...wanted,
    id,
    object: 'checkout.session',
    created,
    livemode: false,
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: total,
    amount_total: total,
    payment_method_types: wanted.allowed_payment_method_types ?? ['card'],
    payment_intent: null,
    url: address(id),
    inner: { ...wanted.inner, lastDecline: null },
  });
}

function requireSense({ expires_at, inner }: NewSession, total: number, created: number): void {
  if (expires_at < created + halfAnHour || expires_at > created + aDay) {
    throw ApiError.invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  if (total < leastAmount) {
    throw ApiError.invalid('The Checkout Session’s total amount must convert to at least 50 cents.', {
      code: 'amount_too_small',
    });
  }
  if (inner.applicationFee !== null && (inner.applicationFee > total || !inner.destination)) {
    throw ApiError.invalid('The application fee cannot be greater than the amount of the charge.', {
      param: 'payment_intent_data[application_fee_amount]',
    });
  }
}

/** As it is now: one whose time is over has expired, whether or not anybody was there to say so. */
export async function takeSession(sql: Transaction, id: string): Promise<CheckoutSession> {
  const session = await takeObject(sql, 'checkout.session', id);
  return session.status === 'open' && session.expires_at <= now() ? close(sql, session) : session;
}

export async function expireSession(sql: Transaction, id: string): Promise<CheckoutSession> {
  const session = await takeSession(sql, id);
  if (session.status !== 'open') {
    throw ApiError.invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  return close(sql, session);
}

async function close(sql: Transaction, session: CheckoutSession): Promise<CheckoutSession> {
  const expired = await putObject(sql, 'checkout.session', { ...session, status: 'expired', url: null });
  await emit(sql, [{ type: 'checkout.session.expired', object: publicSession(expired) }]);
  return expired;
}

export function publicSession({ inner: _, ...session }: CheckoutSession) {
  return session;
}

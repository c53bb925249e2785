import type Stripe from 'stripe';
import type { Platform } from '~/lib/platform';
import { lineItems, type OrderToPay } from '~/services/payments/line-items.server';
import { settleIntent } from '~/services/payments/settle.server';
import { isFinalRefusal, stripeOf } from '~/services/payments/stripe-client.server';
import type { Refusal } from '~/services/selling/hold.server';

/** What private.begin_checkout answers. */
type Checkout = OrderToPay & {
  orderId: number;
  code: string;
  email: string;
  attempt: number;
  /** There is one open already. */
  url: string | null;
  expiresAt: number;
  destination: string;
  applicationFee: number;
};

/** The address of the payment page for an order that is held. Asked twice, it is the same page. */
export async function openCheckout(platform: Platform, orderId: number): Promise<{ url: string } | Refusal> {
  const { sql, log } = platform;
  const [row] = await sql<
    { answer: Checkout | Refusal }[]
  >`select private.begin_checkout(${orderId}) as answer`;
  if (!row) throw new Error('begin_checkout did not answer');
  if ('reason' in row.answer) return row.answer;
  const checkout = row.answer;
  if (checkout.url) return { url: checkout.url };
  try {
    const session = await stripeOf(platform).checkout.sessions.create(sessionOf(platform, checkout), {
      // Whoever asks again before the answer is kept gets the same session.
      idempotencyKey: `order-${checkout.code}-${checkout.attempt}`,
    });
    if (!session.url) throw new Error(`session ${session.id} has no page`);
    await sql`update private.checkouts set provider_ref = ${session.id}, url = ${session.url}
      where order_id = ${orderId} and attempt = ${checkout.attempt}`;
    return { url: session.url };
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    log.error({ err: error, orderId }, 'the payment provider refused a checkout');
    // The next attempt asks afresh, under a key of its own.
    await sql`update private.checkouts set closed_at = now()
      where order_id = ${orderId} and attempt = ${checkout.attempt}`;
    return { reason: 'payment_refused', detail: { code: error.code ?? null } };
  }
}

function sessionOf({ publicUrl }: Platform, checkout: Checkout): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: String(checkout.orderId), order_code: checkout.code };
  return {
    mode: 'payment',
    // Cards and what pays through them: anything slower outlives the hold.
    allowed_payment_method_types: ['card'],
    // In another currency the amount would not be the order's.
    adaptive_pricing: { enabled: false },
    line_items: lineItems(checkout),
    client_reference_id: String(checkout.orderId),
    ...(checkout.email && { customer_email: checkout.email }),
    metadata,
    payment_intent_data: {
      description: `${checkout.eventTitle} – ${checkout.code}`,
      metadata,
      transfer_data: { destination: checkout.destination },
      ...(checkout.applicationFee > 0 && { application_fee_amount: checkout.applicationFee }),
    },
    expires_at: checkout.expiresAt,
    success_url: `${publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/cancel?order=${checkout.code}`,
  };
}

/** The buyer gives up: first nobody can pay any more, then the places go back. Paid meanwhile, it is paid. */
export async function abandonCheckout(platform: Platform, orderId: number): Promise<void> {
  const { sql } = platform;
  const open = await sql<{ ref: string }[]>`
    select provider_ref as ref from private.checkouts
    where order_id = ${orderId} and closed_at is null and provider_ref is not null`;
  for (const { ref } of open) {
    const session = await expireSession(stripeOf(platform), ref);
    if (session.status !== 'expired') {
      await settleSession(platform, session);
      return;
    }
    await closeCheckout(platform, ref);
  }
  await sql`select private.release_order(${orderId})`;
}

async function expireSession(stripe: Stripe, ref: string): Promise<Stripe.Checkout.Session> {
  try {
    return await stripe.checkout.sessions.expire(ref);
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    return stripe.checkout.sessions.retrieve(ref);
  }
}

/**
 * The buyer is back with `session_id`: asks the provider itself, so that tickets are there before the event and
 * without it. Answers the order, or nothing for a session that is not ours.
 */
export async function confirmCheckout(
  platform: Platform,
  sessionId: string,
): Promise<{ orderId: number; isPaid: boolean } | undefined> {
  const [checkout] = await platform.sql<{ orderId: number; isPaid: boolean }[]>`
    select o.id::int as "orderId", o.status in ('paid', 'refunded') as "isPaid"
    from private.checkouts c join public.orders o on o.id = c.order_id where c.provider_ref = ${sessionId}`;
  if (!checkout || checkout.isPaid) return checkout;
  const session = await stripeOf(platform).checkout.sessions.retrieve(sessionId);
  await settleSession(platform, session);
  const [order] = await platform.sql<{ isPaid: boolean }[]>`
    select status in ('paid', 'refunded') as "isPaid" from public.orders where id = ${checkout.orderId}`;
  return { orderId: checkout.orderId, isPaid: order?.isPaid ?? false };
}

/** Brings the order to where its session is, whoever says so: an event, the buyer's return or the round below. */
export async function settleSession(platform: Platform, session: Stripe.Checkout.Session): Promise<void> {
  const intent =
    typeof session.payment_intent === 'string' ? session.payment_intent : session.payment_intent?.id;
  if (session.status === 'complete' && session.payment_status === 'paid' && intent) {
    await settleIntent(platform, intent);
    await closeCheckout(platform, session.id);
  }
  if (session.status === 'expired') {
    await closeCheckout(platform, session.id);
    await platform.sql`select private.expire_unpaid_order(order_id)
      from private.checkouts where provider_ref = ${session.id}`;
  }
}

async function closeCheckout({ sql }: Platform, ref: string): Promise<void> {
  await sql`update private.checkouts set closed_at = now() where provider_ref = ${ref} and closed_at is null`;
}

/** For events that never come: looks at every session whose time is over, in turn, until it is settled. */
export async function reconcileCheckouts(platform: Platform): Promise<void> {
  const { sql, log } = platform;
  const due = await sql<{ ref: string }[]>`
    update private.checkouts set checked_at = now() where id in (
      select id from private.checkouts
      where closed_at is null and provider_ref is not null and expires_at <= now() + interval '1 minute'
      order by checked_at nulls first, expires_at limit 100 for update skip locked)
    returning provider_ref as ref`;
  for (const { ref } of due) {
    try {
      await settleSession(platform, await stripeOf(platform).checkout.sessions.retrieve(ref));
    } catch (error) {
      log.warn({ err: error, session: ref }, 'a checkout could not be looked at');
    }
  }
}

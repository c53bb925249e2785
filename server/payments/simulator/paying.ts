import { publicSession, takeSession } from './checkout-sessions.ts';
import { type Delivery, emit, queue } from './events.ts';
import { newId, now, putObject, type Transaction, takeObject } from './objects.ts';
import type { CheckoutSession, PaymentIntent } from './shapes.ts';

const goodCard = '4242';

/** The card is good. Twice at once is once: the second finds the session complete. */
export async function pay(sql: Transaction, id: string, delivery: Delivery): Promise<CheckoutSession> {
  const session = await takeSession(sql, id);
  if (session.status !== 'open') return session;
  const intent = await intentOf(sql, session);
  return receiveMoney(sql, { ...session, payment_intent: intent.id }, 'checkout.session.completed', delivery);
}

/** The buyer is done, the money is not here yet: it comes after some seconds, whatever has ended meanwhile. */
export async function payLater(sql: Transaction, id: string, seconds: number): Promise<CheckoutSession> {
  const session = await takeSession(sql, id);
  if (session.status !== 'open') return session;
  const intent = await intentOf(sql, session);
  await putObject(sql, 'payment_intent', { ...intent, status: 'processing' });
  const done = await putObject(sql, 'checkout.session', {
    ...session,
    status: 'complete',
    payment_intent: intent.id,
    url: null,
  });
  await emit(sql, [{ type: 'checkout.session.completed', object: publicSession(done) }]);
  await queue(sql, 'finish_simulated_payment', { id }, seconds);
  return done;
}

export async function finishPayment(sql: Transaction, id: string): Promise<void> {
  const session = await takeSession(sql, id);
  if (session.status !== 'complete' || session.payment_status === 'paid') return;
  await receiveMoney(sql, session, 'checkout.session.async_payment_succeeded', {});
}

/** The session stays open: the buyer may try another card. */
export async function decline(sql: Transaction, id: string, message: string): Promise<CheckoutSession> {
  const session = await takeSession(sql, id);
  if (session.status !== 'open') return session;
  const intent = await intentOf(sql, session);
  await emit(sql, [{ type: 'payment_intent.payment_failed', object: intent }]);
  return putObject(sql, 'checkout.session', {
    ...session,
    payment_intent: intent.id,
    inner: { ...session.inner, lastDecline: message },
  });
}

async function receiveMoney(
  sql: Transaction,
  session: CheckoutSession,
  what: 'checkout.session.completed' | 'checkout.session.async_payment_succeeded',
  delivery: Delivery,
): Promise<CheckoutSession> {
  const intent = await takeObject(sql, 'payment_intent', session.payment_intent ?? '');
  const charge = await putObject(sql, 'charge', {
    id: newId('ch'),
    object: 'charge',
    created: now(),
    livemode: false,
    amount: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    disputed: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: goodCard } },
    refunded: false,
    status: 'succeeded',
  });
  const received = await putObject(sql, 'payment_intent', {
    ...intent,
    amount_received: intent.amount,
    latest_charge: charge.id,
    status: 'succeeded',
  });
  const paid = await putObject(sql, 'checkout.session', {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    url: null,
  });
  const happenings = [
    { type: 'charge.succeeded', object: charge },
    { type: 'payment_intent.succeeded', object: received },
    { type: what, object: publicSession(paid) },
  ];
  await emit(sql, happenings, delivery);
  return paid;
}

/** Made by the first try, as in Stripe, and the same for every further one. */
async function intentOf(sql: Transaction, session: CheckoutSession): Promise<PaymentIntent> {
  if (session.payment_intent) return takeObject(sql, 'payment_intent', session.payment_intent);
  const { applicationFee, destination, intentMetadata } = session.inner;
  return putObject(sql, 'payment_intent', {
    id: newId('pi'),
    object: 'payment_intent',
    created: now(),
    livemode: false,
    amount: session.amount_total,
    amount_received: 0,
    application_fee_amount: applicationFee,
    currency: session.currency,
    latest_charge: null,
    metadata: intentMetadata,
    status: 'requires_payment_method',
    transfer_data: destination ? { destination } : null,
  });
}

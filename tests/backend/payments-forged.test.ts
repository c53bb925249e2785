import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayments } from '~/services/payments/payments.server';
import { sign } from '../../server/payments/simulator/delivery.ts';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.stop());

const paid = { status: 'paid', refunded: 0, tickets: ['valid', 'valid'] };
const seconds = () => Math.floor(Date.now() / 1000);

const forged = (intent: string) =>
  JSON.stringify({
    id: `evt_forged${intent}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: intent, object: 'payment_intent', amount_received: 2200 } },
  });

test('no signature, a wrong one, an old one, one of another text: refused and not kept', async () => {
  const body = forged('pi_x');
  const { webhookSecret } = world.simulator;
  const kept = () => world.sql`select from public.payment_events where provider_id = 'evt_forgedpi_x'`;
  expect(await world.send(body, '')).toBe(400);
  expect(await world.send(body, sign(body, 'whsec_other', seconds()))).toBe(400);
  expect(await world.send(body, sign(body, webhookSecret, seconds() - 3600))).toBe(400);
  expect(await world.send(body, sign(`${body} `, webhookSecret, seconds()))).toBe(400);
  expect(await kept()).toHaveLength(0);
});

test('the secret of any of our endpoints will do', async () => {
  const { platform, simulator } = world;
  const webhookSecrets = ['whsec_other', simulator.webhookSecret];
  const payments = createPayments({ ...platform, payments: { ...platform.payments, webhookSecrets } });
  const body = forged('pi_y').replace('payment_intent.succeeded', 'of.no.interest');
  expect(await payments.receiveWebhook(body, sign(body, simulator.webhookSecret, seconds()))).toBe('kept');
  expect(await payments.receiveWebhook(body, sign(body, 'whsec_other', seconds()))).toBe('kept');
  expect(await payments.receiveWebhook(body, sign(body, 'whsec_third', seconds()))).toBe('bad_signature');
});

test('an amount in an event is not believed: the provider is asked', async () => {
  const { orderId, url } = await world.order();
  await world.press(url, 'decline');
  const { payment_intent: intent } = await world.sessionOf(url);
  expect(await world.send(forged(String(intent)))).toBe(204);
  await world.work();
  expect((await world.status(orderId)).status).toBe('paying');
});

test.each([
  ['less', { unit_amount: 100, currency: 'eur' }],
  ['another currency', { unit_amount: 2200, currency: 'sek' }],
])('a real payment of %s buys nothing and goes back', async (_, price) => {
  const { orderId, code, pool } = await world.order();
  const session = await world.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { ...price, product_data: { name: 'Cheap' } } }],
    payment_intent_data: { metadata: { order_id: String(orderId), order_code: code } },
    expires_at: seconds() + 3600,
    success_url: 'http://limelight.test/success',
  });
  await world.press(session.url ?? '', 'pay');
  await world.work();
  expect((await world.status(orderId)).status).toBe('paying');
  expect(await world.paymentsOf(orderId)).toMatchObject([{ status: 'refunded', amount: price.unit_amount }]);
  expect(await world.sale.counts(pool)).toEqual({ sold: 0, held: 2, offered: 0 });
});

test('a second payment for the same order goes back, the first stays', async () => {
  const { orderId, code, url } = await world.order();
  await world.press(url, 'pay');
  await world.work();
  const session = await world.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { unit_amount: 2200, currency: 'eur', product_data: { name: 'Again' } } },
    ],
    payment_intent_data: { metadata: { order_id: String(orderId), order_code: code } },
    expires_at: seconds() + 3600,
    success_url: 'http://limelight.test/success',
  });
  await world.press(session.url ?? '', 'pay');
  await world.work();
  expect(await world.status(orderId)).toEqual(paid);
  expect(await world.paymentsOf(orderId)).toMatchObject([{ status: 'succeeded' }, { status: 'refunded' }]);
});

test('a payment of another Limelight on the same account is left alone', async () => {
  const { orderId, pool } = await world.order();
  const session = await world.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { unit_amount: 900, currency: 'eur', product_data: { name: 'Elsewhere' } } },
    ],
    payment_intent_data: { metadata: { order_id: String(orderId), order_code: 'ELSEWHER' } },
    expires_at: seconds() + 3600,
    success_url: 'http://limelight.test/success',
  });
  await world.press(session.url ?? '', 'pay');
  await world.press(session.url ?? '', 'dispute');
  await world.work();
  expect(await world.paymentsOf(orderId)).toEqual([]);
  expect(await world.sale.counts(pool)).toEqual({ sold: 0, held: 2, offered: 0 });
  const { payment_intent: intent } = await world.stripe.checkout.sessions.retrieve(session.id);
  expect(await world.refundedAtProvider(String(intent))).toBe(0);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.stop());

test('the tickets let nobody in, keep their places, and are not refunded on top', async () => {
  const { orderId, pool, url } = await world.bought();
  await world.press(url, 'dispute');
  await world.work();
  expect(await world.status(orderId)).toMatchObject({ status: 'paid', tickets: ['blocked', 'blocked'] });
  expect(await world.sale.counts(pool)).toEqual({ sold: 2, held: 0, offered: 0 });
  const revoked = await world.sql`select r.reason from public.revoked_serials r
    join public.tickets t on t.id = r.ticket_id where t.order_id = ${orderId}`;
  expect(revoked.map(({ reason }) => reason)).toEqual(['blocked', 'blocked']);
  expect(await world.payments.refundOrder(orderId, { key: 'disputed', reason: '' })).toMatchObject({
    reason: 'payment_disputed',
  });
});

test('won: new serials let in; the revoked ones stay revoked', async () => {
  const { orderId, url } = await world.bought();
  const serials = async () =>
    (await world.sql`select serial from public.tickets where order_id = ${orderId}`).map((row) => row.serial);
  const before = await serials();
  await world.press(url, 'dispute');
  await world.press(url, 'dispute-won');
  await world.work();
  expect(await world.status(orderId)).toMatchObject({ status: 'paid', tickets: ['valid', 'valid'] });
  expect((await serials()).some((serial) => before.includes(serial))).toBe(false);
});

test('lost: the places are free again', async () => {
  const { orderId, pool, url } = await world.bought();
  await world.press(url, 'dispute');
  await world.work();
  await world.press(url, 'dispute-lost');
  await world.work();
  expect(await world.status(orderId)).toMatchObject({
    status: 'refunded',
    tickets: ['cancelled', 'cancelled'],
  });
  expect(await world.sale.counts(pool)).toEqual({ sold: 0, held: 0, offered: 0 });
});

test('told of before the payment itself, and its end before its beginning', async () => {
  const { orderId, url } = await world.order();
  await world.press(url, 'slow');
  await world.press(url, 'dispute');
  await world.work();
  expect(await world.status(orderId)).toMatchObject({ tickets: ['blocked', 'blocked'] });
  await world.press(url, 'dispute-won');
  await world.workLater();
  const created = await world.sql`update public.payment_events set processed_at = null
    where type = 'charge.dispute.created' returning id::int`;
  for (const { id } of created) await world.payments.applyPaymentEvent(id);
  expect(await world.status(orderId)).toMatchObject({ status: 'paid', tickets: ['valid', 'valid'] });
});

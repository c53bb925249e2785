import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.stop());

const refundsOf = async (orderId: number) =>
  (
    await world.sql`select status::text, amount from public.refunds where order_id = ${orderId} order by id`
  ).map((row) => ({ ...row }));

let keys = 0;
const request = (more: { amount?: number; ticketIds?: number[]; key?: string; byUserId?: number } = {}) => {
  keys += 1;
  return { key: `click-${keys}`, reason: 'Cannot come', ...more };
};

test('the whole order: money, fee and places', async () => {
  const { orderId, pool, intent } = await world.bought();
  const answer = await world.payments.refundOrder(orderId, request());
  expect(answer).toMatchObject({ amount: 2200, status: 'succeeded' });
  expect(await world.refundedAtProvider(intent)).toBe(2200);
  expect(await world.status(orderId)).toEqual({
    status: 'refunded',
    refunded: 2200,
    tickets: ['refunded', 'refunded'],
  });
  expect(await world.sale.counts(pool)).toEqual({ sold: 0, held: 0, offered: 0 });
  const revoked = await world.sql`select reason from public.revoked_serials r
    join public.tickets t on t.id = r.ticket_id where t.order_id = ${orderId}`;
  expect(revoked.map(({ reason }) => reason)).toEqual(['refunded', 'refunded']);
  // The provider tells us what we did: nothing more happens.
  await world.work();
  expect(await refundsOf(orderId)).toEqual([{ status: 'succeeded', amount: 2200 }]);
  expect(await world.payments.refundOrder(orderId, request())).toMatchObject({
    reason: 'nothing_to_refund',
  });
});

test('one ticket: its price goes back, the other still lets in', async () => {
  const { orderId, pool, tickets, intent } = await world.bought();
  const [first = 0] = tickets;
  expect(await world.payments.refundOrder(orderId, request({ ticketIds: [first] }))).toMatchObject({
    amount: 1000,
  });
  expect(await world.refundedAtProvider(intent)).toBe(1000);
  expect(await world.status(orderId)).toEqual({
    status: 'paid',
    refunded: 1000,
    tickets: ['refunded', 'valid'],
  });
  expect(await world.sale.counts(pool)).toEqual({ sold: 1, held: 0, offered: 0 });
  expect(await world.payments.refundOrder(orderId, request({ ticketIds: [first] }))).toMatchObject({
    reason: 'ticket_not_valid',
  });
});

test('money alone, then the rest: never more than was paid', async () => {
  const { orderId, intent } = await world.bought();
  expect(await world.payments.refundOrder(orderId, request({ amount: 700 }))).toMatchObject({
    amount: 700,
  });
  expect(await world.status(orderId)).toMatchObject({ status: 'paid', tickets: ['valid', 'valid'] });
  expect(await world.payments.refundOrder(orderId, request({ amount: 1501 }))).toEqual({
    reason: 'refund_too_large',
    detail: { left: 1500 },
  });
  expect(await world.payments.refundOrder(orderId, request())).toMatchObject({ amount: 1500 });
  expect(await world.status(orderId)).toMatchObject({ status: 'refunded', refunded: 2200 });
  expect(await world.refundedAtProvider(intent)).toBe(2200);
});

test.each([0, -1, 2_000_000_000_000])('an amount of %i is refused', async (amount) => {
  const { orderId } = await world.bought();
  expect(await world.payments.refundOrder(orderId, request({ amount }))).toHaveProperty('reason');
  expect(await refundsOf(orderId)).toEqual([]);
});

test('a double click is one refund', async () => {
  const { orderId, intent } = await world.bought();
  const click = request({ amount: 500 });
  const answers = await Promise.all([1, 2, 3].map(() => world.payments.refundOrder(orderId, click)));
  expect(
    new Set(answers.map((answer) => ('refundId' in answer ? answer.refundId : answer.reason))).size,
  ).toBe(1);
  expect(await world.refundedAtProvider(intent)).toBe(500);
  expect(await refundsOf(orderId)).toEqual([{ status: 'succeeded', amount: 500 }]);
});

test('ten managers at once, each for the half: two have it', async () => {
  const { orderId, intent } = await world.bought();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => world.payments.refundOrder(orderId, request({ amount: 1100 }))),
  );
  expect(answers.filter((answer) => 'refundId' in answer)).toHaveLength(2);
  expect(await world.refundedAtProvider(intent)).toBe(2200);
  expect(await world.status(orderId)).toMatchObject({ status: 'refunded', refunded: 2200 });
});

test('tickets of another order, and orders of another team, are not there', async () => {
  const [mine, other] = [await world.bought(), await world.bought()];
  expect(await world.payments.refundOrder(mine.orderId, request({ ticketIds: other.tickets }))).toMatchObject(
    {
      reason: 'ticket_not_valid',
    },
  );
  const stranger = await world.person();
  expect(await world.payments.refundOrder(mine.orderId, request({ byUserId: stranger.id }))).toMatchObject({
    reason: 'not_found',
  });
  await world.catalogue.permit(stranger, 'event', mine.event, 2);
  expect(await world.payments.refundOrder(mine.orderId, request({ byUserId: stranger.id }))).toMatchObject({
    reason: 'not_found',
  });
  expect(
    await world.payments.refundOrder(mine.orderId, request({ byUserId: world.owner.id })),
  ).toHaveProperty('refundId');
});

test('the process dies before it asks: the tickets let nobody in, and the job finishes it', async () => {
  const { orderId, intent } = await world.bought();
  await world.sql`select private.begin_refund(${orderId}, ${`died-${orderId}`}, null, null, '', null)`;
  expect(await world.status(orderId)).toMatchObject({ refunded: 2200, tickets: ['blocked', 'blocked'] });
  await world.workLater();
  expect(await world.status(orderId)).toMatchObject({
    status: 'refunded',
    tickets: ['refunded', 'refunded'],
  });
  expect(await world.refundedAtProvider(intent)).toBe(2200);
});

test('the provider refuses: everything is as before, and the event sets it right', async () => {
  const { orderId, pool, intent } = await world.bought();
  // Done on the provider's own pages, a moment ago.
  await world.stripe.refunds.create({ payment_intent: intent });
  expect(await world.payments.refundOrder(orderId, request())).toEqual({
    reason: 'refund_refused',
    detail: { code: 'charge_already_refunded' },
  });
  expect(await world.status(orderId)).toEqual({ status: 'paid', refunded: 0, tickets: ['valid', 'valid'] });
  await world.work();
  expect(await world.status(orderId)).toMatchObject({
    status: 'refunded',
    refunded: 2200,
    tickets: ['refunded', 'refunded'],
  });
  expect(await world.sale.counts(pool)).toEqual({ sold: 0, held: 0, offered: 0 });
});

test('part of it on the provider’s pages: the money is noted, the tickets stay', async () => {
  const { orderId, intent } = await world.bought();
  await world.stripe.refunds.create({ payment_intent: intent, amount: 300 });
  await world.work();
  expect(await world.status(orderId)).toEqual({
    status: 'paid',
    refunded: 300,
    tickets: ['valid', 'valid'],
  });
});

test('without the lock and the last guard two at once give back too much', async () => {
  const { orderId } = await world.bought();
  const [{ definition } = { definition: '' }] =
    await world.sql`select pg_get_functiondef('private.begin_refund'::regproc) as definition`;
  const unlocked = String(definition)
    .replace(' for update;', ';')
    .replace('insert into public.refunds', 'perform pg_sleep(0.1); insert into public.refunds');
  await world.sql.unsafe(unlocked);
  await world.sql`alter table public.orders drop constraint order_never_refunded_twice`;
  await world.sql`alter table public.payments drop constraint payment_never_refunded_twice`;
  try {
    await Promise.all(
      [1, 2].map(
        (n) => world.sql`select private.begin_refund(${orderId}, ${`race-${n}`}, 2200, null, '', null)`,
      ),
    );
    expect((await world.status(orderId)).refunded).toBe(4400);
  } finally {
    await world.sql.unsafe(String(definition));
    await world.sql`update public.orders set refunded = 0 where id = ${orderId}`;
    await world.sql`update public.payments set refunded = 0 where order_id = ${orderId}`;
    await world.sql`delete from public.refunds where order_id = ${orderId}`;
    await world.sql`alter table public.orders add constraint order_never_refunded_twice check (refunded between 0 and total)`;
    await world.sql`alter table public.payments add constraint payment_never_refunded_twice check (refunded between 0 and amount)`;
  }
});

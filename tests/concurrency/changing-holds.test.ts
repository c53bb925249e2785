import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectTrusted } from '../../server/backend/database.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { type HoldAnswer, type HoldRequest, saleOf } from '../fixtures/sale.ts';

let database: TestDatabase;
let crowd: ReturnType<typeof connectTrusted>;
let sale: ReturnType<typeof saleOf>;
beforeAll(async () => {
  database = await createTestDatabase();
  crowd = connectTrusted(database.url, { max: 20 });
  sale = saleOf(crowd);
});
afterAll(async () => {
  await crowd.end();
  await database.drop();
});

async function replace(order: number, request: HoldRequest): Promise<HoldAnswer> {
  const whole = {
    key: randomBytes(9).toString('hex'),
    secretHash: randomBytes(32).toString('hex'),
    ...request,
  };
  const [row] = await crowd`select private.replace_hold(${order}, ${crowd.json(whole)}) as answer`;
  return row?.answer;
}

async function name(order: number, email: string): Promise<string | undefined> {
  const [row] = await crowd`select private.name_buyer(${order}, 'A Buyer', ${email}) as answer`;
  return row?.answer.reason;
}

async function held(size: number, quantity: number, more: { coupon?: string } = {}) {
  const event = await sale.event();
  const pool = await sale.pool(event, size);
  const type = await sale.type(event, { pools: [pool], price: 1000, perPerson: 5 });
  await crowd`insert into public.coupons (event_id, code, kind, value, max_uses, max_per_person)
    values (${event}, 'HALF', 'percent', 50, 1, 1)`;
  const items = (count: number) => [{ typeId: type, quantity: count }];
  const answer = await sale.hold(event, { items: items(quantity), ...more });
  return { event, pool, type, items, order: answer?.orderId ?? 0 };
}

test('the last places change hands from an order to its successor, past a crowd that wants them', async () => {
  const { event, pool, items, order } = await held(4, 4);
  const [changed, ...others] = await Promise.all([
    replace(order, { items: items(3) }),
    ...Array.from({ length: 40 }, () => sale.hold(event, { items: items(3) })),
  ]);
  expect(changed.reason).toBeUndefined();
  expect(others.filter((answer) => answer?.orderId)).toEqual([]);
  expect(await sale.counts(pool)).toEqual({ sold: 0, held: 3, offered: 0 });
});

test('who is refused keeps everything: places, coupon and time', async () => {
  const { event, pool, items, order } = await held(4, 2, { coupon: 'HALF' });
  const state = () => crowd`select o.status, o.expires_at, c.uses, c.spent from public.orders o
    join public.coupons c on c.id = o.coupon_id where o.id = ${order}`;
  const before = await state();
  expect((await replace(order, { items: items(5) })).reason).toBe('sold_out');
  expect((await replace(order, { items: items(2), coupon: 'NOPE' })).reason).toBe('coupon_unknown');
  expect(await state()).toEqual(before);
  expect(await sale.counts(pool)).toEqual({ sold: 0, held: 2, offered: 0 });
  // A code that may be used once goes from the order to its successor.
  const changed = await replace(order, { items: items(1), coupon: 'HALF' });
  expect(changed.reason).toBeUndefined();
  const [coupon] = await crowd`select uses, spent from public.coupons where event_id = ${event}`;
  expect({ ...coupon }).toEqual({ uses: 1, spent: 500 });
});

test('many clicks at once make one successor', async () => {
  const { event, pool, items, order } = await held(10, 2);
  const key = randomBytes(9).toString('hex');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => replace(order, { items: items(3), key })),
  );
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  const statuses = await crowd`select status from public.orders where event_id = ${event} order by id`;
  expect(statuses.map(({ status }) => status)).toEqual(['cancelled', 'held']);
  expect(await sale.counts(pool)).toEqual({ sold: 0, held: 3, offered: 0 });
});

test('what a smaller basket frees goes to those who wait', async () => {
  const { event, pool, type, items, order } = await held(2, 2);
  const [person] = await crowd`insert into public.users (display_name) values ('Waiter') returning id`;
  await crowd`insert into public.waiting_entries (event_id, ticket_type_id, user_id, quantity)
    values (${event}, ${type}, ${person?.id}, 1)`;
  await replace(order, { items: items(1) });
  expect(await sale.counts(pool)).toEqual({ sold: 0, held: 1, offered: 1 });
});

test('an order whose time is over, or that is being paid, does not change', async () => {
  const { items, order } = await held(10, 2);
  await crowd`update public.orders set status = 'paying' where id = ${order}`;
  expect((await replace(order, { items: items(1) })).reason).toBe('hold_expired');
  await crowd`update public.orders set status = 'held', expires_at = now() where id = ${order}`;
  expect((await replace(order, { items: items(1) })).reason).toBe('hold_expired');
});

test('one address has no more than one person may, however many orders give it at once', async () => {
  const { event, items, order } = await held(100, 2);
  const others = await Promise.all([1, 2, 3, 4].map(() => sale.hold(event, { items: items(2) })));
  const orders = [order, ...others.map((answer) => answer?.orderId ?? 0)];
  const reasons = await Promise.all(orders.map((one) => name(one, 'Same@Example.org')));
  // Five per person: two orders of two.
  expect(reasons.filter((reason) => reason === undefined)).toHaveLength(2);
  expect(reasons.filter((reason) => reason === 'too_many_for_you')).toHaveLength(3);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectTrusted } from '../../server/backend/database.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { saleOf } from '../fixtures/sale.ts';

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

/** Orders of one seller that wait for their money. They share no pool, so nothing else makes them queue. */
async function heldOrders(count: number) {
  const event = await sale.event();
  const type = await sale.type(event, { pools: [], price: 1000 });
  const requests = Array.from({ length: count }, () => ({ items: [{ typeId: type, quantity: 1 }] }));
  const held = await sale.holdMany(event, requests);
  return { event, orders: held.map(({ orderId = 0, total = 0 }) => ({ id: orderId, total })) };
}

type Order = { id: number; total: number };
const settle = (sql: typeof crowd, { id, total }: Order) =>
  sql`select private.settle_payment(${id}, ${`pay-${id}`}, ${total}, 'EUR')`;

async function numbersOf(event: number): Promise<number[]> {
  const rows =
    await database.sql`select r.number from public.receipts r join public.orders o on o.id = r.order_id
    where o.event_id = ${event} order by r.number`;
  return rows.map(({ number }) => number);
}

const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('without the lock the same number is given twice', async () => {
  const { event, orders } = await heldOrders(20);
  const [{ definition } = { definition: '' }] =
    await database.sql`select pg_get_functiondef('private.number_receipt'::regproc) as definition`;
  const unlocked = String(definition).replace(
    /insert into private\.receipt_counters[^;]+;/,
    `select coalesce(max(r.number), 0) + 1 into next from public.receipts r where r.seller = sold_by and r.year = this_year;
     perform pg_sleep(0.05);`,
  );
  expect(unlocked).not.toBe(definition);
  await database.sql.unsafe(unlocked);
  await database.sql`alter table public.receipts drop constraint receipts_seller_year_number_key`;
  try {
    await Promise.all(orders.map((order) => settle(crowd, order)));
    expect(new Set(await numbersOf(event)).size).toBeLessThan(20);
  } finally {
    await database.sql.unsafe(String(definition));
    await database.sql`delete from public.receipts`;
    await database.sql`alter table public.receipts add constraint receipts_seller_year_number_key unique (seller, year, number)`;
  }
});

test('fifty orders at once have fifty consecutive numbers', async () => {
  const { event, orders } = await heldOrders(50);
  await Promise.all(orders.map((order) => settle(crowd, order)));
  expect(await numbersOf(event)).toEqual(oneTo(50));
});

test('an order that is undone leaves no gap, and one that is settled twice has one number', async () => {
  const { event, orders } = await heldOrders(3);
  const [first, second, third] = orders as [Order, Order, Order];
  await settle(crowd, first);
  const undone = crowd.begin(async (sql) => {
    await settle(sql as unknown as typeof crowd, second);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await Promise.all([settle(crowd, third), settle(crowd, third)]);
  await settle(crowd, second);
  expect(await numbersOf(event)).toEqual(oneTo(3));
});

test('every seller counts for themselves, and what is free is not counted', async () => {
  const [one, other] = await Promise.all([heldOrders(2), heldOrders(2)]);
  await Promise.all([...one.orders, ...other.orders].map((order) => settle(crowd, order)));
  expect([await numbersOf(one.event), await numbersOf(other.event)]).toEqual([oneTo(2), oneTo(2)]);
  const event = await sale.event();
  const type = await sale.type(event, { pools: [] });
  const held = await sale.hold(event, { items: [{ typeId: type, quantity: 1 }] });
  await crowd`select private.confirm_free_order(${held?.orderId ?? 0})`;
  expect(await numbersOf(event)).toEqual([]);
});

test('VAT by rate adds up to what was paid', async () => {
  const event = await sale.event();
  const [entry, drink] = [
    await sale.type(event, { pools: [], price: 1999 }),
    await sale.type(event, { pools: [], price: 350, kind: 'add_on' }),
  ];
  await crowd`update public.ticket_types set vat_percent = case id when ${entry} then 7 else 19 end where event_id = ${event}`;
  await crowd`update public.ticket_types set fee_handling = 'absorbed' where id = ${drink}`;
  const held = await sale.hold(event, {
    items: [
      { typeId: entry, quantity: 2 },
      { typeId: drink, quantity: 1 },
    ],
  });
  await settle(crowd, { id: held?.orderId ?? 0, total: held?.total ?? 0 });
  const [row] = await database.sql`select r.vat, o.total, o.vat as whole from public.receipts r
    join public.orders o on o.id = r.order_id where o.event_id = ${event}`;
  const rates: { percent: number; gross: number; vat: number }[] = row?.vat;
  expect(rates.map(({ percent }) => percent)).toEqual([19, 7]);
  expect(rates.reduce((sum, { gross }) => sum + gross, 0)).toBe(row?.total);
  expect(Math.abs(rates.reduce((sum, { vat }) => sum + vat, 0) - row?.whole)).toBeLessThanOrEqual(1);
});

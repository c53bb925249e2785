import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeReadyAccounts } from '../../server/payments/simulator/ready-accounts.ts';
import { buyOverHttp } from '../fixtures/buyer.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { connectBehind, killEverything, startProcess } from '../fixtures/process.ts';
import { saleOf } from '../fixtures/sale.ts';

/** CRASH_PURCHASES=1000 for a long look. */
const purchases = Number(process.env.CRASH_PURCHASES ?? 160);
const powerCuts = 4;
const buyers = 8;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'limelight-purchases-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function start() {
  const limelight = await startProcess({ DATA_DIR: directory, DEMO_DATA: 'off' });
  const { sql } = await connectBehind(directory);
  // All buyers have one address here.
  await sql`update private.selling_settings set rate_factor = 0`;
  await sql.end();
  return limelight;
}

const oneOf = <Value>(values: Value[]): Value => values[Math.floor(Math.random() * values.length)] as Value;

async function openSale(sql: postgres.Sql) {
  const sale = saleOf(sql);
  const promoter = await catalogueOf(sql).promoter('Crash Promoter');
  await sql.begin(makeReadyAccounts);
  const event = await sale.event(promoter);
  const pool = await sale.pool(event, purchases * 10);
  const [free, paid] = [
    await sale.type(event, { pools: [pool] }),
    await sale.type(event, { price: 1250, pools: [pool] }),
  ];
  await sql`insert into public.coupons (event_id, code, kind, value) values (${event}, 'HALF', 'percent', 50)`;
  return { event, free, paid };
}

test('purchases in the middle of power cuts: money, tickets, pools and coupons agree to the unit', async () => {
  let limelight = await start();
  const { sql } = await connectBehind(directory);
  const sale = await openSale(sql);
  await sql.end();
  let tried = 0;
  for (let cut = 1; cut <= powerCuts; cut += 1) {
    const last = Math.floor((purchases / powerCuts) * cut);
    const moment = last - Math.floor(Math.random() * 10);
    const { url } = limelight;
    let cutting: Promise<void> | undefined;
    const buy = async () => {
      while (tried < last) {
        tried += 1;
        if (tried === moment) cutting = killEverything(limelight, directory);
        await buyOverHttp(url, {
          eventId: sale.event,
          typeId: oneOf([sale.free, sale.paid, sale.paid]),
          quantity: oneOf([1, 2, 3]),
          coupon: oneOf(['', '', 'HALF']),
          how: oneOf(['pay', 'pay', 'twice', 'reversed', 'decline', 'abandon']),
          comesBack: Math.random() < 0.5,
        }).catch(() => {});
      }
    };
    await Promise.all(Array.from({ length: buyers }, buy));
    await cutting;
    limelight = await start();
  }
  const behind = await connectBehind(directory);
  await vi.waitFor(async () => expect(await listUnfinished(behind.sql)).toEqual([]), {
    timeout: 90_000,
    interval: 500,
  });
  const sums = await reconcile(behind.sql, sale.event);
  expect(sums.paidOrders).toBeGreaterThan(purchases / 4);
  expect(sums.differences).toEqual([]);
  await behind.sql.end();
  expect(await limelight.stop(), limelight.output()).toBe(0);
}, 400_000);

/** What the queue still has to do because of a payment. */
function listUnfinished(sql: postgres.Sql) {
  return sql`select task_identifier as task, attempts, last_error as error from graphile_worker.jobs
    where task_identifier ~ 'payment|simulated|refund|stripe' and run_at < now() + interval '1 minute'`;
}

async function reconcile(sql: postgres.Sql, event: number) {
  const [{ paid } = { paid: 0 }] = await sql<{ paid: number }[]>`
    select count(*)::int as paid from public.orders where event_id = ${event} and status = 'paid'`;
  const differences = await sql`
    with o as (select * from public.orders where event_id = ${event})
    select 'held' as what, p.id, p.held as counted, coalesce((select sum(t.places) from public.order_pools t join o on o.id = t.order_id
        where t.pool_id = p.id and o.status in ('held', 'paying')), 0)::int as should
      from public.pools p where p.event_id = ${event}
    union all
    select 'sold', p.id, p.sold, (select count(*) from public.tickets k where k.event_id = ${event} and k.status in ('valid', 'blocked'))::int
      from public.pools p where p.event_id = ${event}
    union all
    select 'tickets', o.id, (select count(*) from public.tickets k where k.order_id = o.id)::int,
      case when o.status = 'paid' then (select sum(l.quantity) from public.order_lines l where l.order_id = o.id) else 0 end::int from o
    union all
    select 'money', o.id, coalesce((select sum(p.amount - p.refunded) from public.payments p
        where p.order_id = o.id and p.status = 'succeeded'), 0)::int, case when o.status = 'paid' then o.total else 0 end from o
    union all
    select 'provider', null, (select coalesce(sum((s.data ->> 'amount')::int), 0) from private.simulator_objects s
        where s.kind = 'payment_intent' and s.data ->> 'status' = 'succeeded')::int,
      (select coalesce(sum(p.amount), 0) from public.payments p where p.status in ('succeeded', 'refunded'))::int
    union all
    select 'coupon uses', c.id, c.uses, (select count(*) from o where o.coupon_id = c.id and o.takes_room)::int
      from public.coupons c where c.event_id = ${event}
    union all
    select 'coupon spent', c.id, c.spent, (select coalesce(sum(o.discount), 0) from o where o.coupon_id = c.id and o.takes_room)::int
      from public.coupons c where c.event_id = ${event}`;
  return { paidOrders: paid, differences: differences.filter(({ counted, should }) => counted !== should) };
}

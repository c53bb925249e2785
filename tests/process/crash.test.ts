import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listDifferences, reconcile } from '../../scripts/reconcile/reconcile.ts';
import { makeReadyAccounts } from '../../server/payments/simulator/ready-accounts.ts';
import { listUnbooked } from '../faults/compare.ts';
import { buyOverHttp } from '../fixtures/buyer.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { connectBehind, killEverything, startProcess } from '../fixtures/process.ts';
import { saleOf } from '../fixtures/sale.ts';

/** CRASH_PURCHASES=1000 for a long look. */
const purchases = Number(process.env.CRASH_PURCHASES ?? 80);
const powerCuts = Math.max(2, Math.round(purchases / 100));
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

test('purchases in the middle of power cuts: money, tickets, pools and coupons agree to the unit; an orphaned and a killed PostgreSQL are no end', async () => {
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
  const [orders] = await behind.sql`
    select count(*)::int as paid from public.orders where event_id = ${sale.event} and status = 'paid'`;
  expect(orders?.paid).toBeGreaterThan(purchases / 4);
  expect(listDifferences(await reconcile(behind.sql))).toEqual([]);
  expect(await listUnbooked(behind.sql)).toEqual([]);
  await behind.sql.end();

  // A PostgreSQL that outlived its killed app is stopped, and the data opened again.
  const gone = new Promise((resolve) => limelight.child.once('exit', resolve));
  limelight.child.kill('SIGKILL');
  await gone;
  limelight = await start();
  const health = async () => (await fetch(`${limelight.url}/healthz`)).status;
  expect(await health()).toBe(200);
  // And one that is killed under a living app comes back by itself, on the same address.
  const [postmaster] = (await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
  await expect.poll(health, { timeout: 5000, interval: 20 }).toBe(503);
  await expect.poll(health, { timeout: 30_000, interval: 100 }).toBe(200);
  expect(await limelight.stop(), limelight.output()).toBe(0);
}, 400_000);

/** What the queue still has to do because of a payment. */
function listUnfinished(sql: postgres.Sql) {
  return sql`select task_identifier as task, attempts, last_error as error from graphile_worker.jobs
    where task_identifier ~ 'payment|simulated|refund|stripe' and run_at < now() + interval '1 minute'`;
}

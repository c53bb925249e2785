import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectTrusted } from '../../server/backend/database.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { type Device, doorOf } from '../fixtures/door.ts';
import { untilSomeoneWaits } from '../fixtures/waits.ts';

let database: TestDatabase;
let crowd: ReturnType<typeof connectTrusted>;
let door: ReturnType<typeof doorOf>;
beforeAll(async () => {
  database = await createTestDatabase();
  crowd = connectTrusted(database.url, { max: 20 });
  door = doorOf(crowd);
});
afterAll(async () => {
  await crowd.end();
  await database.drop();
});

const outcomesOf = async (event: number, ticket: number, phones: Device[]) => {
  const answers = await Promise.all(phones.map((phone) => door.scan(event, phone, { ticket })));
  return answers.map(({ outcome }) => outcome).sort();
};

test('two scanners in the same instant, two hundred times: one wins each', async () => {
  const { event, tickets } = await door.night({ tickets: 200 });
  const phones = [await door.device(event, { name: 'One' }), await door.device(event, { name: 'Two' })];
  for (let at = 0; at < tickets.length; at += 10) {
    const outcomes = await Promise.all(
      tickets.slice(at, at + 10).map((ticket) => outcomesOf(event, ticket, phones)),
    );
    for (const pair of outcomes) expect(pair).toEqual(['accepted', 'already_scanned']);
  }
  const entries = await door.entries(event);
  expect(entries).toHaveLength(200);
  expect(entries.every((one) => one.entries === 1)).toBe(true);
  const [counts] =
    await crowd`select inside, entries, refusals from private.door_counts where event_id = ${event}`;
  expect({ ...counts }).toEqual({ inside: 200, entries: 200, refusals: 200 });
});

test('without the locks the same two both let in', async () => {
  const { event, tickets } = await door.night({ tickets: 2 });
  const [ticket = 0, before = 0] = tickets;
  const phones = await Promise.all(Array.from({ length: 8 }, () => door.device(event)));
  // The very first scan makes the row that the others would wait for.
  await door.scan(event, phones[0] as Device, { ticket: before });
  const functions = ['private.scan_tickets', 'private.make_scan'];
  const definitions = await Promise.all(
    functions.map(async (name) => {
      const [row] = await crowd`select pg_get_functiondef(${name}::regproc) as definition`;
      return String(row?.definition);
    }),
  );
  const [scanTickets = '', makeScan = ''] = definitions;
  const unlocked = [
    scanTickets.replace(/perform from private\.door_counts c[^;]+for update;/, ''),
    makeScan.replace(
      / for update;/,
      '; perform pg_sleep(0.05);', // What is read before anybody wrote it is true for all of them.
    ),
  ];
  expect(unlocked[0]).not.toBe(scanTickets);
  expect(unlocked[1]).not.toBe(makeScan);
  try {
    for (const definition of unlocked) await database.sql.unsafe(definition);
    const outcomes = await outcomesOf(event, ticket, phones);
    expect(outcomes.filter((outcome) => outcome === 'accepted').length).toBeGreaterThan(1);
  } finally {
    for (const definition of definitions) await database.sql.unsafe(definition);
  }
});

test('a scan that meets a refund waits for it, and then lets nobody in', async () => {
  const { event, tickets } = await door.night({ tickets: 1 });
  const [ticket = 0] = tickets;
  const phone = await door.device(event);
  let scanned: ReturnType<typeof door.scan> | undefined;
  await crowd.begin(async (sql) => {
    await sql`select private.void_tickets(array[${ticket}]::bigint[], 'refunded')`;
    scanned = door.scan(event, phone, { ticket });
    await untilSomeoneWaits(database.sql);
  });
  expect((await scanned)?.outcome).toBe('refunded');
});

test('a scan that meets a change of holder waits for it, and then knows the old code no more', async () => {
  const { event, tickets } = await door.night({ tickets: 1 });
  const [ticket = 0] = tickets;
  const phone = await door.device(event);
  const serial = await door.serialOf(ticket);
  let scanned: ReturnType<typeof door.scan> | undefined;
  await crowd.begin(async (sql) => {
    await sql`select private.reissue_ticket(${ticket}, null, 'Somebody Else', 'else@limelight.test')`;
    scanned = door.scan(event, phone, { serial });
    await untilSomeoneWaits(database.sql);
  });
  expect((await scanned)?.outcome).toBe('revoked');
  expect((await door.scan(event, phone, { ticket })).outcome).toBe('accepted');
});

test('a house with room for ten takes ten of a crowd', async () => {
  const { event, tickets } = await door.night({ tickets: 40 });
  await door.rules(event, { capacity: 10 });
  const phones = await Promise.all(Array.from({ length: 20 }, () => door.device(event)));
  const answers = await Promise.all(
    tickets.map((ticket, n) => door.scan(event, phones[n % 20] as Device, { ticket })),
  );
  expect(answers.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(10);
  expect(answers.filter(({ outcome }) => outcome === 'capacity_reached')).toHaveLength(30);
});

test('phones that tell of the same ticket at the same instant are all heard, and one conflict is left', async () => {
  const { event, tickets } = await door.night({ tickets: 20 });
  const phones = [await door.device(event, { name: 'One' }), await door.device(event, { name: 'Two' })];
  const told = tickets.map((ticket, n) => ({ ticket, agoMs: 60_000 - n * 1000 }));
  await Promise.all(phones.map((phone) => door.sync(phone, told)));
  const [row] = await crowd`
    select count(*)::int as scans, count(*) filter (where is_conflict)::int as conflicts from public.scans where event_id = ${event}`;
  expect({ ...row }).toEqual({ scans: 40, conflicts: 20 });
});

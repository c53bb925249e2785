import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide } from '../../app/features/scanning/decide.ts';
import { openPack } from '../../app/features/scanning/known-door.ts';
import type { Direction, EventPack } from '../../app/features/scanning/messages.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { type Device, doorOf, type Night } from '../fixtures/door.ts';

/** Phones decide without network by app/features/scanning/decide.ts: it must say what the database would have said. */
let database: TestDatabase;
let door: ReturnType<typeof doorOf>;
beforeAll(async () => {
  database = await createTestDatabase();
  door = doorOf(database.sql);
});
afterAll(() => database.drop());

const hour = 3_600_000;
const reentries = ['once', 'once_a_night', 'after_exit', 'always'];
/** When it began and how long it goes on: tonight, a festival in its second night, one that is over, one to come. */
const times = [
  { inHours: -3, lasts: 8 },
  { inHours: -30, lasts: 72 },
  { inHours: -20, lasts: 9 },
  { inHours: 6, lasts: 5 },
];

/** The same every time, so that what fails can be looked at. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

async function makeScene(seed: number) {
  const pick = chance(seed);
  const night = await door.night({ tickets: 4, ...times[seed % times.length] });
  const gate = await door.gate(night.event, 'Gate', pick(4) === 0 ? [night.type + 1000] : []);
  const reentry = reentries[pick(reentries.length)] ?? 'once';
  await door.rules(night.event, { reentry, ...(pick(2) === 0 && { capacity: 1 + pick(3) }) });
  const types = pick(5) === 0 ? [night.type + 1000] : [];
  const phone = await door.device(night.event, { gate, types });
  const { sql } = database;
  // Off the full hour, so that no hour ends while this is compared.
  const clock = (hours: number) =>
    new Date(Date.now() + hours * hour + 30 * 60_000).toISOString().slice(11, 16);
  const from = pick(3) === 0 ? clock(pick(24)) : null;
  const until = pick(3) === 0 ? clock(pick(24)) : null;
  await sql`update public.ticket_types set enter_from = ${from}, enter_until = ${until},
      kind = ${pick(5) === 0 ? 'add_on' : 'admission'}::public.ticket_kind,
      valid_nights = (select case when ${pick(2) === 0} then array[private.night_of(now(), e.timezone)] end
        from public.events e where e.id = ${night.event})
    where id = ${night.type}`;
  const status = ['valid', 'refunded', 'cancelled', 'blocked'][pick(4)] ?? 'valid';
  await sql`update public.tickets set status = ${status}::public.ticket_status where id = ${night.tickets[3] ?? 0}`;
  return { ...night, phone, pick };
}

async function readPack({ deviceId }: Device): Promise<EventPack> {
  const [row] = await database.sql`select private.event_pack(${deviceId}) as pack`;
  return row?.pack;
}

/** One scan that the phone decides alone; what the rules say of it is what the database answers. */
async function compare(
  night: Night & { phone: Device },
  ticket: number,
  direction: Direction,
  agoMs: number,
) {
  const serial = await door.serialOf(ticket);
  const pack = await readPack(night.phone);
  const scanned = { kind: 'ticket', serial, typeId: night.type, isFresh: true } as const;
  const { verdict } = decide(openPack(pack), scanned, pack.now - agoMs, direction);
  const { answers } = await door.sync(night.phone, [{ ticket, direction, agoMs, outcome: verdict }]);
  return { phone: verdict, rules: answers[0]?.verdict };
}

test('a phone without network decides as the database does', { timeout: 120_000 }, async () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 24; seed += 1) {
    const { pick, ...night } = await makeScene(seed);
    // Backwards in time nothing is compared: what is told later than it was done may know more.
    for (let agoMs = 20 * hour; agoMs >= 0; agoMs -= 2 * hour) {
      const ticket = night.tickets[pick(night.tickets.length)] ?? 0;
      const direction = pick(3) === 0 ? 'exit' : 'entry';
      const said = await compare(night, ticket, direction, agoMs);
      expect(said.phone, `seed ${seed}, ${agoMs / hour} hours ago, ${direction}`).toBe(said.rules);
      seen.add(said.phone);
    }
  }
  // Which others occur depends on the time of day.
  expect([...seen]).toEqual(
    expect.arrayContaining(['accepted', 'already_scanned', 'not_inside', 'wrong_gate']),
  );
  expect(seen.size).toBeGreaterThan(5);
});

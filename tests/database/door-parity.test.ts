import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide } from '~/features/scanning/decide';
import { openPack } from '~/features/scanning/known-door';
import type { EventPack } from '~/features/scanning/messages';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { doorOf } from '../fixtures/door.ts';

let database: TestDatabase;
let door: ReturnType<typeof doorOf>;
beforeAll(async () => {
  database = await createTestDatabase();
  door = doorOf(database.sql);
});
afterAll(() => database.drop());

const pick = <One>(...of: One[]): One => of[randomInt(of.length)] as One;
const quarterHours = (least: number, most: number) => (randomInt(4 * (most - least)) + 4 * least) / 4;
const clock = () => `${String(randomInt(24)).padStart(2, '0')}:${pick('00', '30')}`;

/** A door in some state, around a night on which the clock may change. */
async function anyDoor() {
  const { event, type, tickets } = await door.night();
  const [ticket = 0] = tickets;
  const device = await door.device(event, {
    ...(pick(true, false) && { gate: await door.gate(event, 'Gate', pick([], [type], [type + 1])) }),
    types: pick([], [], [type]),
  });
  await door.rules(event, {
    reentry: pick('once', 'once_a_night', 'after_exit', 'always'),
    live: pick(true, false),
    ...(pick(true, false) && { capacity: 3 }),
  });
  const start = Date.parse(pick('2030-03-30T18:00Z', '2030-10-26T20:30Z', '2030-07-05T10:00Z'));
  const lasts = pick(6, 12, 24, 30, 60);
  const from = (hours: number) => new Date(start + hours * 3_600_000);
  const nights = () =>
    [0, 1, 2]
      .filter(() => pick(true, false))
      .map((n) =>
        from(24 * n)
          .toISOString()
          .slice(0, 10),
      );
  const { sql } = database;
  await sql`update public.events set starts_at = ${from(0)}, ends_at = ${from(lasts)}, doors_at = ${pick(null, from(-1))},
    timezone = ${pick('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu')} where id = ${event}`;
  const valid = nights();
  await sql`update public.ticket_types set valid_nights = ${valid.length > 0 ? valid : null}::date[],
    enter_from = ${pick(null, null, clock())}, enter_until = ${pick(null, null, clock())},
    kind = ${pick('admission', 'add_on')}::public.ticket_kind where id = ${type}`;
  await sql`update public.tickets set status = ${pick('valid', 'valid', 'valid', 'blocked', 'refunded')}::public.ticket_status
    where id = ${ticket}`;
  await sql`update private.admissions set inside = ${pick(0, 1)}, entries = ${pick(0, 1, 2)},
    night = ${pick(
      null,
      ...[0, 1, 2].map((n) =>
        from(24 * n)
          .toISOString()
          .slice(0, 10),
      ),
    )} where ticket_id = ${ticket}`;
  await sql`insert into private.door_counts (event_id, night, inside)
    select id, private.night_of(starts_at, timezone), ${pick(0, 3)} from public.events where id = ${event}`;
  return { event, ticket, device, at: from(quarterHours(-14, lasts + 10)) };
}

test('a phone without network says what the database would say', async () => {
  const verdicts = new Map<string, number>();
  for (let n = 0; n < 120; n += 1) {
    const { ticket, device, at } = await anyDoor();
    const direction = pick('entry', 'entry', 'entry', 'exit' as const);
    const isLive = pick(true, true, false);
    const [row] = await database.sql`
      select private.event_pack(d.id) as pack, k.serial, t.id::int as type,
        private.judge_scan(e, private.door_rules_of(e.id), d, k, t, a, ${direction}::public.scan_direction, ${isLive}, ${at},
          private.door_night(e, ${at}), case when c.night = private.door_night(e, ${at}) then c.inside else 0 end) as verdict
      from public.scanner_devices d join public.events e on e.id = d.event_id join private.door_counts c on c.event_id = e.id,
        public.tickets k join public.ticket_types t on t.id = k.ticket_type_id join private.admissions a on a.ticket_id = k.id
      where d.id = ${device.deviceId} and k.id = ${ticket}`;
    const pack: EventPack = row?.pack;
    const shown = {
      kind: 'ticket' as const,
      serial: String(row?.serial),
      typeId: Number(row?.type),
      isFresh: isLive || !pack.rules.liveCode,
    };
    const { verdict } = decide(openPack(pack), shown, at.getTime(), direction);
    expect(verdict, `${JSON.stringify({ ...pack, keys: [], direction, at, isLive })}`).toBe(row?.verdict);
    verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
  }
  // Each rule was met: what is never drawn is never compared.
  const wanted = [
    'accepted',
    'already_scanned',
    'not_inside',
    'blocked',
    'refunded',
    'code_expired',
    'wrong_gate',
    'wrong_day',
  ];
  expect(wanted.filter((verdict) => !verdicts.has(verdict))).toEqual([]);
}, 60_000);

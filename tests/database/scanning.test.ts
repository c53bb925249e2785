import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { doorOf } from '../fixtures/door.ts';

let database: TestDatabase;
let door: ReturnType<typeof doorOf>;
beforeAll(async () => {
  database = await createTestDatabase();
  door = doorOf(database.sql);
});
afterAll(() => database.drop());

async function scene(options: { tickets?: number; inHours?: number; lasts?: number } = {}) {
  const night = await door.night(options);
  const [ticket = 0, second = 0] = night.tickets;
  const phone = await door.device(night.event, { name: 'Phone 1' });
  return { ...night, ticket, second, phone };
}

test('a ticket lets in once; then it says when, where and by which phone it was used', async () => {
  const { event, ticket } = await scene();
  const gate = await door.gate(event, 'Main gate');
  const first = await door.device(event, { name: 'Phone 1', gate });
  const other = await door.device(event, { name: 'Phone 2' });
  const taken = await door.scan(event, first, { ticket });
  expect(taken).toMatchObject({
    outcome: 'accepted',
    ticket: { name: 'Guest 1', type: 'Entry' },
    first: null,
  });
  expect(taken.counts).toMatchObject({ inside: 1, entries: 1, mine: { accepted: 1, refused: 0 } });
  const again = await door.scan(event, other, { ticket });
  expect(again).toMatchObject({
    outcome: 'already_scanned',
    first: { gate: 'Main gate', device: 'Phone 1', at: taken.at },
    mayOverride: false,
  });
  expect(again.counts).toMatchObject({ inside: 1, refusals: 1, mine: { accepted: 0, refused: 1 } });
});

test('the same scan sent again is the same scan', async () => {
  const { event, ticket, phone } = await scene();
  const nonce = randomUUID();
  const taken = await door.scan(event, phone, { ticket, nonce });
  const again = await door.scan(event, phone, { ticket, nonce });
  expect(again).toEqual(taken);
  expect(await door.entries(event)).toEqual([{ ticket, entries: 1 }]);
});

test('what is not a ticket of this night says why', async () => {
  const { event, tickets, phone } = await scene({ tickets: 5 });
  const other = await scene();
  const [blocked = 0, refunded = 0, cancelled = 0, unpaid = 0, given = 0] = tickets;
  await database.sql`update public.tickets set status = 'blocked' where id = ${blocked}`;
  for (const [ticket, ending] of [[refunded, 'refunded'] as const, [cancelled, 'cancelled'] as const])
    await database.sql`select private.void_tickets(array[${ticket}]::bigint[], ${ending}::public.ticket_status)`;
  await database.sql`update public.orders set status = 'cancelled'
    where id = (select order_id from public.tickets where id = ${unpaid})`;
  const oldSerial = await door.serialOf(given);
  await database.sql`select private.reissue_ticket(${given}, null, 'Somebody Else', 'else@limelight.test')`;
  const outcome = async (asked: Parameters<typeof door.scan>[2]) =>
    (await door.scan(event, phone, asked)).outcome;
  expect(await outcome({ ticket: blocked })).toBe('blocked');
  expect(await outcome({ ticket: refunded })).toBe('refunded');
  expect(await outcome({ ticket: cancelled })).toBe('cancelled');
  expect(await outcome({ ticket: unpaid })).toBe('unpaid');
  expect(await outcome({ serial: oldSerial })).toBe('revoked');
  expect(await outcome({ ticket: other.ticket })).toBe('wrong_event');
  expect(await outcome({ ticket: other.ticket, bySearch: true })).toBe('unknown');
  expect(await outcome({ serial: 'ff'.repeat(12) })).toBe('unknown');
  expect(await outcome({ problem: 'forged' })).toBe('forged');
  expect(await outcome({ ticket: given })).toBe('accepted');
  expect(await door.entries(event)).toEqual([{ ticket: given, entries: 1 }]);
});

test('a ticket for Sunday does not pass on the day before', async () => {
  const { event, type, ticket, phone } = await scene({ inHours: -3, lasts: 60 });
  const [night] = await database.sql`
    select private.night_of(now(), timezone) as tonight, private.night_of(now(), timezone) + 1 as tomorrow
    from public.events where id = ${event}`;
  await database.sql`update public.ticket_types set valid_nights = array[${night?.tomorrow}::date] where id = ${type}`;
  const early = await door.scan(event, phone, { ticket });
  expect(early.outcome).toBe('wrong_day');
  expect(early.detail.validNights).toHaveLength(1);
  await database.sql`update public.ticket_types set valid_nights = array[${night?.tonight}::date] where id = ${type}`;
  expect((await door.scan(event, phone, { ticket })).outcome).toBe('accepted');
});

test('an event of another day lets nobody in', async () => {
  const { event, ticket, phone } = await scene({ inHours: 60 });
  expect((await door.scan(event, phone, { ticket })).outcome).toBe('wrong_day');
});

test('entry hours are those on the wall of the venue, through midnight', async () => {
  const { event, type, ticket } = await scene();
  const at = async (from: string | null, until: string | null, when: string) => {
    await database.sql`update public.events set doors_at = null, starts_at = '2030-03-30 22:00+01', ends_at = '2030-03-31 06:00+02',
      timezone = 'Europe/Berlin' where id = ${event}`;
    const [row] = await database.sql`
      select private.judge_scan(e, private.door_rules_of(e.id), null, k, (select jsonb_populate_record(t, ${database.sql.json({ enter_from: from, enter_until: until })})
        from public.ticket_types t where t.id = ${type}), a, 'entry', true, ${when}::timestamptz, private.door_night(e, ${when}::timestamptz), 0) as verdict
      from public.events e, public.tickets k join private.admissions a on a.ticket_id = k.id where e.id = ${event} and k.id = ${ticket}`;
    return row?.verdict;
  };
  expect(await at('23:00', null, '2030-03-30 22:59+01')).toBe('not_valid_yet');
  expect(await at('23:00', null, '2030-03-30 23:00+01')).toBe('accepted');
  expect(await at(null, '01:00', '2030-03-31 00:59+01')).toBe('accepted');
  expect(await at(null, '01:00', '2030-03-31 01:00+01')).toBe('too_late');
  // The clock goes forward at two: half past three comes half an hour after one minute to two.
  expect(await at('03:30', null, '2030-03-31 01:59+01')).toBe('not_valid_yet');
  expect(await at('03:30', null, '2030-03-31 03:30+02')).toBe('accepted');
});

test('gates and phones take their own types', async () => {
  const { event, type, ticket, phone } = await scene();
  const [backstage] = await database.sql`
    insert into public.ticket_types (event_id, name) values (${event}, 'Backstage') returning id::int`;
  const gate = await door.gate(event, 'Backstage door', [backstage?.id]);
  await door.gate(event, 'Front', [type]);
  const there = await door.device(event, { gate });
  const refused = await door.scan(event, there, { ticket });
  expect(refused).toMatchObject({ outcome: 'wrong_gate', detail: { gates: ['Front'] } });
  const narrow = await door.device(event, { types: [backstage?.id] });
  expect((await door.scan(event, narrow, { ticket })).outcome).toBe('wrong_gate');
  expect((await door.scan(event, phone, { ticket })).outcome).toBe('accepted');
});

test('out and in again, as the event has it', async () => {
  const outcomes = async (reentry: string) => {
    const { event, ticket, phone } = await scene();
    await door.rules(event, { reentry });
    const all: string[] = [];
    for (const direction of ['exit', 'entry', 'entry', 'exit', 'exit', 'entry'] as const)
      all.push((await door.scan(event, phone, { ticket, direction })).outcome);
    const [counts] =
      await database.sql`select inside, entries, exits from private.door_counts where event_id = ${event}`;
    return { all, counts: { ...counts } };
  };
  expect(await outcomes('after_exit')).toEqual({
    all: ['not_inside', 'accepted', 'already_scanned', 'accepted', 'not_inside', 'accepted'],
    counts: { inside: 1, entries: 2, exits: 1 },
  });
  expect((await outcomes('once_a_night')).all.at(-1)).toBe('already_scanned');
  expect((await outcomes('once')).all.at(-1)).toBe('already_scanned');
  expect((await outcomes('always')).all).toEqual([
    'not_inside',
    'accepted',
    'accepted',
    'accepted',
    'accepted',
    'accepted',
  ]);
});

test('each night begins anew', async () => {
  const { event, ticket, phone } = await scene({ inHours: -3, lasts: 60 });
  await door.scan(event, phone, { ticket });
  // As if that had been the night before.
  await database.sql`update private.door_counts set night = night - 1 where event_id = ${event}`;
  await database.sql`update private.admissions set night = night - 1 where ticket_id = ${ticket}`;
  const again = await door.scan(event, phone, { ticket });
  expect(again).toMatchObject({ outcome: 'accepted', counts: { inside: 1, entries: 1 } });
  await door.rules(event, { reentry: 'once' });
  expect((await door.scan(event, phone, { ticket })).outcome).toBe('already_scanned');
});

test('a full house lets in only after somebody left', async () => {
  const { event, tickets, phone } = await scene({ tickets: 3 });
  const [one = 0, two = 0, three = 0] = tickets;
  await door.rules(event, { reentry: 'after_exit', capacity: 2 });
  await door.scan(event, phone, { ticket: one });
  await door.scan(event, phone, { ticket: two });
  expect((await door.scan(event, phone, { ticket: three })).outcome).toBe('capacity_reached');
  await door.scan(event, phone, { ticket: one, direction: 'exit' });
  expect((await door.scan(event, phone, { ticket: three })).outcome).toBe('accepted');
});

test('an override needs a level, a reason and a ticket that may be let in', async () => {
  const { event, tickets, phone } = await scene({ tickets: 2 });
  const [ticket = 0, refunded = 0] = tickets;
  await database.sql`select private.void_tickets(array[${refunded}]::bigint[], 'refunded')`;
  const crew = await door.device(event, { level: 1 });
  const editor = await door.device(event, { level: 2 });
  await door.scan(event, phone, { ticket });
  expect((await door.scan(event, crew, { ticket, override: 'left their bag' })).outcome).toBe(
    'already_scanned',
  );
  expect((await door.scan(event, editor, { ticket })).mayOverride).toBe(true);
  const let_in = await door.scan(event, editor, { ticket, override: 'left their bag' });
  expect(let_in).toMatchObject({ outcome: 'accepted', verdict: 'already_scanned', counts: { inside: 2 } });
  expect((await door.scan(event, editor, { ticket: refunded, override: 'nice person' })).outcome).toBe(
    'refunded',
  );
  const [row] = await database.sql`
    select override_reason, by_user_id is not null as signed, is_conflict from public.scans where event_id = ${event} and override_reason is not null`;
  expect({ ...row }).toEqual({ override_reason: 'left their bag', signed: true, is_conflict: false });
});

test('the last scan of a phone can be taken back, once, and nobody else’s', async () => {
  const { event, tickets, phone } = await scene({ tickets: 2 });
  const [ticket = 0, second = 0] = tickets;
  const other = await door.device(event, { name: 'Phone 2' });
  const first = await door.scan(event, phone, { ticket });
  const last = await door.scan(event, phone, { ticket: second });
  expect((await door.undo(phone, first.nonce)).reason).toBe('nothing_to_undo');
  expect((await door.undo(other, last.nonce)).reason).toBe('nothing_to_undo');
  const nonce = randomUUID();
  const undone = await door.undo(phone, last.nonce, nonce);
  expect(undone).toMatchObject({
    outcome: 'undone',
    counts: { inside: 1, entries: 1, mine: { accepted: 1 } },
  });
  expect(await door.undo(phone, last.nonce, nonce)).toEqual(undone);
  expect((await door.scan(event, other, { ticket: second })).outcome).toBe('accepted');
  expect(await door.entries(event)).toEqual([
    { ticket, entries: 1 },
    { ticket: second, entries: 1 },
  ]);
});

test('what two phones let in without network is kept, and stands as a conflict', async () => {
  const { event, ticket } = await scene();
  const front = await door.device(event, { name: 'Front', gate: await door.gate(event, 'Front gate') });
  const back = await door.device(event, { name: 'Back', gate: await door.gate(event, 'Back gate') });
  const nonce = randomUUID();
  const earlier = await door.sync(front, [{ ticket, agoMs: 600_000, nonce }]);
  expect(earlier).toMatchObject({ answers: [{ outcome: 'accepted', verdict: 'accepted' }], conflicts: [] });
  const later = await door.sync(back, [{ ticket, agoMs: 300_000 }]);
  expect(later.answers).toMatchObject([
    { outcome: 'accepted', verdict: 'already_scanned', counts: { inside: 2, conflicts: 1 } },
  ]);
  expect(later.conflicts).toMatchObject([
    {
      ticket: { name: 'Guest 1' },
      here: { device: 'Back', gate: 'Back gate' },
      there: { device: 'Front', gate: 'Front gate' },
    },
  ]);
  // Told again, as after a lost answer: nothing is counted twice.
  expect((await door.sync(front, [{ ticket, agoMs: 600_000, nonce }])).answers[0]?.counts).toMatchObject({
    inside: 2,
    entries: 2,
  });
  const [row] = await database.sql`
    select round(extract(epoch from received_at - at))::int as late, is_offline from public.scans where nonce = ${nonce}`;
  expect({ ...row }).toEqual({ late: 600, is_offline: true });
});

test('a refusal that came too late is told as what was done: they are in', async () => {
  const { event, ticket, phone } = await scene();
  await door.scan(event, await door.device(event, { name: 'Other' }), { ticket });
  const nonce = randomUUID();
  expect((await door.scan(event, phone, { ticket, nonce })).outcome).toBe('already_scanned');
  const told = await door.sync(phone, [{ ticket, nonce }]);
  expect(told).toMatchObject({
    answers: [{ nonce, outcome: 'accepted', verdict: 'already_scanned', counts: { inside: 2 } }],
    conflicts: [{ there: { device: 'Other' } }],
  });
  expect((await door.sync(phone, [{ ticket, nonce }])).answers[0]?.counts.inside).toBe(2);
  expect(await door.undo(phone, nonce)).toMatchObject({
    outcome: 'undone',
    counts: { inside: 1, conflicts: 0 },
  });
});

test('a ticket that was given away while its phone was offline is a conflict too', async () => {
  const { event, ticket, phone } = await scene();
  const serial = await door.serialOf(ticket);
  await database.sql`select private.reissue_ticket(${ticket}, null, 'Somebody Else', 'else@limelight.test')`;
  const synced = await door.sync(phone, [{ serial }]);
  expect(synced.answers).toMatchObject([{ outcome: 'accepted', verdict: 'revoked' }]);
  expect(synced.conflicts).toHaveLength(1);
  expect((await door.scan(event, phone, { ticket })).outcome).toBe('already_scanned');
});

test('a phone that was revoked scans nothing, and neither does one whose person left the team', async () => {
  const { event, ticket, phone } = await scene();
  const theirs = await door.device(event, { level: 1 });
  await database.sql`update public.scanner_devices set revoked_at = now() where id = ${phone.deviceId}`;
  await database.sql`delete from public.user_permissions where entity_type = 'event' and entity_id = ${event}`;
  expect(await door.scan(event, phone, { ticket })).toMatchObject({ reason: 'scanner_revoked' });
  expect(await door.scan(event, theirs, { ticket })).toMatchObject({ reason: 'scanner_revoked' });
  expect(await door.entries(event)).toEqual([]);
});

test('a live code is asked for where the event wants one, but not of whoever was looked up', async () => {
  const { event, tickets, phone } = await scene({ tickets: 2 });
  const [ticket = 0, second = 0] = tickets;
  await door.rules(event, { live: true });
  expect((await door.scan(event, phone, { ticket })).outcome).toBe('code_expired');
  expect((await door.scan(event, phone, { ticket, isLive: true })).outcome).toBe('accepted');
  expect((await door.scan(event, phone, { ticket: second, bySearch: true })).outcome).toBe('accepted');
});

test('a copied event has the rules and gates of the first, for its own types', async () => {
  const { event, type } = await scene();
  const copy = await scene();
  const [gone] = await database.sql`
    insert into public.ticket_types (event_id, name) values (${event}, 'Not copied') returning id::int`;
  await door.rules(event, { reentry: 'after_exit', capacity: 40, live: true });
  await door.gate(event, 'Everyone');
  await door.gate(event, 'Entry only', [type]);
  await door.gate(event, 'For what is gone', [gone?.id]);
  await database.sql`select private.copy_door(${event}, ${copy.event})`;
  const gates = await database.sql`
    select name, ticket_type_ids::int[] as types from public.gates where event_id = ${copy.event} order by name`;
  expect(gates.map((gate) => ({ ...gate }))).toEqual([
    { name: 'Entry only', types: [copy.type] },
    { name: 'Everyone', types: [] },
  ]);
  const [rules] = await database.sql`
    select reentry::text, capacity, live_code from public.door_rules where event_id = ${copy.event}`;
  expect({ ...rules }).toEqual({ reentry: 'after_exit', capacity: 40, live_code: true });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDoorFigures, listScans } from '~/features/door/queries';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { type Device, doorOf } from '../fixtures/door.ts';

let backend: EmbeddedTestBackend;
let door: ReturnType<typeof doorOf>;
let manager: Person;
let crew: Person;
let stranger: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  door = doorOf(backend.sql);
  [manager, crew, stranger] = await Promise.all([backend.person(), backend.person(), backend.person()]);
});
afterAll(() => backend.stop());

/** Two gates, and one of everything that can happen at a door. */
async function busyNight() {
  const { event, tickets, type } = await door.night({ tickets: 6 });
  const { permit } = catalogueOf(backend.sql);
  await permit(manager, 'event', event, 3);
  await permit(crew, 'event', event, 1);
  await door.rules(event, { reentry: 'after_exit', capacity: 100 });
  const [main, side] = [await door.gate(event, 'Main'), await door.gate(event, 'Side')];
  const front = await door.device(event, { name: 'Front', gate: main, level: 2 });
  const back = await door.device(event, { name: 'Back', gate: side });
  const [first = 0, second = 0, third = 0, fourth = 0] = tickets;
  const scan = (device: Device, ticket: number, extra = {}) => door.scan(event, device, { ticket, ...extra });
  await scan(front, first);
  await scan(back, first);
  await scan(front, second);
  await scan(front, second, { direction: 'exit' });
  await scan(front, third);
  await scan(front, third, { override: 'Knows the singer' });
  await door.sync(back, [{ ticket: third, agoMs: 1000 }]);
  const taken = await scan(back, fourth);
  await door.undo(back, taken.nonce);
  return { event, type };
}

test('the figures are those of the night, gate by gate and phone by phone', async () => {
  const { event, type } = await busyNight();
  await backend.sql`update public.tickets set paid = 1500 where event_id = ${event}`;
  const figures = await getDoorFigures(manager.client, event);
  const [counts] = await backend.sql`
    select inside, entries, exits, refusals, conflicts from private.door_counts where event_id = ${event}`;
  expect(figures).toMatchObject({
    ...counts,
    capacity: 100,
    entries: 5,
    exits: 1,
    refusals: 1,
    conflicts: 1,
  });
  expect(figures.minutes).toHaveLength(60);
  const sum = (flow: { entries: number; exits: number }[]) =>
    flow.reduce((all, { entries, exits }) => [(all[0] ?? 0) + entries, (all[1] ?? 0) + exits], [0, 0]);
  expect(sum(figures.minutes)).toEqual([5, 1]);
  expect(sum(figures.quarters)).toEqual([5, 1]);
  expect(figures.gates.map(({ name, entries, exits, refusals }) => [name, entries, exits, refusals])).toEqual(
    [
      ['Main', 4, 1, 0],
      ['Side', 1, 0, 1],
    ],
  );
  expect(figures.types).toEqual([{ id: type, name: 'Entry', sold: 6, admitted: 3 }]);
  expect(
    figures.devices.map(({ name, gate, accepted, refused, isOn }) => [name, gate, accepted, refused, isOn]),
  ).toEqual([
    ['Back', 'Side', 1, 1, true],
    ['Front', 'Main', 5, 0, true],
  ]);
  expect(figures.sales).toEqual({ tickets: 6, revenue: 9000, currency: 'EUR' });
  expect(figures.refused).toMatchObject([
    { outcome: 'already_scanned', gate: 'Side', device: 'Back', name: 'Guest 1' },
  ]);
  expect(figures.conflicting).toMatchObject([
    {
      verdict: 'already_scanned',
      device: 'Back',
      gate: 'Side',
      isOffline: true,
      name: 'Guest 3',
      there: { device: 'Front', gate: 'Main' },
    },
  ]);
  expect(figures.scans).toHaveLength(9);
  expect(figures.scans.slice(0, 2)).toMatchObject([
    { outcome: 'undone' },
    { outcome: 'accepted', isTakenBack: true },
  ]);
});

test('crew see the night without names and money, strangers nothing', async () => {
  const { event } = await busyNight();
  const figures = await getDoorFigures(crew.client, event);
  expect(figures).toMatchObject({ entries: 5, sales: { revenue: null } });
  const listed = [
    ...figures.scans,
    ...figures.refused,
    ...figures.conflicting,
    ...(await listScans(crew.client, event, 'all', null)),
  ];
  expect(new Set(listed.map(({ name }) => name))).toEqual(new Set([null]));
  await expect(getDoorFigures(stranger.client, event)).rejects.toMatchObject({ reason: 'not_allowed' });
  await expect(listScans(stranger.client, event, 'all', null)).rejects.toMatchObject({
    reason: 'not_allowed',
  });
});

test('every scan is listed, page by page and by what became of it', async () => {
  const { event } = await busyNight();
  const all = await listScans(manager.client, event, 'all', null);
  expect(all).toHaveLength(9);
  const { data } = await manager.client.rpc('list_scans', {
    event_id: event,
    page_size: 2,
    before_id: all[3]?.id ?? 0,
  });
  expect((data as { id: number }[] | null)?.map(({ id }) => id)).toEqual([all[4]?.id, all[5]?.id]);
  const outcomes = async (only: 'refused' | 'overridden' | 'conflicting') =>
    (await listScans(manager.client, event, only, null)).map(({ verdict, overrideReason }) => [
      verdict,
      overrideReason,
    ]);
  expect(await outcomes('refused')).toEqual([['already_scanned', null]]);
  expect(await outcomes('overridden')).toEqual([['already_scanned', 'Knows the singer']]);
  expect(await outcomes('conflicting')).toEqual([['already_scanned', null]]);
});

test('one transaction tells of the night once, and sales are told only around it', async () => {
  const { sql } = backend;
  const told = async (event: number) =>
    (await sql`select from realtime.messages where topic = ${`event:${event}:live`}`).length;
  const { event, tickets } = await door.night({ tickets: 4 });
  expect(await told(event)).toBe(1);
  const phone = await door.device(event);
  await door.sync(
    phone,
    tickets.map((ticket) => ({ ticket })),
  );
  expect(await told(event)).toBe(2);
  const later = await door.night({ tickets: 4, inHours: 24 * 21 });
  expect(await told(later.event)).toBe(0);
});

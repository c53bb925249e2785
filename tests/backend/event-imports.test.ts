import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginImport, takeIn, undoImport } from '~/features/imports/commands';
import { getImport } from '~/features/imports/queries';
import { readImport } from '~/lib/event-import/read-import';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';

let backend: EmbeddedTestBackend;
let importer: Person;
let stranger: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  [importer, stranger] = await Promise.all([backend.person(), backend.person()]);
});
afterAll(() => backend.stop());

const options = { zone: 'Europe/Berlin', now: new Date() };
const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
const graphEvent = (n: number, more: object = {}) => ({
  id: `${n}`,
  name: `Imported ${n}`,
  start_time: `${day(10 + (n % 300))}T22:00:00+0100`,
  place: { name: `Club ${n % 7}`, location: { city: 'Kiel', country: 'Germany', street: 'Weg 1' } },
  ...more,
});

async function begin(person: Person, content: unknown): Promise<number> {
  const read = readImport(new TextEncoder().encode(JSON.stringify(content)), options);
  if ('problem' in read) throw new Error(read.problem);
  return beginImport(person.client, read.kind, 'test.json', read.entries);
}
const reasonOf = (asking: Promise<unknown>) => asking.then(() => undefined).catch((error) => error.reason);

test('a thousand events of which forty are broken: the others are drafts, in one go, and all of it can be taken back', async () => {
  const broken = (n: number) => (n % 25 === 0 ? { start_time: 'some day' } : {});
  const id = await begin(importer, {
    data: Array.from({ length: 1000 }, (_, n) => graphEvent(n, broken(n))),
  });
  const preview = await getImport(importer.client, id);
  const good = preview?.entries.filter(({ problem }) => problem === null) ?? [];
  expect([preview?.entries.length, good.length]).toEqual([1000, 960]);
  expect(preview?.entries.find(({ problem }) => problem)?.problem).toBe('It has no date that can be read.');

  const choices = good.map((entry) => ({ id: entry.id }));
  // Pressed twice: one of the two takes it in.
  const answers = await Promise.allSettled([
    takeIn(importer.client, id, choices, null),
    takeIn(importer.client, id, choices, null),
  ]);
  expect(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.reason)).sort(),
  ).toEqual([960, 'import_is_done']);
  const [made] = await backend.sql`select count(*)::int as events, count(distinct venue_id)::int as venues,
    count(*) filter (where status <> 'draft')::int as visible from public.events where title like 'Imported %'`;
  expect(made).toEqual({ events: 960, venues: 7, visible: 0 });

  const after = await getImport(importer.client, id);
  const [first] = after?.entries.filter(({ eventId }) => eventId) ?? [];
  await backend.sql`update public.events set title = 'Imported, and worked on' where id = ${first?.eventId ?? 0}`;
  expect(await undoImport(importer.client, id)).toBe(1);
  const [left] = await backend.sql`select count(*) filter (where e.deleted_at is null)::int as events,
    (select count(*)::int from public.venues where name like 'Club %' and deleted_at is null) as venues
    from public.events e where title like 'Imported%'`;
  expect(left).toEqual({ events: 1, venues: 1 });
});

test('what is here already is found: the venue despite its spelling, the artist, and the event itself', async () => {
  const { venue, artist, event } = catalogueOf(backend.sql);
  const place = await venue('Großer Saal Élysée', 'Kiel');
  await venue('Großer Saal Élysée', 'Rostock');
  const act = await artist('Ágota Farkas');
  const known = await event({ title: 'Night of the Sea', venue: place, inHours: 24 * 20 });
  const [row] = await backend.sql`select starts_at from public.events where id = ${known}`;
  const start = new Date(row?.starts_at).toISOString();
  const id = await begin(importer, {
    '@type': 'MusicEvent',
    name: 'Night of the sea!',
    startDate: start.replace(/\.\d+Z/, 'Z'),
    location: { name: 'Grosser Saal Elysee', address: { addressLocality: 'Kiel' } },
    performer: ['Agota Farkas', 'Somebody Unheard Of'],
  });
  const [entry] = (await getImport(importer.client, id))?.entries ?? [];
  expect(entry?.venue).toMatchObject({ id: place, city: 'Kiel' });
  expect(entry?.artists.map(({ id: found }) => found)).toEqual([act, null]);
  expect(entry?.duplicate?.id).toBe(known);
});

test('read again it is known; a chosen venue, a new one and none are what was chosen', async () => {
  const place = await catalogueOf(backend.sql).venue('Chosen House', 'Kiel');
  const content = { data: [801, 802, 803].map((n) => graphEvent(n, { name: `Known ${n}` })) };
  const id = await begin(importer, content);
  const [first, second, third] = (await getImport(importer.client, id))?.entries ?? [];
  await takeIn(
    importer.client,
    id,
    [
      { id: first?.id ?? 0, venue: place },
      { id: second?.id ?? 0, venue: 'new' },
      { id: third?.id ?? 0, venue: null },
    ],
    null,
  );
  const rows =
    await backend.sql`select v.name from public.events e left join public.venues v on v.id = e.venue_id
    where e.title like 'Known 80%' order by e.title`;
  expect(rows.map(({ name }) => name)).toEqual(['Chosen House', 'Club 4', null]);
  const again = await getImport(importer.client, await begin(importer, content));
  expect(again?.entries.map(({ duplicate }) => duplicate?.title)).toEqual([
    'Known 801',
    'Known 802',
    'Known 803',
  ]);
});

test('nobody sees, takes in or takes back what somebody else brought', async () => {
  const id = await begin(importer, graphEvent(900));
  expect(await getImport(stranger.client, id)).toBeNull();
  expect(await reasonOf(takeIn(stranger.client, id, [{ id: 1 }], null))).toBe('not_found');
  expect(await reasonOf(undoImport(stranger.client, id))).toBe('not_found');
  const promoter = await catalogueOf(backend.sql).promoter('Not Theirs');
  const [entry] = (await getImport(importer.client, id))?.entries ?? [];
  expect(await reasonOf(takeIn(importer.client, id, [{ id: entry?.id ?? 0 }], promoter))).toBe('not_allowed');
  const hidden = await catalogueOf(backend.sql).venue('Hidden House', 'Kiel');
  await backend.sql`update public.venues set is_hidden = true where id = ${hidden}`;
  expect(await reasonOf(takeIn(importer.client, id, [{ id: entry?.id ?? 0, venue: hidden }], null))).toBe(
    'unknown_venue',
  );
});

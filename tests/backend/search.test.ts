import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type EmbeddedTestBackend, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';

let backend: EmbeddedTestBackend;
let anyone: Client;
const ids: Record<string, number> = {};
beforeAll(async () => {
  backend = await startEmbedded();
  anyone = backend.anonymous();
  const make = catalogueOf(backend.sql);
  const electronic = await make.genre('Electronic');
  ids.dub = await make.genre('Dub Techno', electronic);
  ids.electronic = electronic;
  ids.chapel = await make.venue('The Tin Chapel', 'Brackwasser', [53.5, 9.9]);
  ids.canal = await make.venue('Canal Room', 'Port Ellery', [50.7, -1.9]);
  ids.kobalt = await make.artist('Kobalt 9');
  ids.ferrao = await make.artist('Tomás Ferrão');
  ids.velvet = await make.artist('Velvet Static');
  ids.tidal = await make.event({
    title: 'Tidal Forms',
    venue: ids.chapel,
    artists: [ids.kobalt, ids.ferrao],
    genres: [ids.dub],
    description: 'Bring cushions.',
    price: 1200,
  });
  ids.static = await make.event({
    title: 'Static Bloom',
    venue: ids.canal,
    artists: [ids.velvet],
    inHours: 72,
    price: 0,
  });
  ids.draft = await make.event({ title: 'Kobalt in secret', status: 'draft', artists: [ids.kobalt] });
  ids.unlisted = await make.event({
    title: 'Kobalt by invitation',
    status: 'unlisted',
    artists: [ids.kobalt],
  });
  ids.over = await make.event({ title: 'Kobalt last year', inHours: -48, artists: [ids.kobalt] });
});
afterAll(() => backend.stop());

async function find(search: string): Promise<string[]> {
  const { data, error } = await anyone.rpc('search_catalogue', { search });
  expect(error).toBeNull();
  return (data ?? []).map(({ name }) => name);
}

async function listed(filters: Record<string, unknown>): Promise<number[]> {
  const { data, error } = await anyone.rpc('list_events', filters);
  expect(error).toBeNull();
  return (data ?? []).map(({ event_id }) => event_id);
}

test.each([
  ['as it is written', 'Kobalt 9'],
  ['a typo', 'Kobald'],
  ['two letters the wrong way round', 'Koablt'],
  ['half a word', 'kob'],
  ['in another order', '9 kobalt'],
])('an artist is found by %s', async (_, typed) => {
  expect(await find(typed)).toContain('Kobalt 9');
});

test.each([
  ['without its accents', 'tomas ferrao'],
  ['with one letter too few', 'Ferao'],
  ['in capitals', 'FERRÃO'],
])('an accented name is found %s', async (_, typed) => {
  expect(await find(typed)).toContain('Tomás Ferrão');
});

test('words that run together still find the name', async () => {
  expect(await find('tinchapel')).toContain('The Tin Chapel');
});

test('an event is found by its line-up, its venue, its city, its genre and its text', async () => {
  for (const search of ['kobald', 'chapel', 'brackwaser', 'techno', 'cushions', 'tidal brackwasser'])
    expect(await listed({ search }), search).toEqual([ids.tidal]);
});

test('every word counts', async () => {
  expect(await listed({ search: 'tidal ellery' })).toEqual([]);
});

test('the likest name comes first', async () => {
  expect((await find('static'))[0]).toBe('Static Bloom');
  expect((await find('velvet static'))[0]).toBe('Velvet Static');
});

test('drafts, unlisted and past events are not found', async () => {
  expect(await find('kobalt')).toEqual(
    expect.not.arrayContaining(['Kobalt in secret', 'Kobalt by invitation']),
  );
  expect(await listed({ search: 'kobalt' })).toEqual([ids.tidal]);
  expect(await listed({ search: 'kobalt', past: true })).toEqual([ids.over]);
});

test.each(['', '   ', '!!!', "'); drop table events; --", '& | ! :*', '\\', '💥'])(
  'nonsense finds nothing and breaks nothing: %j',
  async (typed) => {
    expect(await find(typed)).toEqual([]);
  },
);

test('a text without end is cut', async () => {
  expect(await find('q'.repeat(100_000))).toEqual([]);
});

test('filters: city, genre with its branches, price, nearness', async () => {
  expect(await listed({ city: 'Port Ellery' })).toEqual([ids.static]);
  expect(await listed({ genre: ids.electronic })).toEqual([ids.tidal]);
  expect(await listed({ free: true })).toEqual([ids.static]);
  expect(await listed({ price_to: 1500 })).toEqual([ids.tidal, ids.static]);
  expect(await listed({ price_to: 1000 })).toEqual([ids.static]);
  expect(await listed({ latitude: 53.6, longitude: 10, within_km: 30 })).toEqual([ids.tidal]);
  expect(await listed({ latitude: 0, longitude: 0, within_km: 30 })).toEqual([]);
});

test('pages follow each other without a gap, also for events of the same minute', async () => {
  const make = catalogueOf(backend.sql);
  const city = 'Keyset';
  const venue = await make.venue('Keyset Hall', city);
  const made: number[] = [];
  for (let n = 0; n < 7; n++) made.push(await make.event({ title: `Page ${n}`, venue, inHours: 100 }));
  await backend.sql`update public.events set starts_at = date_trunc('hour', now()) + interval '90 hours' where id in ${backend.sql(made)}`;
  const seen: number[] = [];
  let after: { after_start?: string; after_id?: number } = {};
  for (;;) {
    const { data } = await anyone.rpc('list_events', { city, page_size: 3, ...after });
    const last = data?.at(-1);
    if (!last) break;
    seen.push(...(data ?? []).map(({ event_id }) => event_id));
    after = { after_start: last.starts_at, after_id: last.event_id };
  }
  expect(seen).toEqual(made);
});

test('what is on counts as tonight, a festival on each of its days', async () => {
  const make = catalogueOf(backend.sql);
  const venue = await make.venue('Night Hall', 'Nightcity');
  const festival = await make.event({ title: 'Festival', venue, inHours: -30, lasts: 72 });
  const later = await make.event({ title: 'Next week', venue, inHours: 24 * 7 });
  expect(await listed({ venue, tonight: true })).toEqual([festival]);
  expect(await listed({ venue })).toEqual([festival, later]);
  const inAWeek = new Date(Date.now() + 24 * 7 * 3_600_000).toISOString().slice(0, 10);
  const before = new Date(Date.now() + 24 * 5 * 3_600_000).toISOString().slice(0, 10);
  expect(await listed({ venue, first_night: before, last_night: inAWeek })).toEqual([later]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts';
import { removeScene, type Scene, seedScene } from './rest-scene.ts';

let backend: TestBackend;
let scene: Scene;

beforeAll(async () => {
  backend = await startTestBackend();
  scene = await seedScene(backend.service());
});

afterAll(async () => {
  await removeScene(backend.service(), scene);
  await backend.stop();
});

const events = () => backend.anonymous().from('events').select('id, title').in('id', scene.eventIds);

test('a select names its columns and answers 200', async () => {
  const { data, error, status } = await events().order('id');
  expect({ error, status }).toEqual({ error: null, status: 200 });
  expect(data).toEqual(scene.out.map(({ id, title }) => ({ id, title })));
});

test('embeds follow foreign keys to one', async () => {
  const { data } = await backend
    .anonymous()
    .from('events')
    .select('id, venue:venues(name, city)')
    .eq('id', scene.first)
    .single();
  expect(data).toEqual({ id: scene.first, venue: { name: scene.venueName, city: 'Testhaven' } });
});

test('embeds reach through a join table, ordered by its own column', async () => {
  const { data } = await backend
    .anonymous()
    .from('events')
    .select('id, event_artists(position, artist:artists(name))')
    .eq('id', scene.first)
    .order('position', { referencedTable: 'event_artists' })
    .single();
  expect(data?.event_artists).toEqual(
    scene.lineUp.map((name, index) => ({ position: index + 1, artist: { name } })),
  );
});

test('an inner embed filters its parent', async () => {
  const { data } = await backend
    .anonymous()
    .from('events')
    .select('id, event_artists!inner(artist_id)')
    .eq('event_artists.artist_id', scene.artistIds[1] ?? 0)
    .in('id', scene.eventIds);
  expect(data?.map(({ id }) => id)).toEqual([scene.first]);
});

test('filters: eq, neq, in, gte, lt, like, ilike, is, or, not', async () => {
  const ids = (rows: { id: number }[] | null) => rows?.map(({ id }) => id);
  const [first, second, third] = scene.out.map(({ id }) => id);
  expect(ids((await events().eq('id', scene.first)).data)).toEqual([first]);
  expect(ids((await events().neq('id', scene.first).order('id')).data)).toEqual([second, third]);
  expect(ids((await events().gte('starts_at', '2030-01-02').lt('starts_at', '2030-01-03')).data)).toEqual([
    second,
  ]);
  expect(ids((await events().like('title', '%Echo%')).data)).toEqual([first]);
  expect(ids((await events().ilike('title', '%echo%')).data)).toEqual([first]);
  expect(ids((await events().is('minimum_age', null).order('id')).data)).toEqual([second, third]);
  expect(ids((await events().or(`id.eq.${first},title.eq.Beta Night`).order('id')).data)).toEqual([
    first,
    second,
  ]);
  expect(ids((await events().not('minimum_age', 'is', null)).data)).toEqual([first]);
});

test('values with commas, quotes and wildcards are values, not syntax', async () => {
  const { data, error } = await events().in('title', ['a,b', 'c"d', "e'f", '(g)', 'Beta Night']);
  expect(error).toBeNull();
  expect(data).toHaveLength(1);
});

test('order by two columns, nulls last', async () => {
  const { data } = await events()
    .order('minimum_age', { nullsFirst: false })
    .order('id', { ascending: false });
  expect(data?.map(({ id }) => id)).toEqual([scene.out[0]?.id, scene.out[2]?.id, scene.out[1]?.id]);
});

test('range pages and an exact count come together', async () => {
  const { data, count, status } = await backend
    .anonymous()
    .from('events')
    .select('id', { count: 'exact' })
    .in('id', scene.eventIds)
    .order('id')
    .range(1, 1);
  expect({ ids: data?.map(({ id }) => id), count, status }).toEqual({
    ids: [scene.out[1]?.id],
    count: 3,
    status: 206,
  });
});

test('head with count sends no rows', async () => {
  const { data, count } = await backend
    .anonymous()
    .from('events')
    .select('id', { count: 'exact', head: true })
    .in('id', scene.eventIds);
  expect({ data, count }).toEqual({ data: null, count: 3 });
});

test('single refuses no row with PGRST116, maybeSingle answers null', async () => {
  const single = await events().eq('id', 0).single();
  expect({ code: single.error?.code, status: single.status }).toEqual({ code: 'PGRST116', status: 406 });
  const maybe = await events().eq('id', 0).maybeSingle();
  expect({ data: maybe.data, error: maybe.error }).toEqual({ data: null, error: null });
});

test('timestamps come with their offset, numbers as numbers', async () => {
  const { data } = await backend
    .anonymous()
    .from('events')
    .select('starts_at, minimum_age')
    .eq('id', scene.first)
    .single();
  expect(data).toEqual({ starts_at: '2030-01-01T20:00:00+00:00', minimum_age: 18 });
});

test('an unknown column is 400, an unknown table 404, an unknown function 404', async () => {
  const client = backend.anonymous();
  const column = await client.from('events').select('nonsense');
  expect({ status: column.status, code: column.error?.code }).toEqual({ status: 400, code: '42703' });
  const table = await client.from('nonsense' as 'events').select('id');
  expect({ status: table.status, code: table.error?.code }).toEqual({ status: 404, code: 'PGRST205' });
  const rpc = await client.rpc('nonsense' as 'grant_permission');
  expect({ status: rpc.status, code: rpc.error?.code }).toEqual({ status: 404, code: 'PGRST202' });
});

test('a value of the wrong type is 400 with its SQLSTATE', async () => {
  const { status, error } = await backend
    .anonymous()
    .from('events')
    .select('id')
    .eq('id', 'abc' as unknown as number);
  expect({ status, code: error?.code }).toEqual({ status: 400, code: '22P02' });
});

test('without an API key nothing is answered', async () => {
  const response = await fetch(`${backend.url}/rest/v1/events?select=id`);
  expect(response.status).toBe(401);
});

test('schemas that are not public cannot be reached', async () => {
  const { error, status } = await backend
    .anonymous()
    .schema('private' as 'public')
    .from('events')
    .select('id');
  expect(status).toBe(406);
  expect(error?.code).toBe('PGRST106');
});

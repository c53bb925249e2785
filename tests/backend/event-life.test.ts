import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';

let backend: EmbeddedTestBackend;
let make: ReturnType<typeof catalogueOf>;
let venue: number;
const team: Record<'crew' | 'editor' | 'manager' | 'owner' | 'stranger', Person> = {} as never;
beforeAll(async () => {
  backend = await startEmbedded();
  make = catalogueOf(backend.sql);
  venue = await make.venue('Hall', 'Town');
  for (const name of ['crew', 'editor', 'manager', 'owner', 'stranger'] as const)
    team[name] = await backend.person();
});
afterAll(() => backend.stop());

async function eventWithTeam(status: string): Promise<number> {
  const id = await make.event({ status, venue, title: 'Level night' });
  await make.permit(team.crew, 'event', id, 1);
  await make.permit(team.editor, 'event', id, 2);
  await make.permit(team.manager, 'event', id, 3);
  await make.permit(team.owner, 'event', id, 4);
  return id;
}

type Action = (
  client: Client,
  id: number,
) => PromiseLike<{ error: { message: string } | null; data?: unknown }>;
const soon = () => new Date(Date.now() + 5 * 86_400_000).toISOString();
const later = () => new Date(Date.now() + 5 * 86_400_000 + 3_600_000).toISOString();

const actions: { name: string; from: string; least: number; act: Action }[] = [
  {
    name: 'set the line-up',
    from: 'draft',
    least: 2,
    act: (db, id) => db.rpc('set_line_up', { event_id: id, artist_ids: [] }),
  },
  {
    name: 'set genres',
    from: 'draft',
    least: 2,
    act: (db, id) => db.rpc('set_event_genres', { event_id: id, genre_ids: [] }),
  },
  {
    name: 'duplicate',
    from: 'draft',
    least: 2,
    act: (db, id) => db.rpc('duplicate_event', { event_id: id, starts_at: soon() }),
  },
  { name: 'publish', from: 'draft', least: 3, act: (db, id) => db.rpc('publish_event', { event_id: id }) },
  {
    name: 'schedule',
    from: 'draft',
    least: 3,
    act: (db, id) =>
      db.rpc('publish_event', { event_id: id, at: new Date(Date.now() + 3_600_000).toISOString() }),
  },
  {
    name: 'take back',
    from: 'published',
    least: 3,
    act: (db, id) => db.rpc('withdraw_event', { event_id: id }),
  },
  {
    name: 'cancel',
    from: 'published',
    least: 3,
    act: (db, id) => db.rpc('cancel_event', { event_id: id, note: 'Flood' }),
  },
  {
    name: 'postpone',
    from: 'published',
    least: 3,
    act: (db, id) => db.rpc('postpone_event', { event_id: id }),
  },
  {
    name: 'move',
    from: 'postponed',
    least: 3,
    act: (db, id) => db.rpc('reschedule_event', { event_id: id, starts_at: soon(), ends_at: later() }),
  },
  {
    name: 'set promoters',
    from: 'draft',
    least: 4,
    act: (db, id) => db.rpc('set_event_promoters', { event_id: id, promoter_ids: [] }),
  },
  {
    name: 'delete',
    from: 'draft',
    least: 4,
    act: (db, id) => db.rpc('delete_entity', { entity_type: 'event', entity_id: id }),
  },
];

test.each(actions)('level $least and above may $name', async ({ from, least, act }) => {
  const levels = [team.stranger, team.crew, team.editor, team.manager, team.owner];
  for (const [level, person] of levels.entries()) {
    const id = await eventWithTeam(from);
    const { error } = await act(person.client, id);
    if (level >= least) expect(error, `level ${level}`).toBeNull();
    else expect(['not_allowed', 'not_found'], `level ${level}`).toContain(error?.message);
  }
  const { error } = await act(backend.anonymous(), await eventWithTeam(from));
  expect(error).not.toBeNull();
});

test('details are changed from level 2 on, and only in the version that was seen', async () => {
  const id = await eventWithTeam('published');
  const change = (person: Person | undefined, version: number) =>
    (person?.client ?? backend.anonymous())
      .from('events')
      .update({ title: 'Renamed' })
      .eq('id', id)
      .eq('version', version)
      .select('version');
  expect((await change(team.stranger, 1)).data ?? []).toEqual([]);
  expect((await change(team.crew, 1)).data ?? []).toEqual([]);
  expect((await change(undefined, 1)).data ?? []).toEqual([]);
  expect((await change(team.editor, 1)).data).toEqual([{ version: 2 }]);
  expect((await change(team.editor, 1)).data).toEqual([]);
});

test('nobody changes status, dates of publishing or ownership past the rules', async () => {
  const id = await eventWithTeam('draft');
  for (const change of [
    { status: 'published' },
    { published_at: soon() },
    { featured_at: soon() },
    { deleted_at: soon() },
    { version: 9 },
  ]) {
    const { error } = await team.owner.client
      .from('events')
      .update(change as never)
      .eq('id', id);
    expect(error?.code, JSON.stringify(change)).toBe('42501');
  }
  const inserted = await team.owner.client
    .from('events')
    .insert({ title: 'x', starts_at: soon(), ends_at: later(), timezone: 'UTC' });
  expect(inserted.error?.code).toBe('42501');
});

test('a draft is nobody else’s by any path of the API', async () => {
  const artist = await make.artist('Secretive');
  const id = await make.event({ status: 'draft', venue, title: 'Not yet', artists: [artist] });
  await backend.sql`insert into public.pictures (entity_type, entity_id, path, width, height)
    values ('event', ${id}, ${`event/${id}/abcdefgh12.jpg`}, 10, 10)`;
  for (const db of [backend.anonymous(), team.stranger.client]) {
    expect((await db.from('events').select().eq('id', id)).data).toEqual([]);
    expect((await db.from('event_artists').select().eq('event_id', id)).data).toEqual([]);
    expect((await db.from('event_listings').select().eq('event_id', id)).data).toEqual([]);
    expect((await db.from('pictures').select().eq('entity_id', id).eq('entity_type', 'event')).data).toEqual(
      [],
    );
    expect((await db.from('artists').select('id, event_artists(event_id)').eq('id', artist)).data).toEqual([
      { id: artist, event_artists: [] },
    ]);
    expect((await db.rpc('list_events', { artist })).data).toEqual([]);
    expect((await db.rpc('search_catalogue', { search: 'Not yet' })).data).toEqual([]);
    expect((await db.rpc('count_event_interest', { event_id: id })).data).toEqual([
      { interested: 0, going: 0 },
    ]);
  }
  const { error } = await team.stranger.client.rpc('set_interest', { event_id: id, interest: 'going' });
  expect(error?.message).toBe('not_found');
});

test('an event comes out when it has a venue and is not over, and only once', async () => {
  const db = team.owner.client;
  const homeless = await make.event({ status: 'draft' });
  await make.permit(team.owner, 'event', homeless, 4);
  expect((await db.rpc('publish_event', { event_id: homeless })).error?.message).toBe('event_needs_venue');
  const over = await make.event({ status: 'draft', venue, inHours: -20 });
  await make.permit(team.owner, 'event', over, 4);
  expect((await db.rpc('publish_event', { event_id: over })).error?.message).toBe('event_is_over');

  const id = await eventWithTeam('draft');
  const twice = await Promise.all([1, 2].map(() => db.rpc('publish_event', { event_id: id })));
  expect(twice.map(({ error }) => error)).toEqual([null, null]);
  const [jobs] =
    await backend.sql`select count(*)::int from graphile_worker.jobs where key = ${`tell_followers:${id}`}`;
  expect(jobs?.count).toBe(1);
});

test('what was scheduled comes out by itself', async () => {
  const id = await eventWithTeam('draft');
  await team.owner.client.rpc('publish_event', {
    event_id: id,
    at: new Date(Date.now() + 60_000).toISOString(),
  });
  await backend.sql`select private.publish_due_events()`;
  expect((await backend.anonymous().from('events').select().eq('id', id)).data).toEqual([]);
  await backend.sql`update public.events set publish_at = now() - interval '1 second' where id = ${id}`;
  await backend.sql`select private.publish_due_events()`;
  expect((await backend.anonymous().from('event_listings').select('status').eq('event_id', id)).data).toEqual(
    [{ status: 'published' }],
  );
});

test('moving remembers the first date; deleting waits until it is cancelled', async () => {
  const id = await eventWithTeam('published');
  const db = team.owner.client;
  const remove = () => db.rpc('delete_entity', { entity_type: 'event', entity_id: id });
  expect((await remove()).error?.message).toBe('cancel_first');
  const [before] = await backend.sql`select starts_at from public.events where id = ${id}`;
  await db.rpc('reschedule_event', { event_id: id, starts_at: soon(), ends_at: later() });
  const [after] = await backend.sql`select previous_starts_at, status from public.events where id = ${id}`;
  expect(after).toEqual({ previous_starts_at: before?.starts_at, status: 'published' });
  await db.rpc('cancel_event', { event_id: id, note: 'No power' });
  expect((await remove()).error).toBeNull();
  expect((await backend.anonymous().from('events').select().eq('id', id)).data).toEqual([]);
  expect((await db.from('events').select().eq('id', id)).data).toEqual([]);
});

test('whoever makes something owns it', async () => {
  const { client, id: userId } = await backend.person();
  const event = await client.rpc('create_event', {
    title: ' New ',
    starts_at: soon(),
    ends_at: later(),
    timezone: 'Europe/Berlin',
    venue_id: venue,
  });
  const artist = await client.rpc('create_artist', { name: 'New act' });
  const hall = await client.rpc('create_venue', {
    name: 'New hall',
    city: 'Town',
    country: 'DE',
    timezone: 'Europe/Berlin',
  });
  const promoter = await client.rpc('create_promoter', { name: 'New crew' });
  const { data } = await client
    .from('user_permissions')
    .select('entity_type, entity_id, permission_level')
    .eq('user_id', userId)
    .order('entity_type');
  expect(data).toEqual([
    { entity_type: 'artist', entity_id: artist.data, permission_level: 4 },
    { entity_type: 'event', entity_id: event.data, permission_level: 4 },
    { entity_type: 'promoter', entity_id: promoter.data, permission_level: 4 },
    { entity_type: 'venue', entity_id: hall.data, permission_level: 4 },
  ]);
  expect((await backend.anonymous().rpc('create_artist', { name: 'x' })).error).not.toBeNull();
  expect(
    (await client.rpc('create_venue', { name: 'x', city: 'y', country: 'DE', timezone: 'Mars/Base' })).error
      ?.message,
  ).toBe('unknown_timezone');
});

import { randomBytes } from 'node:crypto';
import type { Client } from '../fixtures/backend.ts';

export type Scene = {
  first: number;
  /** Events that everyone sees, in the order of their ids. */
  out: { id: number; title: string }[];
  eventIds: number[];
  draft: number;
  venueId: number;
  venueName: string;
  artistIds: number[];
  lineUp: string[];
};

/** A few rows of one's own, made as the service so that the suite runs on a shared project too. */
export async function seedScene(service: Client): Promise<Scene> {
  const mark = randomBytes(4).toString('hex');
  const venueName = `Venue ${mark}`;
  const venue = await service
    .from('venues')
    .insert({ name: venueName, city: 'Testhaven', timezone: 'UTC' })
    .select('id')
    .single()
    .throwOnError();
  const lineUp = [`Opener ${mark}`, `Headliner ${mark}`];
  const artists = await service
    .from('artists')
    .insert(lineUp.map((name) => ({ name })))
    .select('id')
    .order('id')
    .throwOnError();
  const base = { timezone: 'UTC', venue_id: venue.data.id };
  const made = await service
    .from('events')
    .insert([
      {
        ...base,
        title: 'Echo Night',
        status: 'published',
        minimum_age: 18,
        starts_at: '2030-01-01T20:00Z',
        ends_at: '2030-01-02T02:00Z',
      },
      {
        ...base,
        title: 'Beta Night',
        status: 'cancelled',
        minimum_age: null,
        starts_at: '2030-01-02T20:00Z',
        ends_at: '2030-01-03T02:00Z',
      },
      {
        ...base,
        title: 'Gamma Night',
        status: 'unlisted',
        minimum_age: null,
        starts_at: '2030-01-03T20:00Z',
        ends_at: '2030-01-04T02:00Z',
      },
      {
        ...base,
        title: 'Draft Night',
        status: 'draft',
        minimum_age: null,
        starts_at: '2030-01-04T20:00Z',
        ends_at: '2030-01-05T02:00Z',
      },
    ])
    .select('id, title')
    .order('id')
    .throwOnError();
  const artistIds = artists.data.map(({ id }) => id);
  const [first, ...others] = made.data;
  const draft = others.pop();
  if (!first || !draft) throw new Error('the scene was not made');
  const positions = artistIds.map((artist_id, index) => ({
    event_id: first.id,
    artist_id,
    position: index + 1,
  }));
  await service.from('event_artists').insert(positions).throwOnError();
  return {
    first: first.id,
    out: [first, ...others],
    eventIds: made.data.map(({ id }) => id),
    draft: draft.id,
    venueId: venue.data.id,
    venueName,
    artistIds,
    lineUp,
  };
}

export async function removeScene(service: Client, scene: Scene): Promise<void> {
  await service.from('events').delete().in('id', scene.eventIds).throwOnError();
  await service.from('artists').delete().in('id', scene.artistIds).throwOnError();
  await service.from('venues').delete().eq('id', scene.venueId).throwOnError();
}

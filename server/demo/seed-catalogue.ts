import type postgres from 'postgres';
import { addDays } from './calendar.ts';
import type { DemoEvent } from './demo-event.ts';
import { artists } from './scene/artists.ts';
import { cities } from './scene/cities.ts';
import { genres } from './scene/genres.ts';
import { promoters } from './scene/promoters.ts';
import { venues } from './scene/venues.ts';

type Sql = postgres.ISql;

export async function seedGenres(sql: Sql): Promise<void> {
  const genreIds = idsByName(genres);
  await sql`insert into public.genres ${sql(
    genres.map((genre, index) => ({
      id: index + 1,
      name: genre.name,
      description: genre.description,
      parent_id: 'parent' in genre ? idOf(genreIds, genre.parent) : null,
    })),
  )}`;
  const pairs = genres.flatMap((genre) =>
    ('related' in genre ? genre.related : []).map((name) =>
      [idOf(genreIds, genre.name), idOf(genreIds, name)].toSorted((a, b) => a - b),
    ),
  );
  await sql`insert into public.genre_relations ${sql(
    pairs.map(([genre_id = 0, related_id = 0]) => ({ genre_id, related_id })),
  )} on conflict do nothing`;
}

/** Venues, artists and promoters: one statement each, as every statement refreshes the lists once. */
export async function seedNames(sql: Sql): Promise<void> {
  const genreIds = idsByName(genres);
  await sql`insert into public.venues ${sql(
    venues.map(({ name, city, at: [latitude, longitude], ...venue }, index) => ({
      id: index + 1,
      name,
      description: venue.description,
      address: venue.address,
      postal_code: venue.postalCode,
      city,
      country: cities[city].country,
      timezone: cities[city].timezone,
      latitude,
      longitude,
      capacity: venue.capacity,
      access_notes: venue.access,
      travel_notes: venue.travel,
      links: sql.json([{ label: 'Website', url: `https://venue.example/${slug(name)}` }]),
    })),
  )}`;
  await sql`insert into public.stages ${sql(
    venues.flatMap(({ stages }, index) =>
      stages.map(([name, capacity], place) => ({
        venue_id: index + 1,
        name,
        capacity,
        position: place + 1,
      })),
    ),
  )}`;

  await sql`insert into public.artists ${sql(
    artists.map(([name, , description], index) => ({
      id: index + 1,
      name,
      description,
      links: sql.json([
        { label: 'Website', url: `https://artist.example/${slug(name)}` },
        { label: 'Listen', url: `https://music.example/${slug(name)}` },
      ]),
    })),
  )}`;
  await sql`insert into public.artist_genres ${sql(
    artists.flatMap(([, own], index) =>
      own.map((genre) => ({ artist_id: index + 1, genre_id: idOf(genreIds, genre) })),
    ),
  )}`;
  await sql`insert into public.promoters ${sql(
    promoters.map(({ name, description }, index) => ({
      id: index + 1,
      name,
      description,
      links: sql.json([{ label: 'Website', url: `https://${slug(name)}.example/` }]),
    })),
  )}`;
}

/** Those to be published wait as drafts for publishEvents: with everything around them, each is listed once. */
export async function seedEvents(sql: Sql, events: DemoEvent[], firstNight: string): Promise<void> {
  const venueIds = idsByName(venues);
  const rows = events.map(({ acts, genres: own, promoters: hosts, text, ...event }, index) => ({
    ...event,
    id: index + 1,
    status: event.status === 'published' ? 'draft' : event.status,
    description: text,
    date: addDays(firstNight, event.night),
    venue: idOf(venueIds, event.venue),
  }));
  await sql`
    insert into public.events (id, title, description, status, status_note, doors_at, starts_at, ends_at,
      previous_starts_at, timezone, venue_id, minimum_age, price_from, currency, is_sold_out,
      publish_at, published_at, featured_at, created_at)
    select e.id, e.title, e.description, e.status, e.note, t.start - make_interval(mins => e.doors), t.start,
      t.start + make_interval(hours => e.hours), t.start - make_interval(days => e."movedBy"), v.timezone, v.id,
      e.age, e.price, e.currency, e."isSoldOut",
      now() + e."publishInDays" * interval '1 day', now() - e."publishedDaysAgo" * interval '1 day',
      case when e."isFeatured" then now() - e.id * interval '1 minute' end,
      now() - (coalesce(e."publishedDaysAgo", 0) + 3) * interval '1 day'
    from jsonb_to_recordset(${sql.json(rows)}) as e (
      id bigint, title text, description text, status public.event_status, note text, date date, start interval, doors int,
      hours int, "movedBy" int, venue bigint, age int, price int, currency text, "isSoldOut" boolean,
      "publishInDays" float8, "publishedDaysAgo" float8, "isFeatured" boolean
    )
    join public.venues v on v.id = e.venue
    cross join lateral (select (e.date + e.start) at time zone v.timezone as start) t
    order by e.id`;

  const [artistIds, genreIds, promoterIds] = [
    new Map(artists.map(([name], index) => [name, index + 1])),
    idsByName(genres),
    idsByName(promoters),
  ];
  await sql`insert into public.event_artists ${sql(
    events.flatMap(({ acts }, index) =>
      acts.map(({ name, note }, place) => ({
        event_id: index + 1,
        artist_id: idOf(artistIds, name),
        position: place + 1,
        note,
      })),
    ),
  )}`;
  await sql`insert into public.event_genres ${sql(
    events.flatMap((event, index) =>
      event.genres.map((name) => ({ event_id: index + 1, genre_id: idOf(genreIds, name) })),
    ),
  )}`;
  await sql`insert into public.event_promoters ${sql(
    events.flatMap((event, index) =>
      event.promoters.map((name) => ({ event_id: index + 1, promoter_id: idOf(promoterIds, name) })),
    ),
  )}`;
}

export async function publishEvents(sql: Sql): Promise<void> {
  await sql`update public.events set status = 'published' where status = 'draft' and published_at is not null`;
  await sql`select private.count_popularity()`;
}

/** Rows came with their ids; whoever makes the next one goes on from there. */
export async function continueNumbering(sql: Sql, tables: string[]): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${`public.${table}`}, 'id'), (select max(id) from ${sql(`public.${table}`)}))`;
  }
}

function idsByName(items: readonly { name: string }[]): Map<string, number> {
  return new Map(items.map(({ name }, index) => [name, index + 1]));
}

function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the scene has no ${name}`);
  return id;
}

function slug(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

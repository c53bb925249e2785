import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { containsPattern } from '~/lib/search-pattern';
import type { Cursor, EventStatus } from './rules';

type Link = { id: number; name: string };

export type EventCardData = {
  id: number;
  title: string;
  status: EventStatus;
  starts_at: string;
  ends_at: string;
  timezone: string;
  venue: (Link & { city: string }) | null;
  genres: Link[];
};

const cardColumns =
  'id, title, status, starts_at, ends_at, timezone, venue:venues(id, name, city), genres(id, name)' as const;

const eventsPerPage = 24;

/** Nothing runs longer; the bound keeps lists of what is on from walking through all of the past. */
const longestEventDays = 31;

function earliestStart(now: string): string {
  return new Date(Date.parse(now) - longestEventDays * 86_400_000).toISOString();
}

type Upcoming = { now: string; search?: string; after?: Cursor };

/** Public events that are not over, nearest first, one page at a time. */
export async function listUpcomingEvents(
  db: Db,
  { now, search, after }: Upcoming,
): Promise<{ events: EventCardData[]; next: EventCardData | undefined }> {
  let query = db
    .from('events')
    .select(cardColumns)
    .eq('is_listed', true)
    .gt('ends_at', now)
    .gt('starts_at', earliestStart(now))
    .order('starts_at')
    .order('id')
    .limit(eventsPerPage + 1);
  if (search) query = query.ilike('title', containsPattern(search));
  if (after) {
    query = query
      .gte('starts_at', after.startsAt)
      .or(`starts_at.gt.${after.startsAt},and(starts_at.eq.${after.startsAt},id.gt.${after.id})`);
  }
  const rows = unwrap(await query);
  const events = rows.slice(0, eventsPerPage);
  return { events, next: rows.length > eventsPerPage ? events.at(-1) : undefined };
}

export async function getEvent(db: Db, id: number) {
  return unwrap(
    await db
      .from('events')
      .select(
        `id, title, description, status, doors_at, starts_at, ends_at, timezone, minimum_age,
        venue:venues(id, name, address, city, capacity), genres(id, name), promoters(id, name),
        lineup:event_artists(position, artist:artists(id, name))`,
      )
      .eq('id', id)
      .order('position', { referencedTable: 'event_artists' })
      .single(),
  );
}
export type EventDetail = Awaited<ReturnType<typeof getEvent>>;

/** Just enough to head a page about the event. */
export async function getEventHeading(db: Db, id: number) {
  return unwrap(
    await db
      .from('events')
      .select('id, title, status, doors_at, starts_at, ends_at, timezone, venue:venues(id, name, city)')
      .eq('id', id)
      .single(),
  );
}
export type EventHeading = Awaited<ReturnType<typeof getEventHeading>>;

/** The head of the admin pages: how it stands, with the number of acts. */
export async function getEventStanding(db: Db, id: number) {
  const { acts, ...event } = unwrap(
    await db
      .from('events')
      .select('id, title, status, starts_at, ends_at, timezone, acts:event_artists(count)')
      .eq('id', id)
      .single(),
  );
  return { ...event, acts: acts[0]?.count ?? 0 };
}

/** Of a team's events, drafts included, nearest first. */
export async function listEventsById(db: Db, ids: number[]): Promise<EventCardData[]> {
  if (ids.length === 0) return [];
  return unwrap(await db.from('events').select(cardColumns).in('id', ids).order('starts_at').order('id'));
}

const pastShown = 12;
type Times = 'upcoming' | 'past';

/** Events in which an artist, venue, promoter or genre has a part: what is ahead nearest first, what is over newest first. */
export async function listEventsOf(
  db: Db,
  of: { artist: number } | { venue: number } | { promoter: number } | { genre: number },
  times: Times,
  now: string,
): Promise<EventCardData[]> {
  const listed = <Query extends Listable<Query>>(query: Query) => {
    const shown = query.eq('is_listed', true).order('starts_at', { ascending: times === 'upcoming' });
    return times === 'past'
      ? shown.lte('ends_at', now).limit(pastShown)
      : shown.gt('ends_at', now).gt('starts_at', earliestStart(now)).limit(eventsPerPage);
  };
  const events = db.from('events');
  if ('venue' in of) return unwrap(await listed(events.select(cardColumns).eq('venue_id', of.venue)));
  if ('artist' in of) {
    const rows = events.select(`${cardColumns}, event_artists!inner(artist_id)`);
    return unwrap(await listed(rows.eq('event_artists.artist_id', of.artist)));
  }
  if ('promoter' in of) {
    const rows = events.select(`${cardColumns}, event_promoters!inner(promoter_id)`);
    return unwrap(await listed(rows.eq('event_promoters.promoter_id', of.promoter)));
  }
  const rows = events.select(`${cardColumns}, event_genres!inner(genre_id)`);
  return unwrap(await listed(rows.eq('event_genres.genre_id', of.genre)));
}

type Listable<Query> = {
  eq(column: 'is_listed', value: boolean): Query;
  order(column: 'starts_at', options: { ascending: boolean }): Query;
  lte(column: 'ends_at', value: string): Query;
  gt(column: 'ends_at' | 'starts_at', value: string): Query;
  limit(count: number): Query;
};

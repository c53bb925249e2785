import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { type Filters, toListArguments } from './filters';
import {
  type EventCardData,
  type EventRowData,
  type LeadEventData,
  leadColumns,
  listingColumns,
  toCard,
  toLead,
} from './listing';
import type { EventPage } from './pages';
import { type Cursor, isOff } from './rules';

export type { EventCardData, EventRowData, LeadEventData } from './listing';

const eventsPerPage = 24;
const shelfLength = 8;

type Paging = { now: string; after?: Cursor | undefined; size?: number };

/** Public events that are not over, nearest first, one page at a time. */
export async function listEvents(db: Db, filters: Filters, paging: Paging): Promise<EventPage> {
  return listPage(db, toListArguments(filters, paging.now), paging);
}

type Part = { artist: number } | { venue: number } | { promoter: number } | { genre: number };
type Times = 'upcoming' | 'past';

/** Events in which an artist, venue, promoter or genre has a part: what is ahead nearest first, what is over newest first. */
export async function listEventPageOf(
  db: Db,
  of: Part,
  times: Times,
  { size = 12, ...paging }: Paging,
): Promise<EventPage> {
  return listPage(db, { ...of, past: times === 'past' }, { size, ...paging });
}

export async function listEventsOf(db: Db, of: Part, times: Times, now: string): Promise<EventCardData[]> {
  return (await listEventPageOf(db, of, times, { now, size: eventsPerPage })).events;
}

type ListArguments = ReturnType<typeof toListArguments>;

async function listPage(
  db: Db,
  wanted: ListArguments,
  { now, after, size = eventsPerPage }: Paging,
): Promise<EventPage> {
  const place = after ? { after_start: after.startsAt, after_id: after.id } : {};
  const rows = unwrap(
    await db.rpc('list_events', { ...wanted, ...place, page_size: size + 1, at: now }).select(listingColumns),
  );
  const events = rows.slice(0, size).map(toCard);
  const last = events.at(-1);
  return {
    events,
    next: rows.length > size && last ? { startsAt: last.starts_at, id: last.id } : null,
  };
}

type Shelf = 'announced' | 'popular' | 'followed' | 'my_genres';
const shelves = {
  announced: 'list_announced_events',
  popular: 'list_popular_events',
  followed: 'list_followed_events',
  my_genres: 'list_events_of_my_genres',
} as const;

/** One row of the home page; the last two are the viewer's own, and there are none for strangers. */
export async function listShelf(db: Db, shelf: Shelf, now: string): Promise<EventCardData[]> {
  const rows = unwrap(
    await db.rpc(shelves[shelf], { page_size: shelfLength, at: now }).select(listingColumns),
  );
  return rows.map(toCard);
}

/** The night that leads the home page: the first that staff put there, else the nearest that takes place. */
export async function findLeadEvent(db: Db, now: string): Promise<LeadEventData | null> {
  const featured = await db.rpc('list_featured_events', { page_size: 1, at: now }).select(leadColumns);
  const [chosen] = unwrap(featured);
  if (chosen) return toLead(chosen);
  const nearest = await db.rpc('list_events', { page_size: shelfLength, at: now }).select(leadColumns);
  const nearby = unwrap(nearest).find((event) => !isOff(event));
  return nearby ? toLead(nearby) : null;
}

/** Others that somebody who looks at this one may like. */
export async function listSimilarEvents(db: Db, id: number, now: string): Promise<EventCardData[]> {
  const rows = unwrap(
    await db.rpc('list_similar_events', { event_id: id, page_size: 4, at: now }).select(listingColumns),
  );
  return rows.map(toCard);
}

export async function getEvent(db: Db, id: number) {
  const { lineup, ...event } = unwrap(
    await db
      .from('events')
      .select(
        `id, title, description, status, status_note, doors_at, starts_at, ends_at, previous_starts_at, timezone,
        minimum_age, price_from, currency, is_sold_out, self_cancel_hours, refund_note, links, publish_at, version,
        venue:venues(id, name, address, postal_code, city, country, latitude, longitude, capacity, travel_notes, access_notes),
        genres(id, name), promoters!event_promoters(id, name), lineup:event_artists(position, note, artist:artists(id, name))`,
      )
      .eq('id', id)
      .order('position', { referencedTable: 'event_artists' })
      .single(),
  );
  // An artist whose page is hidden stays billed, as a row without an artist for those who may not see them.
  return { ...event, lineup: lineup.filter(({ artist }) => artist !== null) };
}
export type EventDetail = Awaited<ReturnType<typeof getEvent>>;

/** Just enough to head a page about the event. */
export async function getEventHeading(db: Db, id: number) {
  return unwrap(
    await db
      .from('events')
      .select(
        'id, title, status, doors_at, starts_at, ends_at, timezone, currency, venue:venues(id, name, city)',
      )
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
      .select('id, title, status, starts_at, ends_at, timezone, currency, acts:event_artists(count)')
      .eq('id', id)
      .single(),
  );
  return { ...event, acts: acts[0]?.count ?? 0 };
}

/** Of a team's events, drafts included, nearest first. */
export async function listEventsById(db: Db, ids: number[]): Promise<EventRowData[]> {
  if (ids.length === 0) return [];
  const [events, pictures] = await Promise.all([
    db
      .from('events')
      .select('id, title, status, starts_at, ends_at, timezone, venue:venues(name, city)')
      .in('id', ids)
      .order('starts_at')
      .order('id'),
    db
      .from('pictures')
      .select('entity_id, path, focus_x, focus_y')
      .eq('entity_type', 'event')
      .in('entity_id', ids)
      .order('position', { ascending: false })
      .order('id', { ascending: false }),
  ]);
  // Later rows replace earlier ones: what is left is the first picture of each.
  const leads = new Map(unwrap(pictures).map((picture) => [picture.entity_id, picture]));
  return unwrap(events).map((event) => {
    const lead = leads.get(event.id);
    return {
      ...event,
      picture: lead ? { path: lead.path, focusX: lead.focus_x, focusY: lead.focus_y } : null,
    };
  });
}

import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { CalendarEntry } from '~/lib/calendar-file';
import { plainText } from '~/lib/rich-text';

const columns =
  'id, title, description, status, status_note, starts_at, ends_at, version, updated_at, venue:venues(name, address, city, latitude, longitude)' as const;

async function getRow(db: Db, id: number) {
  return unwrap(await db.from('events').select(columns).eq('id', id).single());
}
type Row = Awaited<ReturnType<typeof getRow>>;

type Origin = { publicUrl: string };

export async function getCalendarEntry(db: Db, id: number, origin: Origin): Promise<CalendarEntry> {
  return entryOf(await getRow(db, id), origin);
}

const feedEntries = 100;
type FeedOwner = { artist: number } | { venue: number } | { promoter: number };

/** What a feed holds: the next events, cancelled ones among them so that calendars strike them out. */
export async function listCalendarEntries(
  db: Db,
  owner: FeedOwner,
  origin: Origin,
): Promise<CalendarEntry[]> {
  const listed = unwrap(await db.rpc('list_events', { ...owner, page_size: feedEntries }));
  if (listed.length === 0) return [];
  const ids = listed.map(({ event_id }) => event_id);
  const rows = unwrap(await db.from('events').select(columns).in('id', ids).order('starts_at').order('id'));
  return rows.map((row) => entryOf(row, origin));
}

const states: Record<string, CalendarEntry['status']> = { cancelled: 'CANCELLED', postponed: 'TENTATIVE' };

function entryOf(event: Row, { publicUrl }: Origin): CalendarEntry {
  const { venue } = event;
  const url = `${publicUrl}/event/${event.id}`;
  return {
    uid: `event-${event.id}@${new URL(publicUrl).hostname}`,
    sequence: event.version,
    status: states[event.status] ?? 'CONFIRMED',
    title: event.title,
    startsAt: event.starts_at,
    endsAt: event.ends_at,
    description: [event.status_note, plainText(event.description), url].filter(Boolean).join('\n\n'),
    url,
    updatedAt: event.updated_at,
    ...(venue ? { location: [venue.name, venue.address, venue.city].filter(Boolean).join(', ') } : {}),
    ...(venue?.latitude != null && venue.longitude != null
      ? { latitude: venue.latitude, longitude: venue.longitude }
      : {}),
  };
}

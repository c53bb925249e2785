import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { formatStart } from '~/lib/time';

export const sharedKinds = ['event', 'artist', 'venue', 'promoter', 'genre'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** What a link says of itself where it is shared. */
export type Shared = { title: string; lines: string[]; badge?: string };

export async function getShared(db: Db, kind: SharedKind, id: number): Promise<Shared> {
  if (kind === 'event') return getSharedEvent(db, id);
  if (kind === 'venue') {
    const venue = unwrap(await db.from('venues').select('name, city').eq('id', id).single());
    return { title: venue.name, lines: [`Venue in ${venue.city}`] };
  }
  const words = { artist: 'Artist', promoter: 'Promoter', genre: 'Genre' }[kind];
  return { title: await getSharedName(db, kind, id), lines: [words] };
}

const tables = { artist: 'artists', venue: 'venues', promoter: 'promoters', genre: 'genres' } as const;

export async function getSharedName(db: Db, kind: keyof typeof tables, id: number): Promise<string> {
  return unwrap(await db.from(tables[kind]).select('name').eq('id', id).single()).name;
}

const badges: Record<string, string> = { cancelled: 'Cancelled', postponed: 'Postponed' };

async function getSharedEvent(db: Db, id: number): Promise<Shared> {
  const event = unwrap(
    await db
      .from('events')
      .select('title, status, starts_at, ends_at, timezone, is_sold_out, venue:venues(name, city)')
      .eq('id', id)
      .single(),
  );
  const badge = badges[event.status] ?? (event.is_sold_out ? 'Sold out' : undefined);
  const when = formatStart(event.starts_at, event.ends_at, event.timezone, ' · ');
  return {
    title: event.title,
    lines: [when, ...(event.venue ? [`${event.venue.name}, ${event.venue.city}`] : [])],
    ...(badge ? { badge } : {}),
  };
}

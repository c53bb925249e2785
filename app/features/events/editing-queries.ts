import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Link } from '~/lib/content-rules';
import type { EventContent } from './schema';

/** An event as its editors see it: all that can be changed, with the version that they see. */
export async function getEditableEvent(db: Db, id: number) {
  const { genres, promoters, links, version, acts, types, ...row } = unwrap(
    await db
      .from('events')
      .select(
        `id, title, description, status, status_note, doors_at, starts_at, ends_at, previous_starts_at, timezone, venue_id,
        minimum_age, price_from, currency, is_sold_out, transfers_allowed, self_cancel_hours, refund_note, links, publish_at, version,
        venue:venues(id, name, city, timezone), genres(id, name), promoters!event_promoters(id, name), acts:event_artists(count),
        types:ticket_types(count)`,
      )
      .eq('id', id)
      .is('types.deleted_at', null)
      .single(),
  );
  const content: EventContent = {
    title: row.title,
    description: row.description,
    doors_at: row.doors_at,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    timezone: row.timezone,
    venue_id: row.venue_id,
    minimum_age: row.minimum_age,
    price_from: row.price_from,
    currency: row.currency,
    is_sold_out: row.is_sold_out,
    transfers_allowed: row.transfers_allowed,
    self_cancel_hours: row.self_cancel_hours,
    refund_note: row.refund_note,
    // The database lets nothing else in: private.are_links.
    links: links as Link[],
    genre_ids: idsOf(genres),
    promoter_ids: idsOf(promoters),
  };
  return {
    ...row,
    content,
    version,
    genres,
    promoters,
    acts: acts[0]?.count ?? 0,
    hasTypes: (types[0]?.count ?? 0) > 0,
  };
}
export type EditableEvent = Awaited<ReturnType<typeof getEditableEvent>>;

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

export type Act = { artistId: number; name: string; note: string };

/** Who plays, in billing order. */
export async function listActs(db: Db, eventId: number): Promise<Act[]> {
  const rows = unwrap(
    await db
      .from('event_artists')
      .select('artist_id, note, artist:artists(name)')
      .eq('event_id', eventId)
      .order('position'),
  );
  // An artist whose page was hidden since stays on the bill without a name to show.
  return rows.map(({ artist_id, note, artist }) => ({
    artistId: artist_id,
    name: artist?.name ?? 'Hidden artist',
    note,
  }));
}

/** How many people will be told when the event moves or is off. */
export async function countInterest(db: Db, eventId: number): Promise<number> {
  const [row] = unwrap(await db.rpc('count_event_interest', { event_id: eventId }));
  return row ? row.interested + row.going : 0;
}

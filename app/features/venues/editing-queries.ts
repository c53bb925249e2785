import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Link } from '~/lib/content-rules';
import type { VenueContent } from './schema';

/** A venue as its editors see it, with the version that they see. */
export async function getEditableVenue(db: Db, id: number) {
  const {
    id: _,
    is_hidden,
    version,
    links,
    ...words
  } = unwrap(
    await db
      .from('venues')
      .select(
        `id, name, description, address, postal_code, city, country, latitude, longitude, timezone, capacity,
        access_notes, travel_notes, links, is_hidden, version`,
      )
      .eq('id', id)
      .single(),
  );
  // The database lets nothing else in: private.are_links.
  const content: VenueContent = { ...words, links: links as Link[] };
  return { id, is_hidden, version, content };
}
export type EditableVenue = Awaited<ReturnType<typeof getEditableVenue>>;

/** What choosing a venue for an event decides. */
export async function getVenueZone(db: Db, id: number): Promise<string> {
  return unwrap(await db.from('venues').select('timezone').eq('id', id).single()).timezone;
}

export async function listStages(db: Db, venueId: number) {
  return unwrap(
    await db
      .from('stages')
      .select('id, name, capacity, position')
      .eq('venue_id', venueId)
      .order('position')
      .order('id'),
  );
}
export type Stage = Awaited<ReturnType<typeof listStages>>[number];

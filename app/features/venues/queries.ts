import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

export async function getVenue(db: Db, id: number) {
  return unwrap(
    await db
      .from('venues')
      .select(
        `id, name, description, address, postal_code, city, country, latitude, longitude, timezone, capacity,
        access_notes, travel_notes, links, created_at, stages(id, name, capacity)`,
      )
      .eq('id', id)
      .order('position', { referencedTable: 'stages' })
      .single(),
  );
}

export async function listVenuesById(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return unwrap(await db.from('venues').select('id, name, city').in('id', ids).order('name'));
}

/** Where there are venues, the cities with most of them first. */
export async function listCities(db: Db) {
  return unwrap(await db.rpc('list_cities'));
}

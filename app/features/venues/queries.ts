import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { containsPattern } from '~/lib/search-pattern';

const found = 6;

export async function getVenue(db: Db, id: number) {
  return unwrap(
    await db
      .from('venues')
      .select('id, name, description, address, city, timezone, capacity, created_at')
      .eq('id', id)
      .single(),
  );
}

export async function findVenues(db: Db, search: string) {
  return unwrap(
    await db
      .from('venues')
      .select('id, name, city')
      .ilike('name', containsPattern(search))
      .order('name')
      .limit(found),
  );
}

export async function listVenuesById(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return unwrap(await db.from('venues').select('id, name, city').in('id', ids).order('name'));
}

import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { containsPattern } from '~/lib/search-pattern';

const found = 6;

export async function getArtist(db: Db, id: number) {
  return unwrap(await db.from('artists').select('id, name, description, created_at').eq('id', id).single());
}

export async function findArtists(db: Db, search: string) {
  return unwrap(
    await db
      .from('artists')
      .select('id, name')
      .ilike('name', containsPattern(search))
      .order('name')
      .limit(found),
  );
}

export async function listArtistsById(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return unwrap(await db.from('artists').select('id, name').in('id', ids).order('name'));
}

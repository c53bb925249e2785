import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

export async function getArtist(db: Db, id: number) {
  return unwrap(
    await db
      .from('artists')
      .select('id, name, description, links, created_at, genres(id, name)')
      .eq('id', id)
      .single(),
  );
}

export async function listArtistsById(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return unwrap(await db.from('artists').select('id, name').in('id', ids).order('name'));
}

import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

const most = 500;

/** Every genre with the one that it belongs to, by name. */
export async function listGenreTree(db: Db) {
  return unwrap(await db.from('genres').select('id, name, parent_id').order('name').limit(most));
}
export type GenreInTree = Awaited<ReturnType<typeof listGenreTree>>[number];

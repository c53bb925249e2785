import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Database } from '~/generated/database';

const most = 500;

/** Every genre with the one that it belongs to, as staff ordered them, or by name. */
export async function listGenreTree(db: Db) {
  return unwrap(
    await db.from('genres').select('id, name, parent_id').order('position').order('name').limit(most),
  );
}
export type GenreInTree = Awaited<ReturnType<typeof listGenreTree>>[number];

/** For staff: with how much each is used. */
export async function listGenreFigures(db: Db): Promise<GenreFigures[]> {
  return unwrap(await db.rpc('list_genre_figures'));
}
export type GenreFigures = Omit<
  Database['public']['Functions']['list_genre_figures']['Returns'][number],
  'parent_id'
> & { parent_id: number | null };

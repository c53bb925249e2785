import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

export async function addGenre(db: Db, name: string, parentId: number | null): Promise<void> {
  unwrap(await db.rpc('add_genre', { name, ...(parentId !== null && { parent_id: parentId }) }));
}

export async function changeGenre(
  db: Db,
  genreId: number,
  { name, description }: { name: string; description: string },
): Promise<void> {
  unwrap(await db.rpc('change_genre', { genre_id: genreId, name, description }));
}

/** Below another, or with null to the foot of the tree; before one that is there, or last. */
export async function moveGenre(
  db: Db,
  genreId: number,
  { parentId, beforeId = null }: { parentId: number | null; beforeId?: number | null },
): Promise<void> {
  unwrap(
    await db.rpc('move_genre', {
      genre_id: genreId,
      ...(parentId !== null && { parent_id: parentId }),
      ...(beforeId !== null && { before_id: beforeId }),
    }),
  );
}

export async function mergeGenre(db: Db, genreId: number, intoId: number): Promise<void> {
  unwrap(await db.rpc('merge_genre', { genre_id: genreId, into_id: intoId }));
}

export async function retireGenre(db: Db, genreId: number): Promise<void> {
  unwrap(await db.rpc('retire_genre', { genre_id: genreId }));
}

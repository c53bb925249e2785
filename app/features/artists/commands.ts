import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { type ArtistContent, tidyArtist } from './schema';

/** The person who asks owns the new artist. */
export async function createArtist(db: Db, name: string): Promise<number> {
  return unwrap(await db.rpc('create_artist', { name }));
}

/** Answers the new version, or null where somebody else saved meanwhile and nothing was changed. */
export async function saveArtist(
  db: Db,
  id: number,
  changes: Partial<ArtistContent>,
  version: number,
): Promise<number | null> {
  const { genre_ids, ...row } = tidyArtist(changes);
  let saved: number | undefined = version;
  if (Object.keys(row).length > 0) {
    const rows = unwrap(
      await db.from('artists').update(row).eq('id', id).eq('version', version).select('version'),
    );
    saved = rows[0]?.version;
  }
  if (saved === undefined) return null;
  if (genre_ids) unwrap(await db.rpc('set_artist_genres', { artist_id: id, genre_ids }));
  return saved;
}

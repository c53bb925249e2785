import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

const most = 60;
const eventsLookedAt = 50;
const artistsShown = 24;

export async function getGenre(db: Db, id: number) {
  return unwrap(await db.from('genres').select('id, name, description').eq('id', id).single());
}

export async function listGenres(db: Db) {
  return unwrap(await db.from('genres').select('id, name').order('name').limit(most));
}

/** Artists on the line-ups of the genre's events, by name. */
export async function listArtistsOfGenre(db: Db, id: number) {
  const rows = unwrap(
    await db
      .from('events')
      .select('event_genres!inner(genre_id), artists(id, name)')
      .eq('event_genres.genre_id', id)
      .eq('is_listed', true)
      .order('starts_at', { ascending: false })
      .limit(eventsLookedAt),
  );
  const artists = new Map(rows.flatMap((row) => row.artists).map((artist) => [artist.id, artist]));
  return [...artists.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')).slice(0, artistsShown);
}

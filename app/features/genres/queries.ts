import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

const most = 200;
const artistsShown = 24;

type Named = { id: number; name: string };

/** With its place in the tree and its neighbours, whichever side of the relation they are on. */
export async function getGenre(db: Db, id: number) {
  const { subgenres, related_from, related_to, ...genre } = unwrap(
    await db
      .from('genres')
      .select(
        `id, name, description, parent:parent_id(id, name), subgenres:genres!parent_id(id, name),
        related_from:genre_relations!genre_id(genre:genres!related_id(id, name)),
        related_to:genre_relations!related_id(genre:genres!genre_id(id, name))`,
      )
      .eq('id', id)
      .single(),
  );
  const related: Named[] = [...related_from, ...related_to].map(({ genre: neighbour }) => neighbour);
  return { ...genre, subgenres: subgenres.sort(byName), related: related.sort(byName) };
}

/** The genre that another was merged into, whose number this was; null where there was none. */
export async function getGenreRedirect(db: Db, oldId: number): Promise<number | null> {
  const found = unwrap(await db.from('genre_redirects').select('genre_id').eq('old_id', oldId).maybeSingle());
  return found?.genre_id ?? null;
}

export async function listGenres(db: Db) {
  return unwrap(
    await db.from('genres').select('id, name, parent_id').order('position').order('name').limit(most),
  );
}

/** Artists who play it, by name. */
export async function listArtistsOfGenre(db: Db, id: number): Promise<Named[]> {
  return unwrap(
    await db
      .from('artists')
      .select('id, name, artist_genres!inner(genre_id)')
      .eq('artist_genres.genre_id', id)
      .order('name')
      .limit(artistsShown),
  ).map(({ id: artistId, name }) => ({ id: artistId, name }));
}

function byName(a: Named, b: Named): number {
  return a.name.localeCompare(b.name, 'en');
}

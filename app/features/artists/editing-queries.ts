import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Link } from '~/lib/content-rules';
import type { ArtistContent } from './schema';

/** An artist as their editors see them, with the version that they see. */
export async function getEditableArtist(db: Db, id: number) {
  const { name, description, links, genres, ...row } = unwrap(
    await db
      .from('artists')
      .select('id, name, description, links, is_hidden, version, genres(id)')
      .eq('id', id)
      .single(),
  );
  const content: ArtistContent = {
    name,
    description,
    // The database lets nothing else in: private.are_links.
    links: links as Link[],
    genre_ids: genres.map((genre) => genre.id).sort((one, other) => one - other),
  };
  return { ...row, content };
}
export type EditableArtist = Awaited<ReturnType<typeof getEditableArtist>>;

import type { GenreInTree } from './editing-queries';

export type GenreGroup = { id: number; name: string; branches: { id: number; name: string }[] };

/** The tree as two steps: what stands at its foot, each with all that grows from it, those with branches first. */
export function groupGenres(genres: GenreInTree[]): GenreGroup[] {
  const parents = new Map(genres.map(({ id, parent_id }) => [id, parent_id]));
  const rootOf = (id: number): number => {
    const parent = parents.get(id);
    return parent && parents.has(parent) ? rootOf(parent) : id;
  };
  return genres
    .filter(({ id }) => rootOf(id) === id)
    .map(({ id, name }) => ({
      id,
      name,
      branches: genres.filter((genre) => genre.id !== id && rootOf(genre.id) === id),
    }))
    .sort((one, other) => Number(other.branches.length > 0) - Number(one.branches.length > 0));
}

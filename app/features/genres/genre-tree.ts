import type { GenreFigures } from './editing-queries';

export type GenreNode = GenreFigures & {
  depth: number;
  /** The next one below the same genre, and the one before. */
  next: number | null;
  previous: number | null;
  hasBranches: boolean;
  /** Itself and all that it belongs to. */
  line: number[];
};

/** The tree from top to bottom, each genre followed by what belongs to it. The list comes in the order of siblings. */
export function walkGenres(genres: GenreFigures[]): GenreNode[] {
  const below = Map.groupBy(genres, ({ parent_id }) => parent_id);
  const walk = (parent: number | null, depth: number, line: number[]): GenreNode[] => {
    const siblings = below.get(parent) ?? [];
    return siblings.flatMap((genre, place) => [
      {
        ...genre,
        depth,
        next: siblings[place + 1]?.id ?? null,
        previous: siblings[place - 1]?.id ?? null,
        hasBranches: below.has(genre.id),
        line: [genre.id, ...line],
      },
      ...walk(genre.id, depth + 1, [genre.id, ...line]),
    ]);
  };
  return walk(null, 0, []);
}

/** Where a genre can go without belonging to one of its own branches. */
export function placesFor(genre: GenreNode, tree: GenreNode[]): GenreNode[] {
  return tree.filter(({ line }) => !line.includes(genre.id));
}

/** Before which sibling it stands after one step up or down; undefined where there is no such step, null for last. */
export function stepOf(
  genre: GenreNode,
  direction: 'up' | 'down',
  tree: GenreNode[],
): number | null | undefined {
  if (direction === 'up') return genre.previous ?? undefined;
  if (genre.next === null) return undefined;
  return tree.find(({ id }) => id === genre.next)?.next ?? null;
}

/** 'Techno', with how deep it stands for those who choose from a plain list. */
export function indented({ name, depth }: GenreNode): string {
  return `${'– '.repeat(depth)}${name}`;
}

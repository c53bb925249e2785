export const foundKinds = ['event', 'artist', 'venue', 'promoter', 'genre'] as const;
export type FoundKind = (typeof foundKinds)[number];

export type Found = {
  kind: FoundKind;
  id: number;
  name: string;
  /** Where an event or a venue is. */
  detail: string;
  startsAt: string | null;
  timezone: string | null;
  picture: { path: string; focusX: number; focusY: number } | null;
};

export const kindWords: Record<FoundKind, string> = {
  event: 'Events',
  artist: 'Artists',
  venue: 'Venues',
  promoter: 'Promoters',
  genre: 'Genres',
};

export type FoundGroup = { kind: FoundKind; found: Found[] };

/** By kind, the kind of the best match first; within a kind the order stays. */
export function groupFound(found: Found[]): FoundGroup[] {
  return [...new Set(found.map(({ kind }) => kind))].map((kind) => ({
    kind,
    found: found.filter((one) => one.kind === kind),
  }));
}

/** What staff can look up, and the words for it. */
export const directoryKinds = ['all', 'users', 'events', 'venues', 'artists', 'promoters'] as const;
export type DirectoryKind = (typeof directoryKinds)[number];

export const directoryTitles: Record<DirectoryKind, string> = {
  all: 'Everything',
  users: 'People',
  events: 'Events',
  venues: 'Venues',
  artists: 'Artists',
  promoters: 'Promoters',
};

export function readDirectoryKind(text: string | null): DirectoryKind {
  return directoryKinds.find((kind) => kind === text) ?? 'all';
}

/** What a row of the directory can be. */
const rowKinds = ['user', 'event', 'venue', 'artist', 'promoter', 'order'] as const;
export type RowKind = (typeof rowKinds)[number];

export const rowTitles: Record<RowKind, string> = {
  user: 'Person',
  event: 'Event',
  venue: 'Venue',
  artist: 'Artist',
  promoter: 'Promoter',
  order: 'Order',
};

export function readRowKind(text: string): RowKind {
  const kind = rowKinds.find((known) => known === text);
  if (!kind) throw new Error(`the directory does not know ${text}`);
  return kind;
}

/** What each kind is suspended as; an order is not. */
export type SuspendableKind = Exclude<RowKind, 'order'>;

/** The level from which staff suspend and mend the teams of others: private.require_moderating_staff. */
export const moderatingLevel = 3;
/** The level from which staff choose what is featured: public.feature_event. */
export const featuringLevel = 2;

/** What comes of a suspension, before it is decided on. */
export const consequences: Record<SuspendableKind, string> = {
  user: 'They are signed out everywhere at once and cannot sign in. Their profile disappears. Tickets they bought stay valid; events they run go on.',
  event:
    'It disappears from Limelight and stops selling at once. Tickets that were sold stay valid at the door, and its team can still refund.',
  venue: 'Its page disappears. Events there stay as they are, without the name of the venue.',
  artist: 'Their page disappears and their name leaves line-ups. Events stay as they are.',
  promoter:
    'Its page disappears and nothing more is published under its name. Its events stay as they are: suspend them one by one.',
};

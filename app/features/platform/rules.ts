/** What staff can look up, as the tabs of the directory and their words. */
export const directoryKinds = ['users', 'events', 'venues', 'artists', 'promoters'] as const;
export type DirectoryKind = (typeof directoryKinds)[number];

export const directoryTitles: Record<DirectoryKind, string> = {
  users: 'People',
  events: 'Events',
  venues: 'Venues',
  artists: 'Artists',
  promoters: 'Promoters',
};

export function readDirectoryKind(text: string | null): DirectoryKind {
  return directoryKinds.find((kind) => kind === text) ?? 'users';
}

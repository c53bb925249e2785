import { href } from 'react-router';

/** What has a page that everyone may be led to. */
const pagePaths = {
  user: (id: string) => href('/user/:id', { id }),
  event: (id: string) => href('/event/:id', { id }),
  venue: (id: string) => href('/venue/:id', { id }),
  artist: (id: string) => href('/artist/:id', { id }),
  promoter: (id: string) => href('/promoter/:id', { id }),
  genre: (id: string) => href('/genre/:id', { id }),
};

type PageKind = keyof typeof pagePaths;

export const hasPage = (kind: string): kind is PageKind => Object.hasOwn(pagePaths, kind);

export const pagePath = (kind: PageKind, id: number): string => pagePaths[kind](String(id));

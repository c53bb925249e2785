import type { Artist } from './artist.ts';
import { electronicArtists } from './artists-electronic.ts';
import { liveArtists } from './artists-live.ts';

/** In the order of their ids. */
export const artists: Artist[] = [...electronicArtists, ...liveArtists];

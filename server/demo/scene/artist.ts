import type { GenreName } from './genres.ts';

export type Artist = [name: string, genres: GenreName[], bio: string];

import type { GenreName } from './genres.ts';
import type { PromoterName } from './promoters.ts';

/** Something that takes place again and again, or once where `headliner` says who it is about. */
export type Series = {
  title: string;
  genres: GenreName[];
  promoter: PromoterName;
  venues: string[];
  /** Days of the week, 0 is Sunday. */
  days: number[];
  start: string;
  hours: number;
  /** In the smallest unit; 0 is free. */
  price: number;
  age: number | null;
  acts: number;
  text: string;
  headliner?: string;
};

import type { GenreName } from './scene/genres.ts';
import type { PromoterName } from './scene/promoters.ts';

export type DemoEvent = {
  title: string;
  text: string;
  status: 'draft' | 'scheduled' | 'published' | 'unlisted' | 'cancelled' | 'postponed';
  note: string;
  /** Nights from the first one, and the time on the clock there. */
  night: number;
  start: string;
  /** Minutes from the doors to the start. */
  doors: number;
  hours: number;
  /** How many nights earlier it was to take place before it moved. */
  movedBy: number | null;
  venue: string;
  promoters: PromoterName[];
  genres: GenreName[];
  acts: { name: string; note: string }[];
  age: number | null;
  price: number | null;
  currency: string;
  isSoldOut: boolean;
  publishedDaysAgo: number | null;
  publishInDays: number | null;
  isFeatured: boolean;
  /** From 0 to 1: how much people talk about it. */
  pull: number;
};

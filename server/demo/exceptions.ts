import type { DemoEvent } from './demo-event.ts';
import { cancelledNotes, movedNotes, postponedNotes } from './scene/phrases.ts';

const soldOut = { isSoldOut: true, pull: 0.8 };
const draft = { status: 'draft', publishedDaysAgo: null } as const;
const scheduled = (publishInDays: number) =>
  ({ status: 'scheduled', publishedDaysAgo: null, publishInDays }) as const;
const cancelled = (note = '') => ({ status: 'cancelled', note }) as const;
const moved = (movedBy: number, note = '') => ({ movedBy, note }) as const;
const featured = { isFeatured: true, pull: 0.9 };
const free = { price: 0 };

/** What is out of the ordinary among the events to come, by their place from the nearest on. */
export const exceptions: [place: number, change: Partial<DemoEvent>][] = [
  [1, soldOut],
  [4, featured],
  [6, soldOut],
  [7, cancelled(cancelledNotes[0])],
  [9, free],
  [12, featured],
  [14, free],
  [16, moved(14, movedNotes[0])],
  // Of a promoter that nobody knows yet.
  [18, { publishedDaysAgo: 0.4 }],
  [19, soldOut],
  [22, free],
  [24, moved(7, movedNotes[1])],
  [27, cancelled(cancelledNotes[1])],
  [29, { status: 'postponed', note: postponedNotes[0] ?? '' }],
  [32, { status: 'unlisted', publishedDaysAgo: null }],
  [34, soldOut],
  [36, { ...draft, promoters: ['Northern Lights Collective'] }],
  [40, scheduled(3)],
  [44, { ...draft, promoters: ['Fig Tree Sessions'] }],
  [47, free],
  [50, { ...scheduled(9), promoters: ['Northern Lights Collective'] }],
  [55, { ...draft, promoters: ['Northern Lights Collective'] }],
  [60, soldOut],
];

import type { StageColour } from './stage-colours';

/** Where acts play at one event (docs/glossary.md: event stage). */
export type Stage = {
  id: number;
  name: string;
  colour: StageColour;
  place: string;
  walkMinutes: number;
};

export type SlotArtist = { id: number; name: string };

/** What planned and published slots have in common. Times are ISO instants; null is still to be announced. */
export type SlotContent = {
  stageId: number | null;
  title: string;
  startsAt: string | null;
  endsAt: string | null;
  note: string;
  artists: SlotArtist[];
};

/** What everyone reads. `startsAt` and `endsAt` are the plan; effective.ts says when it really is. */
export type PublishedSlot = SlotContent & { id: string; night: string | null; driftMinutes: number };

export type TimetableSettings = {
  /** 'HH:mm' on the wall: what plays before it belongs to the night before. */
  dayStartsAt: string;
  changeoverMinutes: number;
  /** Grows with every publication and every delay; 0 before the first. */
  revision: number;
  publishedAt: string | null;
};

export const defaultSettings: TimetableSettings = {
  dayStartsAt: '06:00',
  changeoverMinutes: 0,
  revision: 0,
  publishedAt: null,
};

/** 'Nadja Sol b2b Kern', the title where there is one, or what stands in for both. */
export function slotName({ title, artists }: Pick<SlotContent, 'title' | 'artists'>): string {
  return title || artists.map(({ name }) => name).join(' b2b ') || 'To be announced';
}

/** A stage as visitors see it. */
export type VisitorStage = {
  id: number;
  name: string;
  colour: string;
  place: string;
  /** How long it takes to get there from any other stage. */
  walkMinutes: number;
};

export type SlotArtist = { id: number; name: string; genres: string[] };

/** A published slot. Without a time it is still to be announced when, without a stage where. */
export type VisitorSlot = {
  id: number;
  stageId: number | null;
  title: string;
  note: string;
  artists: SlotArtist[];
  /** As it was published. */
  plannedStartsAt: string | null;
  plannedEndsAt: string | null;
  /** As it is by now, with every delay. */
  startsAt: string | null;
  endsAt: string | null;
  driftMinutes: number;
  /** The evening that it belongs to: YYYY-MM-DD. */
  night: string | null;
};

export type TimedSlot = VisitorSlot & {
  plannedStartsAt: string;
  plannedEndsAt: string;
  startsAt: string;
  endsAt: string;
  night: string;
};

export function isTimed(slot: VisitorSlot): slot is TimedSlot {
  return slot.startsAt !== null && slot.endsAt !== null && slot.night !== null;
}

/** What is written on it: its title, or who plays. */
export function nameOf({ title, artists }: Pick<VisitorSlot, 'title' | 'artists'>): string {
  return title || artists.map(({ name }) => name).join(' b2b ') || 'To be announced';
}

import type { Clash } from '../../plan-clashes';
import type { Stage } from '../../types';
import type { VisitorSlot } from '../../visitor-types';

/** What every part of a timetable on the screen needs to know. */
export type Scene = {
  zone: string;
  stages: ReadonlyMap<number, Stage>;
  mine: ReadonlySet<string>;
  /** The plan of somebody else, beside one's own. */
  theirs?: { name: string; slots: ReadonlySet<string> };
  /** Of one's own plan. */
  clashes: ReadonlyMap<string, Clash[]>;
  toggle: (slot: VisitorSlot) => void;
  open: (slot: VisitorSlot) => void;
};

/** Whose plan a slot is in; told apart by a word and a mark, not by colour alone. */
export type Planned = 'mine' | 'theirs' | 'both' | undefined;

export function plannedBy(slotId: string, { mine, theirs }: Pick<Scene, 'mine' | 'theirs'>): Planned {
  const isTheirs = theirs?.slots.has(slotId) ?? false;
  if (mine.has(slotId)) return isTheirs ? 'both' : 'mine';
  return isTheirs ? 'theirs' : undefined;
}

import { formatTime } from '~/lib/time';
import { nightAt, nightWindow } from './nights';
import type { SlotContent } from './types';

const minute = 60_000;
const hour = 60 * minute;

/** A stretch of time, as milliseconds. */
export type Range = { from: number; to: number };

/** A slot that has a time. */
export type TimedSlot = { id: string; from: number; to: number };

/** The hours of an event in which its planner works. */
export type EventHours = { opensAt: string; endsAt: string; zone: string };

/** What of a night is drawn: its opening hours and everything planned, with an hour to spare on both sides. */
export function drawnRange(
  night: string,
  hours: EventHours,
  dayStartsAt: string,
  slots: readonly TimedSlot[],
): Range {
  const window = nightWindow(night, hours.zone, dayStartsAt);
  const opens = Math.max(Date.parse(hours.opensAt), window.from);
  const ends = Math.min(Date.parse(hours.endsAt), window.to);
  const isOpen = opens < ends;
  const from = Math.min(...(isOpen ? [opens] : []), ...slots.map((slot) => slot.from));
  const to = Math.max(...(isOpen ? [ends] : []), ...slots.map((slot) => slot.to));
  // A night without hours of its own still has an evening to plan.
  if (from > to) return { from: window.from + 12 * hour, to: window.to };
  return { from: Math.floor(from / hour) * hour - hour, to: Math.ceil(to / hour) * hour + hour };
}

/** The full hours of a range, as the clock on the wall shows them: one of them twice when the clocks go back. */
export function hourMarks({ from, to }: Range, zone: string): { at: number; label: string }[] {
  const marks = [];
  for (let at = from; at <= to; at += hour) marks.push({ at, label: formatTime(new Date(at), zone) });
  return marks;
}

export function snapTo(at: number, snapMinutes: number): number {
  return Math.round(at / (snapMinutes * minute)) * snapMinutes * minute;
}

/** The slots of a night, with their times; those without one are in no night. */
export function slotsOfNight(
  slots: ReadonlyMap<string, SlotContent>,
  night: string,
  zone: string,
  dayStartsAt: string,
): (TimedSlot & { content: SlotContent })[] {
  return [...slots].flatMap(([id, content]) => {
    const { startsAt, endsAt } = content;
    if (startsAt === null || endsAt === null || nightAt(startsAt, zone, dayStartsAt) !== night) return [];
    return [{ id, from: Date.parse(startsAt), to: Date.parse(endsAt), content }];
  });
}

/** Beside each other where they overlap: which lane each has, of how many. */
export function laneOf(slots: readonly TimedSlot[]): Map<string, { lane: number; of: number }> {
  const placed = new Map<string, { lane: number; of: number }>();
  const sorted = slots.toSorted((one, other) => one.from - other.from || one.to - other.to);
  let group: { id: string; lane: number; to: number }[] = [];
  const close = () => {
    const of = Math.max(1, ...group.map(({ lane }) => lane + 1));
    for (const { id, lane } of group) placed.set(id, { lane, of });
    group = [];
  };
  for (const slot of sorted) {
    if (group.every(({ to }) => to <= slot.from)) close();
    const busy = new Set(group.filter(({ to }) => to > slot.from).map(({ lane }) => lane));
    let lane = 0;
    while (busy.has(lane)) lane += 1;
    group.push({ id: slot.id, lane, to: slot.to });
  }
  close();
  return placed;
}

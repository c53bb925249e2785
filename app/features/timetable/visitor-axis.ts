import { clockWords } from './visitor-clock';
import type { TimedSlot } from './visitor-types';

const minute = 60_000;
const hour = 60 * minute;

type Mark = { minute: number; at: string; label: string };

/** Time from left to right, in minutes that pass: the hour that the clocks repeat is drawn twice. */
export type Axis = { startsAt: number; minutes: number; hours: Mark[] };

export type Place = { minute: number; minutes: number; track: number };

/** From the full hour before the first slot to the full hour after the last one. */
export function axisOf(slots: readonly TimedSlot[], zone: string): Axis {
  const first = Math.min(...slots.map(({ startsAt }) => Date.parse(startsAt)));
  const last = Math.max(...slots.map(({ endsAt }) => Date.parse(endsAt)));
  if (!Number.isFinite(first) || !Number.isFinite(last)) return { startsAt: 0, minutes: 0, hours: [] };
  const startsAt = first - minutesPast(first, zone) * minute;
  const minutes = Math.ceil((last - startsAt) / hour) * 60;
  const hours = Array.from({ length: minutes / 60 + 1 }, (_, index) => {
    const at = new Date(startsAt + index * hour).toISOString();
    return { minute: index * 60, at, label: clockWords(at, zone) };
  });
  return { startsAt, minutes, hours };
}

/** Where an instant is on the axis; outside of it before 0 or after its end. */
export function minuteOf(at: string | number, { startsAt }: Pick<Axis, 'startsAt'>): number {
  return (new Date(at).getTime() - startsAt) / minute;
}

/**
 * The places of one stage's slots. Where a delay pushes one into the next they go below each other, each into the
 * first track that is free.
 */
export function placeSlots(slots: readonly TimedSlot[], axis: Axis): Map<string, Place> {
  const places = new Map<string, Place>();
  const freeFrom: number[] = [];
  for (const slot of sortByTime(slots)) {
    const starts = minuteOf(slot.startsAt, axis);
    const ends = Math.max(minuteOf(slot.endsAt, axis), starts + 1);
    const free = freeFrom.findIndex((from) => from <= starts);
    const track = free === -1 ? freeFrom.length : free;
    freeFrom[track] = ends;
    places.set(slot.id, { minute: starts, minutes: ends - starts, track });
  }
  return places;
}

export function sortByTime<Slot extends { id: string; startsAt: string }>(slots: readonly Slot[]): Slot[] {
  return slots.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || (a.id < b.id ? -1 : 1));
}

/** Some zones are half an hour off, so what is a full hour is for their clocks to say. */
function minutesPast(at: number, zone: string): number {
  return Number(clockWords(new Date(at).toISOString(), zone).slice(3, 5));
}

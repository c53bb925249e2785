import { dayAfter, fromWallTime, wallTime } from '~/lib/time';

/** The night (YYYY-MM-DD) that a moment belongs to: 02:00 is still the evening before. As private.timetable_night. */
export function nightAt(at: string, zone: string, dayStartsAt: string): string {
  const wall = wallTime(at, zone);
  const day = wall.slice(0, 10);
  return wall.slice(11, 16) < dayStartsAt ? dayAfter(day, -1) : day;
}

/** When a night begins and ends, as milliseconds: 25 hours where the clocks go back in between. */
export function nightWindow(night: string, zone: string, dayStartsAt: string): { from: number; to: number } {
  return { from: startOf(night, zone, dayStartsAt), to: startOf(dayAfter(night, 1), zone, dayStartsAt) };
}

/** Every night from the first to the last of these, also those on which nothing is. */
export function nightsBetween(nights: readonly string[]): string[] {
  const sorted = nights.toSorted();
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return [];
  const all = [first];
  for (let night = first; night < last; ) {
    night = dayAfter(night, 1);
    all.push(night);
  }
  return all;
}

function startOf(night: string, zone: string, dayStartsAt: string): number {
  return Date.parse(fromWallTime(`${night}T${dayStartsAt}`, zone) ?? `${night}T${dayStartsAt}Z`);
}

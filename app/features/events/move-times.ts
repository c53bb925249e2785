import { fromWallTime, wallTime } from '~/lib/time';

type Times = {
  doors_at: string | null;
  starts_at: string | null;
  ends_at: string | null;
  timezone: string;
};

/** Whoever moves the start means the whole night: doors and end move along. */
export function moveStart(times: Times, startsAt: string | null): Partial<Times> {
  if (startsAt === null || times.starts_at === null) return { starts_at: startsAt };
  const by = Date.parse(startsAt) - Date.parse(times.starts_at);
  const along = (at: string | null) => (at === null ? null : shift(at, by));
  return { starts_at: startsAt, doors_at: along(times.doors_at), ends_at: along(times.ends_at) };
}

/** Another zone, the same clock: ten in the evening stays ten in the evening. */
export function moveToZone(times: Times, timezone: string): Partial<Times> {
  const there = (at: string | null) =>
    at === null ? null : fromWallTime(wallTime(at, times.timezone), timezone);
  return {
    timezone,
    doors_at: there(times.doors_at),
    starts_at: there(times.starts_at),
    ends_at: there(times.ends_at),
  };
}

export function shift(at: string, milliseconds: number): string {
  const moved = new Date(Date.parse(at) + milliseconds);
  return Number.isNaN(moved.getTime()) ? at : moved.toISOString();
}

import { fromWallTime, wallTime } from '~/lib/time';
import { shift } from './move-times';
import { usualHours } from './schema';

const day = 86_400_000;
const saturday = 6;

/** What most new events are: next Saturday from ten in the evening. */
export function firstTimes(now: Date, zone: string): { starts_at: string; ends_at: string } {
  const weekday = new Date(`${wallTime(now, zone)}Z`).getUTCDay();
  const ahead = (saturday - weekday + 7) % 7 || 7;
  const evening = `${wallTime(new Date(now.getTime() + ahead * day), zone).slice(0, 10)}T22:00`;
  const starts_at = fromWallTime(evening, zone) ?? now.toISOString();
  return { starts_at, ends_at: shift(starts_at, usualHours * 3_600_000) };
}

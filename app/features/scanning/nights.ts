import { nightsOf, wallTime } from '~/lib/time';
import type { DoorEvent, DoorType } from './messages';

const minute = 60_000;
const hour = 3_600_000;
const day = 24 * hour;

/** What follows is as in supabase/migrations/20261115000512_door_judgement.sql. */

const opensAt = ({ doorsAt, startsAt }: DoorEvent) => Date.parse(doorsAt ?? startsAt);
const isOneNight = (event: DoorEvent) => Date.parse(event.endsAt) - opensAt(event) <= day;

/** The night (YYYY-MM-DD) that an instant at the door belongs to: an event that is over within a day is one night. */
export function nightAt(event: DoorEvent, at: number): string {
  const isAround = at >= opensAt(event) - 12 * hour && at < Date.parse(event.endsAt) + 6 * hour;
  return nightOf(isOneNight(event) && isAround ? Date.parse(event.startsAt) : at, event.timezone);
}

export function nightsOfEvent({ startsAt, endsAt, timezone }: DoorEvent): string[] {
  return nightsOf(startsAt, endsAt, timezone);
}

type Hours = Pick<DoorType, 'enterFrom' | 'enterUntil'>;

/** Whether the clock on the wall is before, within or after the hours of a ticket type: 23:00 to 01:00 is over midnight. */
export function hoursAt(
  event: DoorEvent,
  { enterFrom, enterUntil }: Hours,
  at: number,
): 'before' | 'open' | 'after' {
  const night = nightAt(event, at);
  const clock = wallClock(at, event.timezone);
  if (enterFrom !== null && clock < hourOfNight(event, night, enterFrom)) return 'before';
  if (enterUntil !== null && clock >= hourOfNight(event, night, enterUntil)) return 'after';
  return 'open';
}

/** When this hour on the wall comes in that night: the first time after the night has begun. */
function hourOfNight(event: DoorEvent, night: string, time: string): number {
  const begins = isOneNight(event)
    ? wallClock(opensAt(event), event.timezone) - 6 * hour
    : Date.parse(`${night}T06:00Z`);
  const first = Date.parse(`${night}T${time.slice(0, 5)}Z`);
  return first < begins ? first + day : first;
}

function nightOf(at: number, zone: string): string {
  return new Date(wallClock(at, zone) - 6 * hour).toISOString().slice(0, 10);
}

/** What the clock on the wall shows, as if it were that of Greenwich. */
function wallClock(at: number, zone: string): number {
  const rest = ((at % minute) + minute) % minute;
  return Date.parse(`${wallTime(new Date(at), zone)}Z`) + rest;
}

import { wallTime } from '~/lib/time';
import type { DoorEvent, DoorType } from './messages';

const hour = 3_600_000;
/** Nights begin at six in the morning. */
const morning = 6;

/**
 * The night (YYYY-MM-DD) that a scan belongs to. What happens around an event of at most a day is of its one night;
 * otherwise nights change at six in the morning. As private.night_of in SQL.
 */
export function nightAt(event: DoorEvent, at: number): string {
  const starts = Date.parse(event.startsAt);
  const ends = Date.parse(event.endsAt);
  const doors = event.doorsAt === null ? starts : Date.parse(event.doorsAt);
  const isOneNight = ends - starts <= 24 * hour;
  const isAroundIt = at >= doors - 12 * hour && at <= ends + 6 * hour;
  return dayOf(isOneNight && isAroundIt ? starts : at, event.timezone);
}

type Hours = Pick<DoorType, 'enterFrom' | 'enterUntil'>;

/** Whether the clock on the wall is before, within or after the hours of a ticket type: 23:00 to 01:00 is over midnight. */
export function hoursAt({ enterFrom, enterUntil }: Hours, at: number, zone: string): 'before' | 'open' | 'after' {
  const clock = sinceMorning(wallTime(new Date(at), zone).slice(11, 16));
  if (enterFrom !== null && clock < sinceMorning(enterFrom)) return 'before';
  if (enterUntil !== null && clock >= sinceMorning(enterUntil)) return 'after';
  return 'open';
}

function dayOf(at: number, zone: string): string {
  return wallTime(new Date(at - morning * hour), zone).slice(0, 10);
}

/** Minutes since six in the morning, when the night began. */
function sinceMorning(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (((hours - morning + 24) % 24) * 60 + minutes) % 1440;
}

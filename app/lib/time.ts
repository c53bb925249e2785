/** Texts are in English for now; this is the one place that says so. */
const locale = 'en-GB';

/** Before this hour a night still belongs to the evening it began. */
const morning = 6;

export type DateStyle = 'short' | 'long' | 'weekday' | 'whole' | 'year';

type Instant = string | Date;

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
  whole: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
};

const wallClock: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

const minuteLength = 60_000;
const dayLength = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

export function formatDate(at: Instant, zone: string, style: DateStyle = 'weekday'): string {
  // Some versions of ICU put a comma after the weekday, so a browser could disagree with the server.
  return format(zone, styles[style]).format(toDate(at)).replaceAll(',', '');
}

export function formatTime(at: Instant, zone: string): string {
  return format(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(toDate(at));
}

/** To the second, for what happens now. */
export function formatClock(at: Instant, zone: string): string {
  const clock: Intl.DateTimeFormatOptions = {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  };
  return format(zone, clock).format(toDate(at));
}

/** One night is written with one date, however early in the morning it ends; several with the days of the calendar. */
export function formatRange(start: Instant, end: Instant, zone: string): string {
  const begins = `${formatDate(start, zone)}, ${formatTime(start, zone)}`;
  const dash = isOneNight(start, end, zone) ? '–' : ' – ';
  return begins + dash + formatEnd(start, end, zone);
}

/** 'Sat 14 Nov' of a night, 'Fri 4 – Mon 7 Dec' of what goes on for days; in the long style with the year. */
export function formatDays(
  start: Instant,
  end: Instant,
  zone: string,
  style: 'weekday' | 'long' = 'weekday',
): string {
  if (!lastsDays(start, end, zone)) return formatDate(start, zone, style);
  // Two days in one line: whole names of weekdays would be too much for it.
  const shape = style === 'long' ? 'whole' : style;
  const first = formatDate(start, zone, shape).split(' ');
  const last = formatDate(end, zone, shape);
  const lastWords = last.split(' ');
  // The month and the year that they share are said once.
  while (first.length > 2 && first.at(-1) === lastWords[first.length - 1]) first.pop();
  return `${first.join(' ')} – ${last}`;
}

/** 'Sat 14 Nov, 22:00' of a night, the days alone of what goes on longer. */
export function formatStart(start: Instant, end: Instant, zone: string, between = ', '): string {
  const days = formatDays(start, end, zone);
  return lastsDays(start, end, zone) ? days : `${days}${between}${formatTime(start, zone)}`;
}

/** '06:00' of a night, 'Mon 7 Dec, 02:00' of what ends later than the next morning. */
export function formatEnd(start: Instant, end: Instant, zone: string): string {
  const time = formatTime(end, zone);
  return isOneNight(start, end, zone) ? time : `${formatDate(end, zone)}, ${time}`;
}

/** The calendar day (YYYY-MM-DD) that people mean: 02:00 on Sunday is still Saturday night. */
export function eveningOf(at: Instant, zone: string): string {
  const wall = wallTime(at, zone);
  const day = wall.slice(0, 10);
  return Number(wall.slice(11, 13)) < morning ? dayBefore(day) : day;
}

/** The nights (YYYY-MM-DD) that something goes on for. */
export function nightsOf(start: Instant, end: Instant, zone: string): string[] {
  const nights = [eveningOf(start, zone)];
  const last = lastEveningOf(end, zone);
  for (let night = nights[0]; night && night < last; ) {
    night = nextDay(night);
    nights.push(night);
  }
  return nights;
}

/** What the clock on the wall shows: 'YYYY-MM-DDTHH:mm', as `datetime-local` fields have it. */
export function wallTime(at: Instant, zone: string): string {
  const parts = new Map(
    format(zone, wallClock)
      .formatToParts(toDate(at))
      .map(({ type, value }) => [type, value]),
  );
  const year = parts.get('year')?.padStart(4, '0');
  return `${year}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`;
}

/**
 * The instant at which the clock on the wall shows `text`; null where that is no date and time. A time that
 * the clocks jump over moves forward by as much, one that they show twice is the first of the two.
 */
export function fromWallTime(text: string, zone: string): string | null {
  const [minute] = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?=$|:\d\d(\.\d{1,3})?$)/.exec(text) ?? [];
  if (minute === undefined) return null;
  const asUtc = Date.parse(`${minute}Z`);
  // At the ends of four digits the day before or after is of a year that clocks cannot show.
  if (minute < '0002' || minute > '9999') return null;
  // The 30th of February is read as a day in March.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== minute) return null;
  const before = asUtc - offsetOf(new Date(asUtc - dayLength), zone);
  const after = asUtc - offsetOf(new Date(asUtc + dayLength), zone);
  const shown = [before, after].filter((instant) => wallTime(new Date(instant), zone) === minute);
  return new Date(shown.length > 0 ? Math.min(...shown) : before).toISOString();
}

/** '2026-11-14T23:00:00+01:00': the instant together with what the clock on the wall shows. */
export function isoWithOffset(at: Instant, zone: string): string {
  const offset = offsetOf(at, zone);
  const wall = new Date(toDate(at).getTime() + offset).toISOString().slice(0, 19);
  const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${wall}${offset < 0 ? '-' : '+'}${ahead}`;
}

/** A page's clock stands still between two looks at it, and another machine's is never quite the same. */
const asGoodAsNow = 10;

/** 'in 3 hours', '2 days ago', in the largest unit that says something. */
export function formatRelative(at: Instant, now: Instant): string {
  const distance = (toDate(at).getTime() - toDate(now).getTime()) / 1000;
  const seconds = Math.abs(distance) < asGoodAsNow ? 0 : distance;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [size, unit] = unitsOfTime.find(([size]) => Math.abs(seconds) >= size) ?? ([1, 'second'] as const);
  return relative.format(Math.round(seconds / size), unit);
}

const unitsOfTime = [
  [31_536_000, 'year'],
  [2_592_000, 'month'],
  [604_800, 'week'],
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const;

/** A night that ends at 06:00 sharp has not begun another day. */
function lastEveningOf(end: Instant, zone: string): string {
  return eveningOf(new Date(toDate(end).getTime() - 1), zone);
}

function isOneNight(start: Instant, end: Instant, zone: string): boolean {
  const evening = eveningOf(start, zone);
  const last = lastEveningOf(end, zone);
  return evening === last || lengthOf(start, end) < dayLength / 2;
}

/** A long night is still the day it began on; a day and a night later it is not. */
function lastsDays(start: Instant, end: Instant, zone: string): boolean {
  return lengthOf(start, end) >= dayLength && !isOneNight(start, end, zone);
}

function lengthOf(start: Instant, end: Instant): number {
  return toDate(end).getTime() - toDate(start).getTime();
}

/** Milliseconds by which the clocks of the zone are ahead of UTC at that instant. */
function offsetOf(at: Instant, zone: string): number {
  const instant = toDate(at).getTime();
  return Date.parse(`${wallTime(at, zone)}Z`) - Math.floor(instant / minuteLength) * minuteLength;
}

function dayBefore(day: string): string {
  return dayAfter(day, -1);
}

function nextDay(day: string): string {
  return dayAfter(day, 1);
}

/** Another day of the calendar (YYYY-MM-DD), so many days later. */
export function dayAfter(day: string, days: number): string {
  const date = noonOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function toDate(at: Instant): Date {
  return at instanceof Date ? at : new Date(at);
}

/** Making a format is slow, using it is not: lists of events would notice. */
function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, made);
  return made;
}

import { formatTime, wallTime } from '~/lib/time';

const minute = 60_000;
/** By how much clocks are put back: an hour nearly everywhere, half of one on Lord Howe Island. */
const steps = [60 * minute, 30 * minute];

/** What the clock shows: '02:30', and in the hour that comes twice '02:30 CEST' and '02:30 CET'. */
export function clockWords(at: string, zone: string): string {
  const time = formatTime(at, zone);
  return comesTwice(at, zone) ? `${time} ${zoneName(at, zone)}` : time;
}

/** '23:00–00:30' */
export function hoursWords({ startsAt, endsAt }: { startsAt: string; endsAt: string }, zone: string): string {
  return `${clockWords(startsAt, zone)}–${clockWords(endsAt, zone)}`;
}

function comesTwice(at: string, zone: string): boolean {
  const instant = Date.parse(at);
  const shown = wallTime(at, zone);
  return steps.some((step) =>
    [instant - step, instant + step].some((other) => wallTime(new Date(other), zone) === shown),
  );
}

function zoneName(at: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' }).formatToParts(
    new Date(at),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

import { formatDate } from '~/lib/time';

/** When a ticket lets in; null is for the whole event. Nights are days of the calendar, hours those on the wall. */
export type Validity = {
  valid_nights: string[] | null;
  enter_from: string | null;
  enter_until: string | null;
};

/** 'Valid Sat 21 Nov, entry until 01:00'; nothing for a ticket that lets in at any time. */
export function validityWords({ valid_nights, enter_from, enter_until }: Validity): string {
  const nights = valid_nights?.length ? `Valid ${listWords(valid_nights.map(nightWords))}` : '';
  const hours = hoursWords(enter_from, enter_until);
  if (nights && hours) return `${nights}, ${hours}`;
  return nights || hours.replace(/^./, (letter) => letter.toUpperCase());
}

/** 'Sat 21 Nov' */
export function nightWords(night: string): string {
  return formatDate(`${night}T12:00:00Z`, 'UTC');
}

function hoursWords(from: string | null, until: string | null): string {
  if (from && until) return `entry ${clock(from)}–${clock(until)}`;
  if (from) return `entry from ${clock(from)}`;
  return until ? `entry until ${clock(until)}` : '';
}

/** The database tells seconds as well. */
function clock(time: string): string {
  return time.slice(0, 5);
}

function listWords(items: string[]): string {
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '');
}

import type { Database } from '~/generated/database';
import { formatMoney } from '~/lib/money';
import { eveningOf, formatDate, formatEnd, formatStart, formatTime } from '~/lib/time';

export type EventStatus = Database['public']['Enums']['event_status'];

type Timed = { starts_at: string; ends_at: string; timezone: string };

export function isOver(event: Timed, now: string): boolean {
  return Date.parse(event.ends_at) <= Date.parse(now);
}

export function isRunning(event: Timed, now: string): boolean {
  return Date.parse(event.starts_at) <= Date.parse(now) && !isOver(event, now);
}

function nightsAway(event: Timed, now: string): number {
  const tonight = Date.parse(eveningOf(now, event.timezone));
  const evening = Date.parse(eveningOf(event.starts_at, event.timezone));
  return Math.round((evening - tonight) / 86_400_000);
}

/** How near the night is, in a word or two. */
export function nightWords(event: Timed, now: string): string {
  if (isRunning(event, now)) return 'On now';
  const distance = nightsAway(event, now);
  if (distance <= 0) return 'Tonight';
  return distance === 1 ? 'Tomorrow' : 'Coming up';
}

/** `18+`, or that everyone may come. */
export function ageWords(minimumAge: number | null): string {
  return minimumAge ? `${minimumAge}+` : 'All ages';
}

type Returned = {
  self_cancel_hours: number | null;
  doors_at: string | null;
  starts_at: string;
  timezone: string;
};

/** Until when buyers can return a ticket: 'Until Fri 20 Nov, 22:00', or that they cannot. */
export function returnWords(event: Returned): string {
  if (event.self_cancel_hours === null) return 'No returns';
  const doors = Date.parse(event.doors_at ?? event.starts_at);
  const until = new Date(doors - event.self_cancel_hours * 3_600_000);
  return `Until ${formatDate(until, event.timezone)}, ${formatTime(until, event.timezone)}`;
}

type Priced = { price_from: number | null; currency: string; is_sold_out: boolean };

/** What the organiser announced about the price: `Sold out`, `Free`, `From €12`, or nothing. */
export function priceWords({ price_from, currency, is_sold_out }: Priced): string {
  if (is_sold_out) return 'Sold out';
  if (price_from === null) return '';
  return price_from === 0 ? 'Free' : `From ${formatMoney(price_from, currency)}`;
}

/** The first names of a line-up and how many more there are. */
export function actsWords(acts: string[], shown: number): string {
  const rest = acts.length - shown;
  return rest > 0 ? `${acts.slice(0, shown).join(', ')} and ${rest} more` : acts.join(', ');
}

/** It will not take place on its date. */
export function isOff({ status }: { status: EventStatus }): boolean {
  return status === 'cancelled' || status === 'postponed';
}

/** `Sat 14 Nov · 22:00`, or from day to day for what goes on longer than a night. */
export function cardDate({ starts_at, ends_at, timezone }: Timed): string {
  return formatStart(starts_at, ends_at, timezone, ' · ');
}

/** `22:00 – 06:00`, or with the day on which it ends where that is not the next morning. */
export function hoursWords({ starts_at, ends_at, timezone }: Timed): string {
  return `${formatTime(starts_at, timezone)} – ${formatEnd(starts_at, ends_at, timezone)}`;
}

/** The place in a list by date: two events of the same minute are told apart by their id. */
export type Cursor = { startsAt: string; id: number };

export function formatCursor({ startsAt, id }: Cursor): string {
  return `${startsAt}~${id}`;
}

export function parseCursor(text: string | null): Cursor | undefined {
  const [, startsAt, id] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d))~([1-9]\d{0,14})$/.exec(text ?? '') ??
    [];
  if (!startsAt || !id || Number.isNaN(Date.parse(startsAt))) return undefined;
  return { startsAt, id: Number(id) };
}

/** The time to compare with, by the minute: pages that are asked for together stay the same to the byte. */
export function currentMinute(): string {
  return new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
}

export type Attention = { eventId: number; title: string; words: string };
type Watched = Timed & { id: number; title: string; status: EventStatus; venue: object | null };

/** What somebody who runs the event should look at; nothing once it is over. */
export function needsAttention(event: Watched, now: string): Attention[] {
  // Whoever cancelled it knows.
  if (isOver(event, now) || event.status === 'cancelled') return [];
  const words = [
    event.status === 'draft' ? 'A draft: nobody but the team sees it.' : undefined,
    event.status === 'postponed' ? 'Postponed: it waits for a new date.' : undefined,
    event.venue === null ? 'It has no venue.' : undefined,
  ];
  return words.flatMap((text) => (text ? [{ eventId: event.id, title: event.title, words: text }] : []));
}

import { formatTime } from '~/lib/time';
import type { Direction, Match } from './messages';

/** Whom a search found, with since when they are inside where the phone knows it. */
export type FoundGuest = Match & { insideSince: number | null };

export type FoundRow = {
  ticketId: number;
  name: string;
  words: string;
  /** Where the ticket stands, if that is worth a word. */
  standing: string | null;
  /** Nothing that the phone knows of speaks against letting them pass. */
  isExpected: boolean;
};

/** What a search found, as it is read out at the door: first those who can pass, and tickets of one order by their number. */
export function listFound(guests: FoundGuest[], direction: Direction, zone: string): FoundRow[] {
  const placeOf = ({ orderCode }: FoundGuest) => guests.findIndex((other) => other.orderCode === orderCode);
  const inOrder = guests.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.ticketId - other.ticketId,
  );
  const rows = inOrder.map((guest) => ({
    ticketId: guest.ticketId,
    name: guest.name || guest.orderCode,
    words: [guest.type, guest.orderCode, numberWords(guest, guests)].filter(Boolean).join(' · '),
    standing: standingOf(guest, zone),
    isExpected: guest.status === 'valid' && guest.inside > 0 === (direction === 'exit'),
  }));
  return rows.toSorted((one, other) => Number(other.isExpected) - Number(one.isExpected));
}

const refusedWords = { cancelled: 'Cancelled', refunded: 'Refunded', blocked: 'Blocked' };

function standingOf({ status, inside, entries, insideSince }: FoundGuest, zone: string): string | null {
  if (status !== 'valid') return refusedWords[status];
  if (inside === 0) return entries > 0 ? 'Was inside' : null;
  return insideSince === null ? 'Inside' : `Inside since ${formatTime(new Date(insideSince), zone)}`;
}

/** Tickets that look the same are told apart by their number. */
function numberWords(guest: FoundGuest, guests: FoundGuest[]): string | null {
  const same = guests
    .filter(({ name, type, orderCode }) => {
      return name === guest.name && type === guest.type && orderCode === guest.orderCode;
    })
    .map(({ ticketId }) => ticketId)
    .sort((one, other) => one - other);
  return same.length > 1 ? `${same.indexOf(guest.ticketId) + 1} of ${same.length}` : null;
}

import { formatMoney } from '../money.ts';
import { placeWords, type TicketPlace } from '../ticket-place.ts';
import { formatDays, formatEnd, formatTime } from '../time.ts';

/** What stands on one ticket, in words. */
export type TicketFacts = {
  eventId: number;
  title: string;
  date: string;
  times: string;
  venue: string;
  address: string;
  type: string;
  holder: string;
  price: string;
  order: string;
  /** 'Ticket 1 of 2', 'Extra' */
  number: string;
  serial: string;
  notes: string;
  /** The code changes, so paper says where it is to be found. */
  isLiveOnPaper: boolean;
};

export type TicketRecord = TicketPlace & {
  serial: string;
  type: string;
  holder: string;
  paid: number;
  currency: string;
  kind: 'sale' | 'guest_list' | 'complimentary';
  orderCode: string;
  event: {
    id: number;
    title: string;
    startsAt: string;
    endsAt: string;
    doorsAt: string | null;
    timezone: string;
    minimumAge: number | null;
    promoters: string[];
    venue: { name: string; address: string; city: string } | null;
  };
};

/** The facts as a ticket says them. */
export function factsOf(ticket: TicketRecord, isLiveOnPaper: boolean): TicketFacts {
  const { event } = ticket;
  const { venue, timezone } = event;
  return {
    eventId: event.id,
    title: event.title,
    date: formatDays(event.startsAt, event.endsAt, timezone, 'long'),
    times: timesOf(event),
    venue: venue?.name ?? '',
    address: venue ? [venue.address, venue.city].filter(Boolean).join(', ') : '',
    type: ticket.type,
    holder: ticket.holder || 'Whoever brings it',
    price: priceOf(ticket),
    order: ticket.orderCode,
    number: placeWords(ticket),
    serial: ticket.serial,
    notes: [
      ...(event.promoters.length > 0 ? [`By ${event.promoters.join(', ')}`] : []),
      ...(event.minimumAge ? [`From ${event.minimumAge} years: bring an ID`] : []),
    ].join(' · '),
    isLiveOnPaper,
  };
}

function timesOf({ startsAt, endsAt, doorsAt, timezone }: TicketRecord['event']): string {
  const time = (at: string) => formatTime(at, timezone);
  return [
    ...(doorsAt ? [`Doors ${time(doorsAt)}`] : []),
    `${doorsAt ? 'starts' : 'Starts'} ${time(startsAt)}`,
    `ends ${formatEnd(startsAt, endsAt, timezone)}`,
  ].join(' · ');
}

function priceOf({ kind, paid, currency }: TicketRecord): string {
  if (kind === 'guest_list') return 'Guest list';
  return kind === 'complimentary' ? 'Complimentary' : formatMoney(paid, currency, { free: true });
}

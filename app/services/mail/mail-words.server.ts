import { formatMoney } from '~/lib/money';
import { formatDate, formatRange, formatTime } from '~/lib/time';
import type { Block } from '~/services/mail/mail-content.server';
import type { MailEvent, MailOrder, MailTicket } from '~/services/mail/mail-facts.server';

/** 'ticket' or 'tickets'. */
export function ticketWord(count: number): string {
  return count === 1 ? 'ticket' : 'tickets';
}

/** 'Saturday 14 November 2026, 23:00', by the clock of the event: a mail is read again a year later. */
export function moment(at: string, { timezone }: MailEvent): string {
  return `${formatDate(at, timezone, 'long')}, ${formatTime(at, timezone)}`;
}

/** The range as on the pages, with the year. */
function when({ startsAt, endsAt, timezone }: MailEvent): string {
  const day = formatDate(startsAt, timezone);
  return formatRange(startsAt, endsAt, timezone).replace(day, formatDate(startsAt, timezone, 'long'));
}

type Fact = readonly [string, string];

/** When and where. */
export function eventFacts(event: MailEvent): Fact[] {
  const place = [event.venue, event.address].filter(Boolean).join(', ');
  return [
    ['Event', event.title],
    ['When', when(event)],
    ...(event.doorsAt ? [['Doors', formatTime(event.doorsAt, event.timezone)] as const] : []),
    ...(place ? [['Where', place] as const] : []),
  ];
}

export function orderFacts({ event, code, kind, total, currency }: MailOrder): Fact[] {
  return [
    ...eventFacts(event),
    ['Order', code],
    ...(kind === 'sale' ? [['Total', formatMoney(total, currency, { free: true })] as const] : []),
  ];
}

export function ticketCards(tickets: MailTicket[]): Block {
  return { is: 'tickets', tickets: tickets.map(({ name, holder }) => ({ name, holder })) };
}

/** Why it came to the buyer, or to somebody else who holds a ticket. */
export const becauseBought = ({ code }: { code: string }) =>
  `You get this mail because this address was given with order ${code} on Limelight.`;
export const becauseHolds = 'You get this mail because a ticket on Limelight is in this address’s name.';

/** The tickets of everybody but the buyer, by their addresses. */
export function byOtherAddress(order: MailOrder, tickets: MailTicket[]): [string, MailTicket[]][] {
  const others = tickets.filter(({ address }) => address !== '' && address !== order.email);
  return [...Map.groupBy(others, ({ address }) => address)];
}

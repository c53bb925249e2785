import { formatMoney } from '~/lib/money';
import type { Tone } from '~/ui/badge/badge';
import type { EventSales, Order, OrderStatus } from './queries';

type Standing = { words: string; tone: Tone };

const standings: Record<OrderStatus, Standing> = {
  offered: { words: 'Offered', tone: 'blue' },
  held: { words: 'In a basket', tone: 'amber' },
  paying: { words: 'Paying', tone: 'amber' },
  paid: { words: 'Paid', tone: 'green' },
  expired: { words: 'Ran out', tone: 'neutral' },
  cancelled: { words: 'Cancelled', tone: 'neutral' },
  refunded: { words: 'Refunded', tone: 'red' },
};

type Stood = Pick<Order, 'status' | 'kind' | 'total' | 'refunded'>;

export function orderStanding({ status, kind, total, refunded }: Stood): Standing {
  if (status !== 'paid') return standings[status];
  if (kind === 'guest_list') return { words: 'Guest list', tone: 'blue' };
  if (kind === 'complimentary') return { words: 'Complimentary', tone: 'blue' };
  if (refunded > 0) return { words: 'Partly refunded', tone: 'amber' };
  return total === 0 ? { words: 'Free', tone: 'green' } : standings.paid;
}

/** What the list can be narrowed down to: private.order_conditions knows the same words. */
export const orderFilters = [
  { value: 'paid', label: 'Complete' },
  { value: 'refunded', label: 'Money went back' },
  { value: 'cancelled', label: 'Cancelled' },
  { value: 'given', label: 'Given' },
  { value: 'held', label: 'In baskets now' },
  { value: 'left', label: 'Not bought' },
];

const happenings: Record<string, string> = {
  offered: 'Offered from the waiting list',
  given: 'Given',
  paid: 'Complete: tickets were issued',
  expired: 'The time to pay ran out',
  cancelled: 'Let go by the buyer',
  refund_due: 'Money came too late and goes back',
  refund_begun: 'A refund was asked for',
  refunded: 'Money went back',
  refund_failed: 'A refund failed',
  disputed: 'The buyer’s bank disputes the payment',
  dispute_won: 'The dispute was won',
  dispute_lost: 'The dispute was lost',
  transferred: 'A ticket changed hands',
  returned: 'The buyer returned a ticket',
  tickets_cancelled: 'Tickets were cancelled',
  resent: 'The tickets were sent again',
  claimed: 'Kept in the buyer’s account',
  holder_changed: 'A ticket has a new holder',
  note: 'Note',
  changed: 'Chosen anew in another order',
};

/** One line of the timeline. What has no words yet is shown by its own name. */
export function happeningWords(what: string, detail: unknown, currency: string): string {
  const words = happenings[what] ?? what.replaceAll('_', ' ');
  const facts = typeof detail === 'object' && detail !== null ? detail : {};
  if ('amount' in facts && typeof facts.amount === 'number')
    return `${words}: ${formatMoney(facts.amount, currency)}`;
  if ('tickets' in facts && typeof facts.tickets === 'number') return `${words}: ${facts.tickets}`;
  for (const key of ['note', 'to'] as const) {
    const fact = (facts as Record<string, unknown>)[key];
    if (typeof fact === 'string') return `${words}: ${fact}`;
  }
  return words;
}

/** What becomes of tickets that are taken back, and of whom; without any, of all of the order. */
export function endWords({ tickets }: Pick<Order, 'tickets'>, ticketIds: number[]): string {
  if (ticketIds.length === 0) return 'None of its tickets works at the door any more.';
  const taken = tickets.filter(({ id }) => ticketIds.includes(id));
  const [holder, ...others] = new Set(taken.map(({ holder_name }) => holder_name));
  const whose = holder && others.length === 0 ? ` of ${holder}` : '';
  return taken.length === 1
    ? `The ticket${whose} no longer works at the door.`
    : `The ${taken.length} tickets${whose} no longer work at the door.`;
}

/** What goes back with these tickets; without any, all that is left. */
export function previewRefund(order: Order, ticketIds: number[]): number {
  const left = order.total - order.refunded;
  if (ticketIds.length === 0) return left;
  const paid = order.tickets
    .filter(({ id }) => ticketIds.includes(id))
    .reduce((sum, { paid }) => sum + paid, 0);
  return Math.min(paid, left);
}

/** `120 / 400`, or how many where there is no limit. */
export function soldWords({ sold, capacity }: EventSales): string {
  const count = (number: number) => number.toLocaleString('en-GB');
  return capacity === null ? count(sold) : `${count(sold)} / ${count(capacity)}`;
}

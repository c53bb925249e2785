import type { Database } from '~/generated/database';

type Row = Database['public']['Functions']['list_my_tickets']['Returns'][number];

export type OwnTicket = Omit<Row, 'venue_name'> & { venue_name: string | null };

/** What the code on a ticket says. */
export function tokenOf(eventId: number, serial: string): string {
  return `LL1.${eventId}.${serial}`;
}

export type TicketGroup = { eventId: number; tickets: OwnTicket[] };

/** By event: those to come, nearest first, then those that are over. */
export function groupTickets(
  tickets: OwnTicket[],
  now: string,
): { upcoming: TicketGroup[]; past: TicketGroup[] } {
  const groups = [...Map.groupBy(tickets, ({ event_id: id }) => id)].map(([eventId, all]) => ({
    eventId,
    tickets: all,
  }));
  const isAhead = ({ tickets: [first] }: TicketGroup) =>
    first !== undefined && Date.parse(first.ends_at) > Date.parse(now);
  return {
    upcoming: groups.filter(isAhead).reverse(),
    past: groups.filter((group) => !isAhead(group)),
  };
}

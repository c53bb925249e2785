import type { Database } from '~/generated/database';

type Row = Database['public']['Functions']['list_my_tickets']['Returns'][number];

/** A ticket as the database tells its holder. */
export type HeldTicket = Omit<Row, 'venue_name'> & { venue_name: string | null };

/** With what its code carries, which only the server can sign; none where it is not valid. */
export type OwnTicket = HeldTicket & { token: string | null };

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

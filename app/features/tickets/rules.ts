import type { Database } from '~/generated/database';
import type { TicketRights } from '~/lib/ticket-rights';
import type { Validity } from '~/lib/validity';

type Row = Database['public']['Functions']['list_my_tickets']['Returns'][number];

export type OwnTicket = Omit<Row, 'venue_name' | 'rights' | keyof Validity> &
  Validity & { venue_name: string | null; rights: TicketRights };

/** A ticket as it is shown at the door and to whoever holds it. */
export type ShownTicket = Validity & {
  id: number;
  serial: string;
  name: string;
  holder: string;
  isValid: boolean;
  isGivenAway?: boolean;
  rights: TicketRights;
};

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

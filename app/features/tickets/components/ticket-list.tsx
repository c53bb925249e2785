import type { ReactNode } from 'react';
import { placeWords, withPlaces } from '~/lib/ticket-place';
import type { ShownTicket } from '../rules';
import { TicketCard } from './ticket-card';
import classes from './tickets.module.css';

/** `place` is 'Ticket 1 of 4'. */
export type ActionsOf = (ticket: ShownTicket, place: string, zone: string) => ReactNode;

type TicketListProps = {
  timezone: string;
  tickets: ShownTicket[];
  actionsOf?: ActionsOf | undefined;
};

/** Tickets of one event, each to be shown at the door. */
export function TicketList({ timezone, tickets, actionsOf }: TicketListProps) {
  return (
    <ul className={classes.tickets}>
      {withPlaces(tickets).map((ticket) => {
        const place = placeWords(ticket);
        return (
          <TicketCard
            key={ticket.id}
            ticket={ticket}
            place={place}
            actions={actionsOf?.(ticket, place, timezone)}
          />
        );
      })}
    </ul>
  );
}

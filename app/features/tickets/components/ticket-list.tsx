import { type ShownTicket, TicketCard } from './ticket-card';
import classes from './tickets.module.css';

type TicketListProps = { tickets: ShownTicket[]; holder: string };

/** Tickets of one event, each to be shown at the door. */
export function TicketList({ tickets, holder }: TicketListProps) {
  return (
    <ul className={classes.tickets}>
      {tickets.map((ticket, index) => (
        <TicketCard
          key={ticket.id}
          ticket={ticket}
          holder={holder}
          place={`${index + 1} of ${tickets.length}`}
        />
      ))}
    </ul>
  );
}

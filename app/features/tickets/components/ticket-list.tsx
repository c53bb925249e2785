import { TicketCard } from './ticket-card';
import classes from './tickets.module.css';

type TicketListProps = {
  eventId: number;
  tickets: { id: number; serial: string; name: string; isValid: boolean }[];
  holder: string;
};

/** Tickets of one event, each to be shown at the door. */
export function TicketList({ eventId, tickets, holder }: TicketListProps) {
  return (
    <ul className={classes.tickets}>
      {tickets.map((ticket, index) => (
        <TicketCard
          key={ticket.id}
          eventId={eventId}
          ticket={ticket}
          holder={holder}
          place={`${index + 1} of ${tickets.length}`}
        />
      ))}
    </ul>
  );
}

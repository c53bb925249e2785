import { Badge } from '~/ui/badge/badge';
import { tokenOf } from '../rules';
import { TicketQr } from './ticket-qr';
import classes from './tickets.module.css';

type TicketCardProps = {
  eventId: number;
  ticket: { serial: string; name: string; isValid: boolean };
  holder: string;
  /** '1 of 4' */
  place: string;
};

/** One ticket: what is shown at the door. */
export function TicketCard({ eventId, ticket, holder, place }: TicketCardProps) {
  return (
    <li className={classes.ticket} data-void={!ticket.isValid || undefined}>
      {ticket.isValid ? (
        <TicketQr token={tokenOf(eventId, ticket.serial)} label={`QR code of ticket ${place}`} />
      ) : (
        <Badge tone="red">No longer valid</Badge>
      )}
      <div className={classes.words}>
        <p className={classes.name}>{ticket.name}</p>
        {holder && <p>{holder}</p>}
        <p className={classes.muted}>Ticket {place}</p>
        <p className={classes.serial}>{ticket.serial.slice(0, 8)}</p>
      </div>
    </li>
  );
}

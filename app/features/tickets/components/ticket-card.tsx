import { Badge } from '~/ui/badge/badge';
import { TicketQr } from './ticket-qr';
import classes from './tickets.module.css';

export type ShownTicket = {
  id: number;
  serial: string;
  name: string;
  /** What its code carries; none where it is not valid. */
  token: string | null;
  orderCode: string;
};

type TicketCardProps = {
  ticket: ShownTicket;
  holder: string;
  /** '1 of 4' */
  place: string;
};

/** One ticket: what is shown at the door. */
export function TicketCard({ ticket, holder, place }: TicketCardProps) {
  return (
    <li className={classes.ticket} data-void={!ticket.token || undefined}>
      {ticket.token ? (
        <TicketQr token={ticket.token} label={`QR code of ticket ${place}`} />
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

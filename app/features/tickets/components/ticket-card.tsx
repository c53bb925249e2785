import { href } from 'react-router';
import { Badge } from '~/ui/badge/badge';
import { Icon } from '~/ui/icon/icon';
import { TicketQr } from './ticket-qr';
import classes from './tickets.module.css';

export type ShownTicket = {
  id: number;
  serial: string;
  name: string;
  isValid: boolean;
  /** What its code carries; none where it is not valid or somebody else's. */
  token: string | null;
  orderCode: string;
};

type TicketCardProps = {
  ticket: ShownTicket;
  holder: string;
  /** '1 of 4' */
  place: string;
};

const pdfPath = ({ id, orderCode }: ShownTicket) =>
  href('/order/:code/ticket/:file', { code: orderCode, file: `${id}.pdf` });

/** One ticket: what is shown at the door. */
export function TicketCard({ ticket, holder, place }: TicketCardProps) {
  return (
    <li className={classes.ticket} data-void={!ticket.token || undefined}>
      {ticket.token ? (
        <TicketQr token={ticket.token} label={`QR code of ticket ${place}`} />
      ) : (
        <Badge tone={ticket.isValid ? 'neutral' : 'red'}>
          {ticket.isValid ? 'Given away' : 'No longer valid'}
        </Badge>
      )}
      <div className={classes.words}>
        <p className={classes.name}>{ticket.name}</p>
        {holder && <p>{holder}</p>}
        <p className={classes.muted}>Ticket {place}</p>
        <p className={classes.serial}>{ticket.serial.slice(0, 8)}</p>
      </div>
      {ticket.token && (
        <a className={classes.print} href={pdfPath(ticket)} download>
          <Icon name="download" size={16} /> PDF
          <span className={classes.unseen}> of ticket {place}</span>
        </a>
      )}
    </li>
  );
}

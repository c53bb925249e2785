import type { ReactNode } from 'react';
import { href } from 'react-router';
import { validityWords } from '~/lib/validity';
import { Badge } from '~/ui/badge/badge';
import { Icon } from '~/ui/icon/icon';
import type { ShownTicket } from '../rules';
import { LiveTicketQr } from './live-ticket-qr';
import { TicketQr } from './ticket-qr';
import classes from './tickets.module.css';

type TicketCardProps = {
  ticket: ShownTicket;
  /** '1 of 4' */
  place: string;
  /** What its holder can do with it. */
  actions?: ReactNode;
};

const pdfPath = ({ id, orderCode }: ShownTicket) =>
  href('/order/:code/ticket/:file', { code: orderCode, file: `${id}.pdf` });

/** One ticket: what is shown at the door. */
export function TicketCard({ ticket, place, actions }: TicketCardProps) {
  const validity = validityWords(ticket);
  return (
    <li className={classes.ticket} data-void={!ticket.token || undefined}>
      {ticket.token && ticket.liveSecret && (
        <LiveTicketQr
          token={ticket.token}
          secret={ticket.liveSecret}
          label={`QR code of ticket ${place}, it changes`}
        />
      )}
      {ticket.token && !ticket.liveSecret && (
        <TicketQr token={ticket.token} label={`QR code of ticket ${place}`} />
      )}
      {!ticket.token && (
        <Badge tone={ticket.isGivenAway ? 'neutral' : 'red'}>
          {ticket.isGivenAway ? 'Given away' : 'No longer valid'}
        </Badge>
      )}
      <div className={classes.words}>
        <p className={classes.name}>{ticket.name}</p>
        {ticket.holder && <p>{ticket.holder}</p>}
        {validity && <p className={classes.muted}>{validity}</p>}
        <p className={classes.muted}>Ticket {place}</p>
        {ticket.serial && <p className={classes.serial}>{ticket.serial.slice(0, 8)}</p>}
      </div>
      {ticket.token && !ticket.liveSecret && (
        <a className={classes.print} href={pdfPath(ticket)} download>
          <Icon name="download" size={16} /> PDF
          <span className={classes.unseen}> of ticket {place}</span>
        </a>
      )}
      {actions}
    </li>
  );
}

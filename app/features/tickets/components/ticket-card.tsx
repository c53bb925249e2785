import type { ReactNode } from 'react';
import { validityWords } from '~/lib/validity';
import { Badge } from '~/ui/badge/badge';
import { type ShownTicket, tokenOf } from '../rules';
import { TicketQr } from './ticket-qr';
import classes from './tickets.module.css';

type TicketCardProps = {
  eventId: number;
  ticket: ShownTicket;
  /** '1 of 4' */
  place: string;
  /** What its holder can do with it. */
  actions?: ReactNode;
};

/** One ticket: what is shown at the door. */
export function TicketCard({ eventId, ticket, place, actions }: TicketCardProps) {
  const validity = validityWords(ticket);
  return (
    <li className={classes.ticket} data-void={!ticket.isValid || undefined}>
      {ticket.isValid ? (
        <TicketQr token={tokenOf(eventId, ticket.serial)} label={`QR code of ticket ${place}`} />
      ) : (
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
      {actions}
    </li>
  );
}

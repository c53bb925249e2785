import type { ReactNode } from 'react';
import { validityWords } from '~/lib/validity';
import { Badge } from '~/ui/badge/badge';
import type { ShownTicket } from '../rules';
import { LiveCodeWords } from './live-ticket-qr';
import { TicketFiles } from './ticket-files';
import { TicketFront } from './ticket-front';
import classes from './tickets.module.css';

type TicketCardProps = {
  ticket: ShownTicket;
  /** 'Ticket 1 of 4' */
  place: string;
  /** What its holder can do with it. */
  actions?: ReactNode;
};

/** One ticket: what is shown at the door. */
export function TicketCard({ ticket, place, actions }: TicketCardProps) {
  const { face, token, liveSecret } = ticket;
  return (
    <li className={classes.ticket} data-void={!token || undefined} data-designed={Boolean(face) || undefined}>
      {token && <TicketFront ticket={ticket} token={token} place={place} />}
      {!token && (
        <Badge tone={ticket.isGivenAway ? 'neutral' : 'red'}>
          {ticket.isGivenAway ? 'Given away' : 'No longer valid'}
        </Badge>
      )}
      <Words ticket={ticket} place={place} />
      {token && face && liveSecret && <LiveCodeWords />}
      <div className={classes.actions}>
        {token && !liveSecret && <TicketFiles ticket={ticket} place={place} />}
        {actions}
      </div>
    </li>
  );
}

/** What a design shows is said once more for those who do not see it, and what it shows too small for everybody. */
function Words({ ticket, place }: Pick<TicketCardProps, 'ticket' | 'place'>) {
  const validity = validityWords(ticket);
  const { face, holder, serial } = ticket;
  return (
    <div className={classes.words}>
      <div className={face ? classes.unseen : classes.words}>
        <p className={classes.name}>{ticket.name}</p>
        {holder && <p>{holder}</p>}
        <p className={classes.muted}>{place}</p>
        {serial && !face && <p className={classes.serial}>{serial.slice(0, 8)}</p>}
      </div>
      {face && (
        <div className={classes.smallPrint}>
          {face.smallPrint.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      {validity && <p className={classes.muted}>{validity}</p>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { validityWords } from '~/lib/validity';
import { Badge } from '~/ui/badge/badge';
import type { ShownTicket } from '../rules';
import { DesignedTicket } from './designed-ticket';
import { LiveCodeWords, LiveTicketQr } from './live-ticket-qr';
import { TicketFiles } from './ticket-files';
import { TicketQr } from './ticket-qr';
import classes from './tickets.module.css';

type TicketCardProps = {
  ticket: ShownTicket;
  /** '1 of 4' */
  place: string;
  /** What its holder can do with it. */
  actions?: ReactNode;
};

/** One ticket: what is shown at the door. */
export function TicketCard({ ticket, place, actions }: TicketCardProps) {
  const { face, token, liveSecret } = ticket;
  return (
    <li className={classes.ticket} data-void={!token || undefined} data-designed={Boolean(face) || undefined}>
      {token && face && (
        <DesignedTicket
          marks={face}
          place={place}
          code={({ large, colours }) => (
            <Code token={token} secret={liveSecret} place={place} bare={!large} colours={colours} />
          )}
        />
      )}
      {token && !face && <Code token={token} secret={liveSecret} place={place} />}
      {!token && (
        <Badge tone={ticket.isGivenAway ? 'neutral' : 'red'}>
          {ticket.isGivenAway ? 'Given away' : 'No longer valid'}
        </Badge>
      )}
      <Words ticket={ticket} place={place} />
      {token && face && liveSecret && <LiveCodeWords />}
      {token && !liveSecret && <TicketFiles ticket={ticket} place={place} />}
      {actions}
    </li>
  );
}

type CodeProps = {
  token: string;
  secret: string | null;
  place: string;
  bare?: boolean;
  colours?: { dark: string; light: string } | undefined;
};

function Code({ token, secret, place, bare = false, colours }: CodeProps) {
  return secret ? (
    <LiveTicketQr
      token={token}
      secret={secret}
      label={`QR code of ticket ${place}, it changes`}
      bare={bare}
      colours={colours}
    />
  ) : (
    <TicketQr token={token} label={`QR code of ticket ${place}`} colours={colours} />
  );
}

/** What a design shows is said once more for those who do not see it; when it lets in, no design says. */
function Words({ ticket, place }: Pick<TicketCardProps, 'ticket' | 'place'>) {
  const validity = validityWords(ticket);
  return (
    <div className={classes.words}>
      <div className={ticket.face ? classes.unseen : classes.words}>
        <p className={classes.name}>{ticket.name}</p>
        {ticket.holder && <p>{ticket.holder}</p>}
        <p className={classes.muted}>Ticket {place}</p>
        {ticket.serial && <p className={classes.serial}>{ticket.serial.slice(0, 8)}</p>}
      </div>
      {validity && <p className={classes.muted}>{validity}</p>}
    </div>
  );
}

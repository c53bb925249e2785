import { useCallback, useState } from 'react';
import { withdrawTicketOffer } from '~/features/tickets/commands';
import type { ShownTicket } from '~/features/tickets/rules';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { GiveTicketDialog } from './give-ticket-dialog';
import { ReturnTicketDialog } from './return-ticket-dialog';
import classes from './ticket-actions.module.css';

type TicketActionsProps = { ticket: ShownTicket; place: string; zone: string };

/** What a holder can do with a ticket: give it to someone, take that back, return it. */
export function TicketActions({ ticket, place, zone }: TicketActionsProps) {
  const { run } = useCommands();
  const [asks, setAsks] = useState<'give' | 'return' | null>(null);
  const [busy, setBusy] = useState(false);
  const close = useCallback(() => setAsks(null), []);
  const { canGive, offeredTo, returnUntil } = ticket.rights;
  if (!canGive && !offeredTo && !returnUntil) return null;
  const takeBack = async () => {
    setBusy(true);
    await run((db) => withdrawTicketOffer(db, ticket.id));
    setBusy(false);
  };
  const label = (what: string) => `${what}: ${place}`;
  return (
    <>
      {offeredTo ? (
        <p className={classes.offered}>
          <span>Offered to {offeredTo}</span>
          <Button
            size="sm"
            kind="quiet"
            icon="undo"
            busy={busy}
            aria-label={label('Take back')}
            onClick={takeBack}
          >
            Take back
          </Button>
        </p>
      ) : (
        canGive && (
          <Button
            size="sm"
            kind="secondary"
            icon="send"
            aria-label={label('Give to someone')}
            onClick={() => setAsks('give')}
          >
            Give to someone
          </Button>
        )
      )}
      {returnUntil && (
        <Button
          size="sm"
          kind="quiet"
          icon="undo"
          aria-label={label('Return ticket')}
          onClick={() => setAsks('return')}
        >
          Return ticket
        </Button>
      )}
      <div className={classes.dialogs}>
        {asks === 'give' && <GiveTicketDialog ticket={ticket} onClose={close} />}
        {asks === 'return' && <ReturnTicketDialog ticket={ticket} zone={zone} onClose={close} />}
      </div>
    </>
  );
}

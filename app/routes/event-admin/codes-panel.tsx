import { useState } from 'react';
import { renewCodes } from '~/features/door/commands';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';

/** For the day on which the key of an event has become known: owners alone. */
export function CodesPanel({ eventId }: { eventId: number }) {
  const { run } = useCommands();
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    const worked = await run((db) => renewCodes(db, eventId));
    setBusy(false);
    setAsked(false);
    if (worked) toast({ text: 'All codes are renewed.' });
  };
  return (
    <Panel
      title="Codes of the tickets"
      text="Signed with a key of this event, so that nobody else can make one."
      actions={
        <Button size="sm" kind="secondary" onClick={() => setAsked(true)}>
          Renew all codes
        </Button>
      }
    >
      <p>Renew them only when copies are about: every ticket that was printed or saved stops working.</p>
      <ConfirmDialog
        open={isAsked}
        title="Renew all codes?"
        confirmLabel="Renew"
        danger
        busy={busy}
        onConfirm={renew}
        onCancel={() => setAsked(false)}
      >
        Codes from before let nobody in any more. Holders get new ones by opening their tickets again or
        having them sent anew; phones at the door learn of it within seconds.
      </ConfirmDialog>
    </Panel>
  );
}

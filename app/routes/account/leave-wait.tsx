import { useState } from 'react';
import { leaveWaitingList } from '~/features/offers/commands';
import type { Wait } from '~/features/offers/queries';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';

/** Leaving a line cannot be taken back, so it is asked for twice. */
export function LeaveWait({ wait }: { wait: Wait }) {
  const { run } = useCommands();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await run((db) => leaveWaitingList(db, wait.ticket_type_id));
    setBusy(false);
    setAsks(false);
  };
  return (
    <>
      <Button
        size="sm"
        kind="quiet"
        aria-label={`Leave the waiting list for ${wait.type_name}, ${wait.event_title}`}
        onClick={() => setAsks(true)}
      >
        Leave
      </Button>
      <ConfirmDialog
        open={asks}
        title="Leave this waiting list?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        danger
        busy={busy}
        onConfirm={leave}
        onCancel={() => setAsks(false)}
      >
        {wait.offer_code
          ? 'What came free for you goes to the next in line.'
          : 'Whoever joins again begins at the end of the line.'}
      </ConfirmDialog>
    </>
  );
}

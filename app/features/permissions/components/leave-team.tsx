import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import type { TeamResult } from '../change-team';

/** Everyone may leave a team by themselves; what leads away from the page is the answer to it. */
export function LeaveTeam({ userId }: { userId: number }) {
  const fetcher = useFetcher<TeamResult>();
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    void fetcher.submit({ intent: 'revoke', userId }, { method: 'post' });
  };
  return (
    <>
      <Button kind="quiet" icon="log-out" busy={fetcher.state !== 'idle'} onClick={() => setAsking(true)}>
        Leave
      </Button>
      <ConfirmDialog
        open={asking}
        title="Leave this team?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        danger
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        You lose access at once. An owner can invite you again.
      </ConfirmDialog>
    </>
  );
}

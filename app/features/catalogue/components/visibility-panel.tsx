import { useState } from 'react';
import { Badge } from '~/ui/badge/badge';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { Panel } from '~/ui/panel/panel';
import classes from './catalogue.module.css';

type VisibilityPanelProps = {
  name: string;
  hidden: boolean;
  /** Managers and owners decide. */
  mayDecide: boolean;
  onHide: (hidden: boolean) => Promise<boolean>;
};

/** Whether the public page is there. */
export function VisibilityPanel({ name, hidden, mayDecide, onHide }: VisibilityPanelProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const decide = async () => {
    setBusy(true);
    if (await onHide(!hidden)) setAsking(false);
    setBusy(false);
  };
  return (
    <Panel
      title="Visibility"
      text={mayDecide ? undefined : 'Managers and owners of the team decide about this.'}
      actions={hidden ? <Badge icon="eye-off">Hidden</Badge> : <Badge tone="green">Public</Badge>}
    >
      <div className={classes.choice}>
        <p>
          {hidden
            ? 'Only the team sees the page. It is in no search and no list.'
            : 'Everyone can find the page and follow it.'}
        </p>
        <Button kind="secondary" disabled={!mayDecide} onClick={() => setAsking(true)}>
          {hidden ? 'Show to everyone' : 'Hide from everyone'}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={hidden ? `Show ${name} to everyone?` : `Hide ${name}?`}
        confirmLabel={hidden ? 'Show' : 'Hide'}
        busy={busy}
        onConfirm={decide}
        onCancel={() => setAsking(false)}
      >
        {hidden
          ? 'The page comes back with everything that is on it.'
          : 'The page is gone for everyone but the team. Events stay as they are, and you can show it again at any time.'}
      </ConfirmDialog>
    </Panel>
  );
}

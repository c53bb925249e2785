import { useState } from 'react';
import { Button } from '~/ui/button/button';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { TextField } from '~/ui/form/text-field';
import { Panel } from '~/ui/panel/panel';
import classes from './catalogue.module.css';

type DeletePanelProps = {
  kind: 'event' | 'venue' | 'artist' | 'promoter';
  name: string;
  /** Owners alone. */
  mayDelete: boolean;
  onDelete: () => Promise<boolean>;
};

/** For good, so the name is typed first. */
export function DeletePanel({ kind, name, mayDelete, onDelete }: DeletePanelProps) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => {
    setAsking(false);
    setTyped('');
    setWrong(false);
  };
  const remove = async () => {
    const matches = typed.trim() === name.trim();
    setWrong(!matches);
    if (!matches) return;
    setBusy(true);
    const gone = await onDelete();
    setBusy(false);
    if (gone) close();
  };
  return (
    <Panel title="Delete" text={mayDelete ? undefined : 'Only owners of the team can delete.'}>
      <div className={classes.choice}>
        <p>{`Takes the ${kind} away for everyone, the team included.`}</p>
        <Button kind="secondary" icon="trash" disabled={!mayDelete} onClick={() => setAsking(true)}>
          {`Delete this ${kind}`}
        </Button>
      </div>
      <FormDialog
        open={asking}
        title={`Delete ${name}?`}
        text="This cannot be undone."
        submitLabel="Delete"
        cancelLabel="Go back"
        danger
        busy={busy}
        onSubmit={remove}
        onCancel={close}
      >
        <TextField
          label={`Type “${name}” to confirm`}
          autoComplete="off"
          value={typed}
          error={wrong ? 'That is not the same name.' : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </FormDialog>
    </Panel>
  );
}

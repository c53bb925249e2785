import { useState } from 'react';
import { suspend } from '~/features/platform/commands';
import type { DirectoryRow } from '~/features/platform/directory-queries';
import { consequences } from '~/features/platform/rules';
import { useCommands } from '~/routes/use-commands';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { TextAreaField } from '~/ui/form/text-area-field';
import { toast } from '~/ui/toast/toast';

const shortest = 5;
const longest = 500;

/** Nothing is suspended without a reason: whom it concerns reads it. */
export function SuspendDialog({ row, onClose }: { row: DirectoryRow; onClose: () => void }) {
  const { run } = useCommands();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { kind, id } = row;
  if (kind === 'order') return null;
  const name = row.name || `Person ${id}`;
  const submit = async () => {
    if (reason.trim().length < shortest) {
      setError('Say why in at least 5 characters.');
      return;
    }
    setBusy(true);
    const done = await run((db) => suspend(db, kind, id, reason));
    setBusy(false);
    if (!done) return;
    toast({ text: `${name} is suspended.` });
    onClose();
  };
  return (
    <FormDialog
      open
      title={`Suspend ${name}?`}
      text={consequences[kind]}
      submitLabel="Suspend"
      danger
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextAreaField
        label="Reason"
        hint={
          kind === 'user'
            ? 'They read it when they are signed out. It is kept in the audit log.'
            : 'Its team reads it, word for word. It is kept in the audit log.'
        }
        error={error}
        rows={3}
        maxLength={longest}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}

import { useState } from 'react';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import classes from '~/ui/editing/editing.module.css';
import { SaveStatus } from '~/ui/editing/save-status';
import type { EditingForm } from '~/ui/editing/use-editing';
import { useUnsavedChanges } from '~/ui/form/use-unsaved-changes';
import { Notice } from '~/ui/notice/notice';

type SaveBarProps<Values extends object> = { editing: EditingForm<Values> };

/** How saving stands and what can be done about it, always in sight at the foot of the form. */
export function SaveBar<Values extends object>({ editing }: SaveBarProps<Values>) {
  const { progress, dirty, automatic, errors, conflict, saveNow } = editing;
  const [discarding, setDiscarding] = useState(false);
  const guard = useUnsavedChanges(editing.atRisk);
  const isQuiet = !automatic && !dirty && progress.kind === 'idle';
  const offersSaving = dirty && !conflict && (!automatic || progress.kind === 'refused');
  return (
    <div className={classes.bar} data-busy={offersSaving || undefined} data-quiet={isQuiet || undefined}>
      <SaveStatus
        progress={progress}
        dirty={dirty}
        automatic={automatic}
        hasErrors={Object.keys(errors).length > 0}
      />
      {offersSaving && (
        <div className={classes.actions}>
          <Button kind="quiet" onClick={() => setDiscarding(true)}>
            Discard
          </Button>
          <Button busy={progress.kind === 'saving'} onClick={() => void saveNow()}>
            Save changes
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={discarding}
        title="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        danger
        onConfirm={() => {
          setDiscarding(false);
          editing.discard();
        }}
        onCancel={() => setDiscarding(false)}
      >
        Everything goes back to how it was saved last.
      </ConfirmDialog>
      {guard}
    </div>
  );
}

/** What the person should know before they go on: edits of an earlier visit, or somebody else's changes. */
export function EditingNotices<Values extends object>({ editing }: SaveBarProps<Values>) {
  if (editing.conflict) {
    return (
      <Notice tone="warning" title="Changed by somebody else">
        <p>
          While you were editing, somebody else in the team saved other words in the same place. Nothing you
          typed is lost: decide which of the two stays.
        </p>
        <div className={classes.choices}>
          <Button kind="secondary" size="sm" onClick={editing.takeTheirs}>
            Reload theirs
          </Button>
          <Button kind="secondary" size="sm" onClick={editing.keepMine}>
            Keep mine and save over it
          </Button>
        </div>
      </Notice>
    );
  }
  if (!editing.restored) return null;
  return (
    <Notice title="Your unsaved changes are back">
      They were kept on this device when you left the page. Save them, or discard them below.
    </Notice>
  );
}

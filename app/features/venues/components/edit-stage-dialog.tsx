import { useEffect, useState } from 'react';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { NumberField } from '~/ui/form/number-field';
import { TextField } from '~/ui/form/text-field';
import type { Stage } from '../editing-queries';
import { checkStage, mostStageName, type StageContent } from '../schema';

type EditStageDialogProps = {
  /** Open while there is one, or a new one to make. */
  stage: Stage | 'new' | null;
  onSave: (content: StageContent) => Promise<boolean>;
  onClose: () => void;
};

const empty: StageContent = { name: '', capacity: null };

export function EditStageDialog({ stage, onSave, onClose }: EditStageDialogProps) {
  const [content, setContent] = useState(empty);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    setTried(false);
    setContent(stage === null || stage === 'new' ? empty : { name: stage.name, capacity: stage.capacity });
  }, [stage]);

  const errors = tried ? checkStage(content) : {};
  const submit = async () => {
    setTried(true);
    if (Object.keys(checkStage(content)).length > 0) return;
    setBusy(true);
    if (await onSave(content)) onClose();
    setBusy(false);
  };
  return (
    <FormDialog
      open={stage !== null}
      title={stage === 'new' ? 'Add a stage' : 'Change the stage'}
      submitLabel="Save"
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField
        label="Name"
        name="name"
        maxLength={mostStageName}
        value={content.name}
        error={errors.name}
        onChange={(event) => setContent({ ...content, name: event.currentTarget.value })}
      />
      <NumberField
        label="Capacity"
        name="capacity"
        optional
        inputMode="numeric"
        value={content.capacity}
        error={errors.capacity}
        onChange={(capacity) => setContent({ ...content, capacity })}
      />
    </FormDialog>
  );
}

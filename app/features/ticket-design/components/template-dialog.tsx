import { useState } from 'react';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { SelectField } from '~/ui/form/select-field';
import { TextField } from '~/ui/form/text-field';
import type { TemplatePromoter } from '../queries';

type TemplateDialogProps = {
  promoters: readonly TemplatePromoter[];
  /** Answers why it did not work, in words. */
  onSave: (promoterId: number, name: string) => Promise<string | null>;
  onClose: () => void;
};

export function TemplateDialog({ promoters, onSave, onClose }: TemplateDialogProps) {
  const [name, setName] = useState('');
  const [promoter, setPromoter] = useState(promoters[0]?.id ?? 0);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (name.trim() === '') {
      setError('Give it a name.');
      return;
    }
    setBusy(true);
    const refused = await onSave(promoter, name.trim());
    setBusy(false);
    setError(refused);
    if (!refused) onClose();
  };
  return (
    <FormDialog
      open
      title="Save as a template"
      text="Other events of the promoter can begin with it. The same name replaces what is there."
      submitLabel="Save the template"
      busy={busy}
      onSubmit={save}
      onCancel={onClose}
    >
      <TextField
        label="Name"
        maxLength={60}
        value={name}
        {...(error && { error })}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {promoters.length > 1 && (
        <SelectField
          label="Promoter"
          value={String(promoter)}
          options={promoters.map(({ id, name: label }) => ({ value: String(id), label }))}
          onChange={(event) => setPromoter(Number(event.currentTarget.value))}
        />
      )}
    </FormDialog>
  );
}

import { saveGate } from '~/features/door/commands';
import { TypeChoice } from '~/features/door/components/type-choice';
import type { DoorType, Gate } from '~/features/door/queries';
import { checkGate, mostGateName } from '~/features/door/schema';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { TextField } from '~/ui/form/text-field';
import { useFormDialog } from './use-form-dialog';

type GateDialogProps = { eventId: number; gate: Gate | null; types: DoorType[]; onClose: () => void };

export function GateDialog({ eventId, gate, types, onClose }: GateDialogProps) {
  const known = new Set(types.map(({ id }) => id));
  const { values, setValues, isTried, busy, onSubmit } = useFormDialog({
    // A type that was deleted meanwhile cannot be chosen any more.
    initial: { name: gate?.name ?? '', typeIds: gate?.typeIds.filter((id) => known.has(id)) ?? [] },
    check: checkGate,
    save: (db, content) => saveGate(db, eventId, content, gate?.id ?? null),
    done: 'The gate is saved.',
    onClose,
  });
  const errors = isTried ? checkGate(values) : {};
  return (
    <FormDialog
      open
      title={gate ? gate.name : 'A new gate'}
      text="A way in, such as the main entrance or the guest list."
      submitLabel={gate ? 'Save' : 'Add gate'}
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <TextField
        label="Name"
        name="name"
        placeholder="Main entrance"
        maxLength={mostGateName}
        value={values.name}
        error={errors.name}
        onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
      />
      <TypeChoice
        types={types}
        value={values.typeIds}
        onChange={(typeIds) => setValues({ ...values, typeIds })}
      />
    </FormDialog>
  );
}

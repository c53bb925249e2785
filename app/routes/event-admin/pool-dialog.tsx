import { savePool } from '~/features/ticket-types/commands';
import type { Pool } from '~/features/ticket-types/queries';
import { checkPool, mostPoolName } from '~/features/ticket-types/schema';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { NumberField } from '~/ui/form/number-field';
import { TextField } from '~/ui/form/text-field';
import { useFormDialog } from './use-form-dialog';

type PoolDialogProps = { eventId: number; pool: Pool | null; onClose: () => void };

export function PoolDialog({ eventId, pool, onClose }: PoolDialogProps) {
  const { values, setValues, isTried, busy, onSubmit } = useFormDialog({
    initial: { name: pool?.name ?? '', size: pool?.size ?? null },
    check: checkPool,
    save: (db, content) => savePool(db, eventId, content, pool?.id ?? null),
    done: 'The pool is saved.',
    onClose,
  });
  const errors = isTried ? checkPool(values) : {};
  return (
    <FormDialog
      open
      title={pool ? pool.name : 'A new shared pool'}
      text="Places that several ticket types share, such as those of a room. Choose under “More” of a ticket type which pools it draws on."
      submitLabel={pool ? 'Save' : 'Add pool'}
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <TextField
        label="Name"
        name="name"
        placeholder="Main hall"
        maxLength={mostPoolName}
        value={values.name}
        error={errors.name}
        onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
      />
      <NumberField
        label="Places"
        name="size"
        hint="Leave it empty for no limit."
        optional
        inputMode="numeric"
        value={values.size}
        error={errors.size}
        onChange={(size) => setValues({ ...values, size })}
      />
    </FormDialog>
  );
}

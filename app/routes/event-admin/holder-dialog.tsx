import { changeHolder } from '~/features/order-admin/commands';
import type { Order } from '~/features/order-admin/queries';
import { checkHolder, mostHolderName } from '~/features/order-admin/schema';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { TextField } from '~/ui/form/text-field';
import { useFormDialog } from './use-form-dialog';

type HolderDialogProps = { ticket: Order['tickets'][number]; onClose: () => void };

/** Somebody else comes. */
export function HolderDialog({ ticket, onClose }: HolderDialogProps) {
  const { values, setValues, isTried, busy, onSubmit } = useFormDialog({
    initial: { name: ticket.holder_name, email: ticket.holder_email },
    check: checkHolder,
    save: (db, holder) => changeHolder(db, ticket.id, holder),
    done: 'The ticket is theirs now. The code on the old one no longer lets in.',
    onClose,
  });
  const errors = isTried ? checkHolder(values) : {};
  return (
    <FormDialog
      open
      title={`Who comes with this ${ticket.type.name}?`}
      text="The ticket gets a new code. Whoever had it before cannot use theirs any more."
      submitLabel="Change holder"
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={mostHolderName}
        value={values.name}
        error={errors.name}
        onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="off"
        value={values.email}
        error={errors.email}
        onChange={(event) => setValues({ ...values, email: event.currentTarget.value })}
      />
    </FormDialog>
  );
}

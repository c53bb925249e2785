import { saveTicketType } from '~/features/ticket-types/commands';
import { TypeFields } from '~/features/ticket-types/components/type-fields';
import type { ForSale, TicketType } from '~/features/ticket-types/queries';
import { checkTicketType, newTicketType } from '~/features/ticket-types/schema';
import type { ServiceFee } from '~/lib/service-fee';
import { nightsOf } from '~/lib/time';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { ErrorSummary } from '~/ui/form/error-summary';
import { useFormDialog } from './use-form-dialog';

type TicketTypeDialogProps = ForSale & {
  event: { id: number; currency: string; timezone: string; starts_at: string; ends_at: string };
  fee: ServiceFee;
  /** Null makes a new one. */
  type: TicketType | null;
  onClose: () => void;
};

export function TicketTypeDialog({ event, fee, types, pools, type, onClose }: TicketTypeDialogProps) {
  const { values, setValues, isTried, busy, onSubmit } = useFormDialog({
    initial: type?.content ?? newTicketType,
    check: checkTicketType,
    save: (db, content) => saveTicketType(db, event.id, content, type),
    done: type ? `${type.content.name} is saved.` : 'The ticket type is added.',
    onClose,
  });
  const errors = isTried ? checkTicketType(values) : {};
  return (
    <FormDialog
      open
      title={type ? type.content.name : 'A new ticket type'}
      submitLabel={type ? 'Save' : 'Add ticket type'}
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <ErrorSummary errors={errors} />
      <TypeFields
        value={values}
        errors={errors}
        currency={event.currency}
        zone={event.timezone}
        nights={nightsOf(event.starts_at, event.ends_at, event.timezone)}
        fee={fee}
        pools={pools}
        others={types.filter(({ id }) => id !== type?.id)}
        onChange={setValues}
      />
    </FormDialog>
  );
}

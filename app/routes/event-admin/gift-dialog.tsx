import { giveTickets } from '~/features/ticket-types/commands';
import { GiftFields } from '~/features/ticket-types/components/gift-fields';
import type { TicketType } from '~/features/ticket-types/queries';
import { checkGift, type Gift } from '~/features/ticket-types/schema';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { useFormDialog } from './use-form-dialog';

export function GiftDialog({ types, onClose }: { types: TicketType[]; onClose: () => void }) {
  const only = types.length === 1 ? types[0] : undefined;
  const { values, setValues, isTried, busy, onSubmit } = useFormDialog<Gift>({
    initial: { ticket_type_id: only?.id ?? null, quantity: 1, email: '', name: '', kind: 'guest_list' },
    check: checkGift,
    save: giveTickets,
    done: 'The tickets are theirs.',
    onClose,
  });
  return (
    <FormDialog
      open
      title="Give tickets"
      text="They cost nothing, are valid at once and take places like any other."
      submitLabel="Give tickets"
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <GiftFields
        value={values}
        errors={isTried ? checkGift(values) : {}}
        types={types}
        onChange={setValues}
      />
    </FormDialog>
  );
}

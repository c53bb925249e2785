import type { FieldErrors } from '~/lib/content-rules';
import { NumberField } from '~/ui/form/number-field';
import { SelectField } from '~/ui/form/select-field';
import { TextField } from '~/ui/form/text-field';
import type { TicketType } from '../queries';
import { type Gift, mostGuestName } from '../schema';

type GiftFieldsProps = {
  value: Gift;
  errors: FieldErrors<Gift>;
  types: TicketType[];
  onChange: (gift: Gift) => void;
};

/** Who is given how many of what. */
export function GiftFields({ value, errors, types, onChange }: GiftFieldsProps) {
  const change = (changes: Partial<Gift>) => onChange({ ...value, ...changes });
  return (
    <>
      <TextField
        label="E-mail"
        name="email"
        type="email"
        value={value.email}
        error={errors.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <TextField
        label="Name"
        name="guest"
        optional
        maxLength={mostGuestName}
        value={value.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <SelectField
        label="Ticket type"
        name="ticket_type_id"
        empty="Choose"
        options={types.map(({ id, content }) => ({ value: String(id), label: content.name }))}
        value={value.ticket_type_id === null ? '' : String(value.ticket_type_id)}
        error={errors.ticket_type_id}
        onChange={(event) => change({ ticket_type_id: Number(event.currentTarget.value) || null })}
      />
      <NumberField
        label="How many"
        name="quantity"
        inputMode="numeric"
        value={value.quantity}
        error={errors.quantity}
        onChange={(quantity) => change({ quantity })}
      />
      <SelectField
        label="As"
        name="kind"
        options={[
          { value: 'guest_list', label: 'Guest list' },
          { value: 'complimentary', label: 'Complimentary' },
        ]}
        value={value.kind}
        onChange={(event) =>
          change({ kind: event.currentTarget.value === 'complimentary' ? 'complimentary' : 'guest_list' })
        }
      />
    </>
  );
}

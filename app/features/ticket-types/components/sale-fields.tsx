import { DateTimeField } from '~/ui/form/date-time-field';
import layout from '~/ui/form/field-layout.module.css';
import { NumberField } from '~/ui/form/number-field';
import { SelectField } from '~/ui/form/select-field';
import type { TicketTypeContent } from '../schema';
import type { TypeFieldsProps } from './type-fields-props';

/** When it can be bought, and how many at once. */
export function SaleFields({ value, errors, zone, others, onChange }: TypeFieldsProps) {
  const change = (changes: Partial<TicketTypeContent>) => onChange({ ...value, ...changes });
  return (
    <>
      {others.length > 0 && (
        <SelectField
          label="Opens after"
          name="opens_after"
          hint="A tier: on sale once the other has sold out, or when its own sale starts."
          optional
          empty="At once"
          options={others.map(({ id, content }) => ({ value: String(id), label: content.name }))}
          value={value.opens_after === null ? '' : String(value.opens_after)}
          onChange={(event) => change({ opens_after: Number(event.currentTarget.value) || null })}
        />
      )}
      <div className={layout.columns}>
        <DateTimeField
          label="Sale starts"
          name="sale_starts_at"
          optional
          zone={zone}
          value={value.sale_starts_at}
          onChange={(sale_starts_at) => change({ sale_starts_at })}
        />
        <DateTimeField
          label="Sale ends"
          name="sale_ends_at"
          optional
          zone={zone}
          value={value.sale_ends_at}
          error={errors.sale_ends_at}
          onChange={(sale_ends_at) => change({ sale_ends_at })}
        />
      </div>
      <div className={layout.thirds}>
        <NumberField
          label="Fewest per order"
          name="min_per_order"
          inputMode="numeric"
          value={value.min_per_order}
          error={errors.min_per_order}
          onChange={(min_per_order) => change({ min_per_order })}
        />
        <NumberField
          label="Most per order"
          name="max_per_order"
          inputMode="numeric"
          value={value.max_per_order}
          error={errors.max_per_order}
          onChange={(max_per_order) => change({ max_per_order })}
        />
        <NumberField
          label="Most per person"
          name="max_per_person"
          optional
          inputMode="numeric"
          value={value.max_per_person}
          error={errors.max_per_person}
          onChange={(max_per_person) => change({ max_per_person })}
        />
      </div>
    </>
  );
}

import { toDecimal, toMinor } from '~/lib/money';
import { CheckboxField } from '~/ui/form/checkbox-field';
import layout from '~/ui/form/field-layout.module.css';
import { NumberField } from '~/ui/form/number-field';
import { SelectField } from '~/ui/form/select-field';
import { SwitchField } from '~/ui/form/switch-field';
import { TextAreaField } from '~/ui/form/text-area-field';
import { TextField } from '~/ui/form/text-field';
import { mostTypeDescription, mostTypeName, type TicketTypeContent } from '../schema';
import { PricePreview } from './price-preview';
import { SaleFields } from './sale-fields';
import type { TypeFieldsProps } from './type-fields-props';
import { ValidityFields } from './validity-fields';

/** A name, a price and how many: that sells tickets. Everything else is behind “More”. */
export function TypeFields(props: TypeFieldsProps) {
  const { value, errors, currency, fee, onChange } = props;
  const change = (changes: Partial<TicketTypeContent>) => onChange({ ...value, ...changes });
  return (
    <>
      <TextField
        label="Name"
        name="name"
        placeholder="Early bird"
        maxLength={mostTypeName}
        value={value.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <div className={layout.columns}>
        <NumberField
          label={value.price_is_free_choice ? 'Least price' : 'Price'}
          name="price"
          hint={`In ${currency}. 0 is free.`}
          value={value.price}
          error={errors.price}
          format={(minor) => toDecimal(minor, currency)}
          parse={(text) => toMinor(text, currency)}
          onChange={(price) => change({ price })}
        />
        <NumberField
          label="How many"
          name="how_many"
          hint="Empty: no limit of its own."
          optional
          inputMode="numeric"
          value={value.how_many}
          error={errors.how_many}
          onChange={(how_many) => change({ how_many })}
        />
      </div>
      <PricePreview value={value} currency={currency} fee={fee} />
      <details className={layout.more}>
        <summary>More</summary>
        <div className={layout.fields}>
          <MoreFields {...props} />
          <SaleFields {...props} />
          <ValidityFields {...props} />
        </div>
      </details>
    </>
  );
}

function MoreFields({ value, errors, pools, onChange }: TypeFieldsProps) {
  const change = (changes: Partial<TicketTypeContent>) => onChange({ ...value, ...changes });
  const draw = (id: number, draws: boolean) =>
    change({ pool_ids: draws ? [...value.pool_ids, id] : value.pool_ids.filter((other) => other !== id) });
  return (
    <>
      <TextAreaField
        label="Description"
        name="description"
        optional
        maxLength={mostTypeDescription}
        value={value.description}
        error={errors.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <SwitchField
        label="Pay what you want"
        name="price_is_free_choice"
        hint="The price is the least that people pay."
        checked={value.price_is_free_choice}
        onChange={(event) => change({ price_is_free_choice: event.currentTarget.checked })}
      />
      <div className={layout.columns}>
        <SelectField
          label="Fee"
          name="fee_handling"
          options={[
            { value: 'passed_on', label: 'On top: the buyer pays it' },
            { value: 'absorbed', label: 'Inside: you pay it' },
          ]}
          value={value.fee_handling}
          onChange={(event) =>
            change({ fee_handling: event.currentTarget.value === 'absorbed' ? 'absorbed' : 'passed_on' })
          }
        />
        <NumberField
          label="VAT"
          name="vat_percent"
          hint="Per cent, included in the price."
          value={value.vat_percent}
          error={errors.vat_percent}
          onChange={(vat_percent) => change({ vat_percent })}
        />
      </div>
      <div className={layout.columns}>
        <SelectField
          label="Kind"
          name="kind"
          hint="Add-ons are bought together with a ticket."
          options={[
            { value: 'admission', label: 'A ticket that lets in' },
            { value: 'add_on', label: 'An add-on' },
          ]}
          value={value.kind}
          onChange={(event) =>
            change({ kind: event.currentTarget.value === 'add_on' ? 'add_on' : 'admission' })
          }
        />
        <NumberField
          label="People"
          name="persons"
          hint="A bundle lets in several."
          inputMode="numeric"
          value={value.persons}
          error={errors.persons}
          onChange={(persons) => change({ persons })}
        />
      </div>
      <SwitchField
        label="Secret"
        name="is_secret"
        hint="Shown only to those who enter a code that opens it."
        checked={value.is_secret}
        onChange={(event) => change({ is_secret: event.currentTarget.checked })}
      />
      {pools.length > 0 && (
        <fieldset className={layout.group}>
          <legend>Draws on</legend>
          {pools.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={value.pool_ids.includes(id)}
              onChange={(event) => draw(id, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

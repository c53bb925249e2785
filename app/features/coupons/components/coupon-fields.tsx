import { toDecimal, toMinor } from '~/lib/money';
import { CheckboxField } from '~/ui/form/checkbox-field';
import layout from '~/ui/form/field-layout.module.css';
import { NumberField } from '~/ui/form/number-field';
import { SelectField } from '~/ui/form/select-field';
import { TextField } from '~/ui/form/text-field';
import type { CouponContent } from '../schema';
import classes from './coupon-fields.module.css';
import type { CouponFieldsProps } from './coupon-fields-props';
import { CouponLimits } from './coupon-limits';

/** The code and what it does; its limits are behind “More”. */
export function CouponFields(props: CouponFieldsProps) {
  const { value, errors, currency, types, onChange } = props;
  const change = (changes: Partial<CouponContent>) => onChange({ ...value, ...changes });
  const many = value.how_many !== null;
  const isMoney = value.kind === 'fixed';
  const secret = types.filter(({ isSecret }) => isSecret);
  return (
    <>
      {many && (
        <NumberField
          label="How many codes"
          name="how_many"
          inputMode="numeric"
          value={value.how_many}
          error={errors.how_many}
          onChange={(how_many) => change({ how_many: how_many ?? Number.NaN })}
        />
      )}
      <TextField
        label={many ? 'Codes begin with' : 'Code'}
        name="code"
        placeholder={many ? 'PRESS' : 'EARLY20'}
        maxLength={many ? 20 : 32}
        autoCapitalize="characters"
        value={value.code}
        error={errors.code}
        onChange={(event) => change({ code: event.currentTarget.value })}
      />
      <div className={layout.columns}>
        <SelectField
          label="What it does"
          name="kind"
          options={[
            { value: 'percent', label: 'A percentage off' },
            { value: 'fixed', label: 'An amount off the order' },
            { value: 'unlocking', label: 'Opens secret ticket types' },
          ]}
          value={value.kind}
          onChange={(event) => change({ kind: kindOf(event.currentTarget.value), value: null })}
        />
        {value.kind !== 'unlocking' && (
          <NumberField
            key={value.kind}
            label={isMoney ? `Amount in ${currency}` : 'Per cent'}
            name="value"
            value={value.value}
            error={errors.value}
            {...(isMoney && {
              format: (minor: number) => toDecimal(minor, currency),
              parse: (text: string) => toMinor(text, currency),
            })}
            onChange={(amount) => change({ value: amount })}
          />
        )}
      </div>
      {secret.length > 0 && (
        <TypeChoice
          title="Opens"
          error={errors.unlocks}
          types={secret}
          chosen={value.unlocks}
          onChange={(unlocks) => change({ unlocks })}
        />
      )}
      {secret.length === 0 && errors.unlocks && (
        <p className={classes.problem}>This event has no secret ticket types.</p>
      )}
      <details className={layout.more}>
        <summary>More</summary>
        <div className={layout.fields}>
          {value.kind !== 'unlocking' && types.length > 0 && (
            <TypeChoice
              title="Only for these ticket types (none chosen: all)"
              types={types}
              chosen={value.ticket_type_ids}
              onChange={(ticket_type_ids) => change({ ticket_type_ids })}
            />
          )}
          <CouponLimits {...props} />
        </div>
      </details>
    </>
  );
}

type TypeChoiceProps = {
  title: string;
  error?: string;
  types: { id: number; name: string }[];
  chosen: number[];
  onChange: (chosen: number[]) => void;
};

function TypeChoice({ title, error, types, chosen, onChange }: TypeChoiceProps) {
  return (
    <fieldset className={layout.group}>
      <legend>{title}</legend>
      {types.map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
      {error && <p className={classes.problem}>{error}</p>}
    </fieldset>
  );
}

function kindOf(text: string): CouponContent['kind'] {
  return text === 'fixed' || text === 'unlocking' ? text : 'percent';
}

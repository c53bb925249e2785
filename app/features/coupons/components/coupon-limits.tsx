import { toDecimal, toMinor } from '~/lib/money';
import { DateTimeField } from '~/ui/form/date-time-field';
import layout from '~/ui/form/field-layout.module.css';
import { NumberField } from '~/ui/form/number-field';
import type { CouponContent } from '../schema';
import type { CouponFieldsProps } from './coupon-fields-props';

/** How often, by whom, for how much in all, and when. */
export function CouponLimits({ value, errors, currency, zone, onChange }: Omit<CouponFieldsProps, 'types'>) {
  const change = (changes: Partial<CouponContent>) => onChange({ ...value, ...changes });
  return (
    <>
      <div className={layout.columns}>
        <NumberField
          label={value.how_many === null ? 'Orders in all' : 'Orders per code'}
          name="max_uses"
          optional
          inputMode="numeric"
          value={value.max_uses}
          error={errors.max_uses}
          onChange={(max_uses) => change({ max_uses })}
        />
        <NumberField
          label="Orders per person"
          name="max_per_person"
          optional
          inputMode="numeric"
          value={value.max_per_person}
          error={errors.max_per_person}
          onChange={(max_per_person) => change({ max_per_person })}
        />
        {value.kind !== 'unlocking' && (
          <NumberField
            label={`Gives away at most (${currency})`}
            name="budget"
            optional
            value={value.budget}
            error={errors.budget}
            format={(minor) => toDecimal(minor, currency)}
            parse={(text) => toMinor(text, currency)}
            onChange={(budget) => change({ budget })}
          />
        )}
      </div>
      <div className={layout.columns}>
        <DateTimeField
          label="Valid from"
          name="valid_from"
          optional
          zone={zone}
          value={value.valid_from}
          onChange={(valid_from) => change({ valid_from })}
        />
        <DateTimeField
          label="Valid until"
          name="valid_until"
          optional
          zone={zone}
          value={value.valid_until}
          error={errors.valid_until}
          onChange={(valid_until) => change({ valid_until })}
        />
      </div>
    </>
  );
}

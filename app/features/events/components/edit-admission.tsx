import { Link } from 'react-router';
import { mostNote } from '~/lib/content-rules';
import { toDecimal, toMinor } from '~/lib/money';
import { NumberField } from '~/ui/form/number-field';
import { SelectField } from '~/ui/form/select-field';
import { SwitchField } from '~/ui/form/switch-field';
import { TextAreaField } from '~/ui/form/text-area-field';
import { priceWords } from '../rules';
import classes from './edit-event.module.css';
import type { EditPartProps } from './edit-part';

export function EditAge({ values, errors, change }: EditPartProps) {
  return (
    <NumberField
      label="Minimum age"
      name="minimum_age"
      hint="Leave it empty when everyone may come."
      optional
      inputMode="numeric"
      value={values.minimum_age}
      error={errors.minimum_age}
      onChange={(minimum_age) => change({ minimum_age })}
    />
  );
}

type EditPriceProps = EditPartProps & {
  currencies: { value: string; label: string }[];
  /** Where the ticket types are that price and room follow; null while there are none. */
  ticketsPath: string | null;
};

/** What the organiser says it costs, until ticket types say it. */
export function EditPrice({ values, errors, change, currencies, ticketsPath }: EditPriceProps) {
  const { currency } = values;
  if (ticketsPath !== null) {
    return (
      <p className={classes.followed}>
        <b>{priceWords(values) || 'No price yet'}</b>
        <span>
          Lists show what your <Link to={ticketsPath}>ticket types</Link> cost with the fee, and whether any
          are left.
        </span>
      </p>
    );
  }
  return (
    <>
      <div className={classes.columns}>
        <NumberField
          label="Price from"
          name="price_from"
          hint="0 is free. Leave it empty to say nothing yet."
          optional
          value={values.price_from}
          error={errors.price_from}
          format={(minor) => toDecimal(minor, currency)}
          parse={(text) => toMinor(text, currency)}
          onChange={(price_from) => change({ price_from })}
        />
        <SelectField
          label="Currency"
          name="currency"
          options={currencies}
          value={currency}
          error={errors.currency}
          onChange={(event) => change({ currency: event.currentTarget.value })}
        />
      </div>
      <SwitchField
        label="Sold out"
        name="is_sold_out"
        checked={values.is_sold_out}
        onChange={(event) => change({ is_sold_out: event.currentTarget.checked })}
      />
    </>
  );
}

/** What becomes of a ticket that somebody cannot use. */
export function EditReturns({ values, errors, change }: EditPartProps) {
  return (
    <>
      <NumberField
        label="Returns until, in hours before doors"
        name="self_cancel_hours"
        hint="Buyers then get the price back, not the fee, and the ticket goes to whoever waits. Empty: no returns."
        optional
        inputMode="numeric"
        value={values.self_cancel_hours}
        error={errors.self_cancel_hours}
        onChange={(self_cancel_hours) => change({ self_cancel_hours })}
      />
      <TextAreaField
        label="About refunds"
        name="refund_note"
        hint="Shown on the event page, for what goes beyond that."
        optional
        maxLength={mostNote}
        value={values.refund_note}
        error={errors.refund_note}
        onChange={(event) => change({ refund_note: event.currentTarget.value })}
      />
      <SwitchField
        label="Tickets may change hands"
        name="transfers_allowed"
        hint="Holders can give a ticket to somebody else; the old code stops letting in."
        checked={values.transfers_allowed}
        onChange={(event) => change({ transfers_allowed: event.currentTarget.checked })}
      />
    </>
  );
}

import { type ComponentProps, useState } from 'react';
import { fromWallTime, wallTime } from '~/lib/time';
import { Field, type FieldProps } from '~/ui/form/field';

type DateTimeFieldProps = FieldProps & {
  /** IANA zone whose clocks are meant, as a rule the venue's. */
  zone: string;
  /** An ISO instant. */
  value: string | null;
  onChange: (value: string | null) => void;
} & Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultValue' | 'onChange'>;

/** A date and time on the clocks of a zone. A form sends the wall time, which `fromWallTime` reads. */
export function DateTimeField({
  label,
  hint,
  error,
  optional,
  zone,
  value,
  onChange,
  onBlur,
  ...input
}: DateTimeFieldProps) {
  const known = value === null ? '' : wallTime(value, zone);
  // What is typed stands while it is typed, even where the clocks will not show exactly that.
  const [typed, setTyped] = useState(known);
  const shown = isSameInstant(fromWallTime(typed, zone), value) ? typed : known;
  return (
    <Field label={label} hint={<ZoneHint zone={zone} hint={hint} />} error={error} optional={optional}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          type="datetime-local"
          required={input.required ?? !optional}
          value={shown}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onChange(fromWallTime(event.currentTarget.value, zone));
          }}
          onBlur={(event) => {
            setTyped(known);
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}

function ZoneHint({ zone, hint }: Pick<DateTimeFieldProps, 'zone' | 'hint'>) {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ');
  return (
    <>
      {hint} {hint && '· '}
      {place} time
    </>
  );
}

function isSameInstant(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return Date.parse(one) === Date.parse(other);
}

import { type ComponentProps, useState } from 'react';
import { TextField } from '~/ui/form/text-field';

type NumberFieldProps = {
  value: number | null;
  /** Not a number where what is typed is none; the form's rules say so. */
  onChange: (value: number | null) => void;
  /** How a number is written and read back; as it is, where nothing is said. */
  format?: (value: number) => string;
  parse?: (text: string) => number | null;
} & Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'defaultValue'>;

/** A number that may be left out. A text field: number fields swallow what they do not understand. */
export function NumberField({
  value,
  onChange,
  format = String,
  parse = readNumber,
  ...field
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null || Number.isNaN(value) ? '' : format(value));
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      value={shown}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(text.trim() === '' ? null : (parse(text) ?? Number.NaN));
      }}
      onBlur={(event) => {
        // A text that is no number stays, so that it can be mended.
        if (!Number.isNaN(value)) setTyped(null);
        field.onBlur?.(event);
      }}
    />
  );
}

function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  return /^-?\d{1,12}(\.\d{1,12})?$/.test(plain) ? Number(plain) : null;
}

import { useState } from 'react';
import classes from './fields.module.css';

type NumberBoxProps = {
  label: string;
  /** Shown in the field: 'X', 'W'. */
  sign: string;
  value: number;
  /** Null where those that are selected differ. */
  isMixed?: boolean;
  least?: number;
  most?: number;
  step?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
};

/** A short number with its sign before it; the arrow keys count, by ten with Shift. */
export function NumberBox(props: NumberBoxProps) {
  const { label, sign, value, isMixed = false, least = 0, most = 9999, step = 1, disabled, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (isMixed ? '' : String(Math.round(value * 10) / 10));
  const give = (next: number) => onChange(Math.min(most, Math.max(least, next)));
  return (
    <label className={classes.number}>
      <span aria-hidden="true">{sign}</span>
      <input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        placeholder={isMixed ? 'Mixed' : undefined}
        disabled={disabled}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          const next = Number(text.replace(',', '.'));
          if (text.trim() !== '' && Number.isFinite(next)) give(next);
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          setTyped(null);
          give(value + (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1) * step);
        }}
      />
    </label>
  );
}

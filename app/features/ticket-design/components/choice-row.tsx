import { type ReactNode, useId } from 'react';
import classes from './fields.module.css';

type ChoiceRowProps<Value extends string> = {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string; sign?: ReactNode }[];
  hideLabel?: boolean;
  onChange: (value: Value) => void;
};

/** A few choices side by side, one of which is taken. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, value, options, hideLabel = false, onChange } = props;
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend className={hideLabel ? classes.unseen : classes.caption}>{label}</legend>
      <div className={classes.choiceRow}>
        {options.map((option) => (
          <label key={option.value} title={option.sign ? option.label : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.sign ?? option.label}
            {option.sign !== undefined && <span className={classes.unseen}>{option.label}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

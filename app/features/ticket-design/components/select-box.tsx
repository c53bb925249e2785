import { Icon } from '~/ui/icon/icon';
import classes from './fields.module.css';

type SelectBoxProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

export function SelectBox<Value extends string>({ label, value, options, onChange }: SelectBoxProps<Value>) {
  return (
    <label className={classes.select}>
      <span className={classes.caption}>{label}</span>
      <span className={classes.selectRow}>
        <select
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    </label>
  );
}

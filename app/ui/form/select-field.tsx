import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '~/ui/form/field';
import classes from '~/ui/form/select-field.module.css';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';

type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string }[];
  /** The words of the empty choice, such as 'Choose a venue'; without it there is none. */
  empty?: string;
} & Omit<ComponentProps<'select'>, 'id' | 'children'>;

/** A plain select: it opens as the phone's own wheel and needs no script. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  options,
  empty,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {({ className: control, ...wiring }) => (
        <div className={classes.box}>
          <select
            {...select}
            {...wiring}
            required={select.required ?? !optional}
            className={classNames(control, classes.select, className)}
          >
            {empty !== undefined && <option value="">{empty}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} />
        </div>
      )}
    </Field>
  );
}

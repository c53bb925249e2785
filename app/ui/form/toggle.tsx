import { type ComponentProps, useId } from 'react';
import type { FieldProps } from '~/ui/form/field';
import fieldClasses from '~/ui/form/field.module.css';
import classes from '~/ui/form/toggle.module.css';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';

export type ToggleProps = Omit<FieldProps, 'optional'> & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A yes or no with its words beside it; the whole line can be pressed. */
export function Toggle({
  look,
  label,
  hint,
  error,
  ...input
}: ToggleProps & { look: 'checkbox' | 'switch' }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes.row}>
      <label className={classes.label} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          className={classes[look]}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={classNames(fieldClasses.hint, classes.below)}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classNames(fieldClasses.error, classes.below)}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

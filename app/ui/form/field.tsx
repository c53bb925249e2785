import { type ReactNode, useId } from 'react';
import classes from '~/ui/form/field.module.css';
import { Icon } from '~/ui/icon/icon';

/** What a control needs to belong to its label, hint and error. */
type FieldWiring = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  className: string;
};

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
};

type Props = FieldProps & { children: (wiring: FieldWiring) => ReactNode };

export function Field({ label, hint, error, optional = false, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label} {optional && <span className={classes.optional}>(optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        className: classes.control ?? '',
      })}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

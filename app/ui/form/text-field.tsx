import { type ComponentProps, useState } from 'react';
import { IconButton } from '~/ui/button/icon-button';
import { Field, type FieldProps } from '~/ui/form/field';
import classes from '~/ui/form/field.module.css';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import { classNames } from '~/ui/page/class-names';

type TextFieldProps = FieldProps & { icon?: IconName } & Omit<ComponentProps<'input'>, 'id'>;

/** One line of text; a password can be looked at. */
export function TextField({
  label,
  hint,
  error,
  optional,
  icon,
  type = 'text',
  className,
  ...input
}: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {({ className: control, ...wiring }) => (
        <div className={classes.box}>
          {icon && <Icon name={icon} />}
          <input
            {...input}
            {...wiring}
            type={secret && shown ? 'text' : type}
            required={input.required ?? !optional}
            className={classNames(control, className)}
          />
          {secret && (
            <IconButton
              className={classes.reveal}
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? 'Hide the password' : 'Show the password'}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          )}
        </div>
      )}
    </Field>
  );
}

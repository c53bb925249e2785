import { type ComponentProps, useState } from 'react';
import { CharactersLeft } from '~/ui/form/characters-left';
import { Field, type FieldProps } from '~/ui/form/field';
import { GrowingTextArea } from '~/ui/form/growing-text-area';
import { classNames } from '~/ui/page/class-names';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>;

/** Several lines of plain text. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  className,
  onChange,
  ...area
}: TextAreaFieldProps) {
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const length = area.value === undefined ? typed : String(area.value).length;
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {({ className: control, ...wiring }) => (
        <>
          <GrowingTextArea
            {...area}
            {...wiring}
            required={area.required ?? !optional}
            className={classNames(control, className)}
            onChange={(event) => {
              setTyped(event.currentTarget.value.length);
              onChange?.(event);
            }}
          />
          <CharactersLeft length={length} most={area.maxLength} />
        </>
      )}
    </Field>
  );
}

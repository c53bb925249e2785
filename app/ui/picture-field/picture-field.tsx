import { type ReactNode, useId, useState } from 'react';
import { Button } from '~/ui/button/button';
import { DropZone } from '~/ui/picture-field/drop-zone';
import { FocusEditor } from '~/ui/picture-field/focus-editor';
import { centre, type Focus, type Picture, positionOf, refusalOf } from '~/ui/picture-field/picture';
import classes from '~/ui/picture-field/picture-field.module.css';
import { useObjectUrl } from '~/ui/picture-field/use-object-url';

type PictureFieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string;
  value: Picture | null;
  /** What is shown until another picture is chosen. */
  current?: ({ url: string } & Focus) | null;
  /** Width by height of the crop that people will see. */
  ratio?: number;
  onChange: (value: Picture | null) => void;
};

export function PictureField({
  label,
  hint,
  error,
  value,
  current,
  ratio = 4 / 5,
  onChange,
}: PictureFieldProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const chosenUrl = useObjectUrl(value?.file ?? null);
  const problem = refusal ?? error;
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const choose = (file: File) => {
    const refused = refusalOf(file);
    setRefusal(refused);
    if (!refused) onChange({ file, ...centre });
  };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {value && chosenUrl ? (
        <>
          <FocusEditor
            url={chosenUrl}
            focus={value}
            ratio={ratio}
            onMove={(focus) => onChange({ ...value, ...focus })}
          />
          <div className={classes.actions}>
            <Button kind="secondary" size="sm" icon="undo" onClick={() => onChange(null)}>
              Choose another
            </Button>
          </div>
        </>
      ) : (
        <>
          {current && (
            <div className={classes.crop} style={{ aspectRatio: ratio }}>
              <img src={current.url} alt="As it looks now" style={{ objectPosition: positionOf(current) }} />
            </div>
          )}
          <DropZone invalid={Boolean(problem)} describedBy={described} onFile={choose} />
        </>
      )}
      {problem && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

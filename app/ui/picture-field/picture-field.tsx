import { type ReactNode, useId, useState } from 'react';
import { Button } from '~/ui/button/button';
import type { Shape } from '~/ui/picture-field/crop';
import { DropZone } from '~/ui/picture-field/drop-zone';
import { isReadable } from '~/ui/picture-field/is-readable';
import {
  centre,
  type Focus,
  type Picture,
  type PictureLimits,
  positionOf,
  refusalOf,
  usualLimits,
} from '~/ui/picture-field/picture';
import { PictureEditor } from '~/ui/picture-field/picture-editor';
import classes from '~/ui/picture-field/picture-field.module.css';
import { useObjectUrl } from '~/ui/picture-field/use-object-url';

type PictureFieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string;
  value: Picture | null;
  /** What is shown until another picture is chosen. */
  current?: ({ url: string } & Focus) | null;
  /** Width by height of what people will see of it. */
  ratio?: number;
  /** What it can be cropped to before it is sent. */
  shapes?: readonly Shape[];
  limits?: PictureLimits;
  onChange: (value: Picture | null) => void;
};

const unreadable = 'This picture could not be read. It may be damaged; choose another.';

/** Chooses one picture, the part of it that is kept, and where the eye should land. */
export function PictureField({
  label,
  hint,
  error,
  value,
  current,
  ratio = 4 / 5,
  shapes = ['whole', '4:5', '1:1', '16:9'],
  limits = usualLimits,
  onChange,
}: PictureFieldProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const chosenUrl = useObjectUrl(value?.file ?? null);
  const problem = refusal ?? error;
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const choose = async (file: File) => {
    const refused = refusalOf(file, limits) ?? ((await isReadable(file)) ? null : unreadable);
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
          <PictureEditor url={chosenUrl} value={value} ratio={ratio} shapes={shapes} onChange={onChange} />
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
              <img
                src={current.url}
                alt="As it looks now"
                className={classes.filling}
                style={{ objectPosition: positionOf(current) }}
              />
            </div>
          )}
          <DropZone limits={limits} invalid={Boolean(problem)} describedBy={described} onFile={choose} />
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

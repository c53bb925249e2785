import { useId, useState } from 'react';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import { limitWords, type PictureLimits } from '~/ui/picture-field/picture';
import classes from '~/ui/picture-field/picture-field.module.css';

type DropZoneProps = {
  limits: PictureLimits;
  invalid: boolean;
  describedBy: string | undefined;
  onFile: (file: File) => void;
};

/** A file field that is large enough to drop something on. */
export function DropZone({ limits, invalid, describedBy, onFile }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const words = limitWords(limits);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <label
      htmlFor={id}
      className={classNames(classes.drop, over && classes.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Icon name="picture" size={28} />
      <span>
        <strong>Choose a picture</strong> or drop it here
      </span>
      <small>
        {words.types}, up to {words.size}
      </small>
      <input
        id={id}
        type="file"
        accept={limits.types.join(',')}
        className={classes.file}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}

import type { ComponentProps } from 'react';
import classes from '~/ui/form/growing-text-area.module.css';
import { classNames } from '~/ui/page/class-names';

/** As tall as its text: an invisible copy of it in the same place makes the room. */
export function GrowingTextArea({ className, onInput, ...area }: ComponentProps<'textarea'>) {
  return (
    <div className={classes.room} data-text={area.value ?? area.defaultValue ?? ''}>
      <textarea
        rows={4}
        {...area}
        className={classNames(className, classes.area)}
        onInput={(event) => {
          const room = event.currentTarget.parentElement;
          if (room) room.dataset.text = event.currentTarget.value;
          onInput?.(event);
        }}
      />
    </div>
  );
}

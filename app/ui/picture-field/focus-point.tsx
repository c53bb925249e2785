import type { PointerEvent } from 'react';
import { type Focus, moveFocus, toShare } from '~/ui/picture-field/picture';
import classes from '~/ui/picture-field/picture-field.module.css';

/** Where a pointer is within the frame that holds the element. */
export function focusAt(event: PointerEvent<HTMLElement>): Focus | null {
  const box = event.currentTarget.parentElement?.getBoundingClientRect();
  if (!box) return null;
  return {
    focusX: toShare((event.clientX - box.left) / box.width),
    focusY: toShare((event.clientY - box.top) / box.height),
  };
}

type OnFocus = { onFocus: (focus: Focus) => void };

function followPointer(onFocus: (focus: Focus) => void) {
  const follow = (event: PointerEvent<HTMLElement>) => {
    const focus = event.buttons === 0 ? null : focusAt(event);
    if (focus) onFocus(focus);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      follow(event);
    },
    onPointerMove: follow,
  };
}

/** A picture that is kept whole: wherever it is pressed, the focus goes there. */
export function FocusSurface({ onFocus }: OnFocus) {
  return <div className={classes.surface} {...followPointer(onFocus)} />;
}

export function FocusPoint({ focus, onFocus }: OnFocus & { focus: Focus }) {
  const place = `${Math.round(focus.focusX * 100)} % from the left, ${Math.round(focus.focusY * 100)} % from the top`;
  return (
    <button
      type="button"
      className={classes.point}
      style={{ left: `${focus.focusX * 100}%`, top: `${focus.focusY * 100}%` }}
      aria-label={`Focus point, ${place}. Move it with the arrow keys.`}
      {...followPointer(onFocus)}
      onKeyDown={(event) => {
        const moved = moveFocus(focus, event.key, event.shiftKey);
        if (!moved) return;
        event.preventDefault();
        onFocus(moved);
      }}
    />
  );
}

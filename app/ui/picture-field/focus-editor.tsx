import { type PointerEvent, useRef } from 'react';
import { type Focus, moveFocus, positionOf, toShare } from '~/ui/picture-field/picture';
import classes from '~/ui/picture-field/picture-field.module.css';

type FocusEditorProps = { url: string; focus: Focus; ratio: number; onMove: (focus: Focus) => void };

/** The whole picture with its point of focus, and beside it the crop that people will see. */
export function FocusEditor({ url, focus, ratio, onMove }: FocusEditorProps) {
  const whole = useRef<HTMLDivElement>(null);
  const follow = (event: PointerEvent) => {
    const box = whole.current?.getBoundingClientRect();
    if (!box || event.buttons === 0) return;
    event.preventDefault();
    onMove({
      focusX: toShare((event.clientX - box.left) / box.width),
      focusY: toShare((event.clientY - box.top) / box.height),
    });
  };
  const place = `${Math.round(focus.focusX * 100)} % from the left, ${Math.round(focus.focusY * 100)} % from the top`;
  return (
    <div className={classes.editor}>
      <div
        ref={whole}
        className={classes.whole}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={follow}
      >
        <img src={url} alt="" draggable={false} />
        <button
          type="button"
          className={classes.point}
          style={{ left: `${focus.focusX * 100}%`, top: `${focus.focusY * 100}%` }}
          aria-label={`Focus point, ${place}. Move it with the arrow keys.`}
          onKeyDown={(event) => {
            const moved = moveFocus(focus, event.key, event.shiftKey);
            if (!moved) return;
            event.preventDefault();
            onMove(moved);
          }}
        />
      </div>
      <div className={classes.crop} style={{ aspectRatio: ratio }}>
        <img src={url} alt="How it will be cropped" style={{ objectPosition: positionOf(focus) }} />
      </div>
      <p className={classes.note}>Drag the ring to what must stay in the picture.</p>
    </div>
  );
}

import type { DesignElement } from '~/lib/ticket-design/document';
import type { SizeName } from '~/lib/ticket-design/sizes';
import { type Box, boxAround } from '../boxes';
import { boxOn } from '../element-boxes';
import { cornerHandles, type Handle, handles } from '../resizing';
import classes from './canvas.module.css';

type SelectionFrameProps = { selected: readonly DesignElement[]; size: SizeName; scale: number };

const cursors: Record<Handle, string> = {
  nw: 'nwse-resize',
  n: 'ns-resize',
  ne: 'nesw-resize',
  e: 'ew-resize',
  se: 'nwse-resize',
  s: 'ns-resize',
  sw: 'nesw-resize',
  w: 'ew-resize',
};

/** Around what is selected, with handles where it is one. By key the same is done with Ctrl and the arrows. */
export function SelectionFrame({ selected, size, scale }: SelectionFrameProps) {
  const around = boxAround(selected.map((element) => boxOn(element, size)));
  if (!around) return null;
  const [only] = selected.length === 1 ? selected : [];
  const isSmall = around.h * scale < 56 || around.w * scale < 56;
  const offered = only?.kind === 'code' || isSmall ? cornerHandles : handles;
  return (
    <div className={classes.selection} aria-hidden="true">
      {selected.length > 1 &&
        selected.map((element) => (
          <span key={element.id} className={classes.member} style={styleOf(boxOn(element, size), scale)} />
        ))}
      <div
        className={classes.around}
        style={styleOf(around, scale)}
        data-locked={only?.isLocked || undefined}
      >
        {only &&
          !only.isLocked &&
          offered.map((handle) => (
            <span
              key={handle}
              data-handle={handle}
              className={classes.handle}
              style={{ ...placeOf(handle), cursor: cursors[handle] }}
            />
          ))}
        <span className={classes.extent}>
          {Math.round(around.w)} × {Math.round(around.h)}
        </span>
      </div>
    </div>
  );
}

function styleOf(box: Box, scale: number) {
  return { left: box.x * scale, top: box.y * scale, width: box.w * scale, height: box.h * scale };
}

function placeOf(handle: Handle) {
  return {
    left: handle.includes('w') ? '0%' : handle.includes('e') ? '100%' : '50%',
    top: handle.startsWith('n') ? '0%' : handle.startsWith('s') ? '100%' : '50%',
  };
}

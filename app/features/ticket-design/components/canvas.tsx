import { elementOn } from '~/lib/ticket-design/elements';
import { ticketSizes } from '~/lib/ticket-design/sizes';
import { classNames } from '~/ui/page/class-names';
import { pressOnElement } from '../canvas-keys';
import { useDesigner } from '../designer-context';
import { boxOn } from '../element-boxes';
import { nameOf, placeWords } from '../element-words';
import { useCanvasPointer } from '../use-canvas-pointer';
import type { Stage } from '../use-stage';
import classes from './canvas.module.css';
import { CanvasHints } from './canvas-hints';
import { DesignDrawing } from './design-drawing';
import { SelectionFrame } from './selection-frame';

/** The ticket that is worked on. Every element is a button of its own: it can be reached, named, moved and sized. */
export function Canvas({ stage: { stage, sheet, scale } }: { stage: Stage }) {
  const { store, design, size, selection, selected } = useDesigner();
  const page = ticketSizes[size];
  const shownAt = scale ?? 1;
  const { hints, frame, events } = useCanvasPointer(store, stage, sheet, shownAt);
  const pixels = (length: number) => length * shownAt;
  return (
    <div ref={stage} className={classes.stage} {...events}>
      <div className={classes.desk}>
        <div
          ref={sheet}
          className={classNames(classes.sheet, scale === null && classes.waiting)}
          style={{ width: pixels(page.width), height: pixels(page.height) }}
        >
          <DesignDrawing design={design} size={size} className={classes.drawing} />
          <ul className={classes.frames} aria-label={`The ticket on ${page.label}`}>
            {design.elements.map((element) => {
              if (elementOn(element, size).isHidden) return null;
              const box = boxOn(element, size);
              return (
                <li key={element.id}>
                  <button
                    type="button"
                    className={classes.element}
                    data-element={element.id}
                    data-locked={element.isLocked || undefined}
                    aria-label={placeWords(nameOf(element), box)}
                    aria-pressed={selection.includes(element.id)}
                    style={{
                      left: pixels(box.x),
                      top: pixels(box.y),
                      width: pixels(box.w),
                      height: pixels(box.h),
                    }}
                    onClick={(event) => {
                      // By key or by voice; presses of a pointer have been dealt with.
                      if (event.detail > 0) return;
                      if (event.shiftKey) store.toggle(element.id);
                      else store.select([element.id]);
                    }}
                    onKeyDown={(event) => pressOnElement(store, element.id, event)}
                  />
                </li>
              );
            })}
          </ul>
          <SelectionFrame selected={selected} size={size} scale={shownAt} />
          <CanvasHints hints={hints} frame={frame} page={page} scale={shownAt} />
        </div>
      </div>
    </div>
  );
}

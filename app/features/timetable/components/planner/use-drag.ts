import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Range } from '../../planner-geometry';
import { type Drag, type Grip, landing } from '../../planner-landing';

type Held = { grip: Grip; x: number; y: number; now: Drag; isMoved: boolean; isOverGrid: boolean };

/** Less than that is a click with an unsteady hand. */
const stillness = 4;

type DragOptions = {
  range: Range;
  snap: number;
  pixelsPerMinute: number;
  onDrop: (drag: Drag) => void;
};

/** Follows the pointer over the columns of the grid, which say by `data-stage` what they are. */
export function useDrag({ range, snap, pixelsPerMinute, onDrop }: DragOptions) {
  const [held, setHeld] = useState<Held | null>(null);
  const wasDragged = useRef(false);

  const timeAt = (y: number) => {
    const top = document.querySelector('[data-stage]')?.getBoundingClientRect().top ?? 0;
    return range.from + ((y - top) / pixelsPerMinute) * 60_000;
  };
  /** With a finger one scrolls; only what says otherwise is held by it. */
  const begin = (event: ReactPointerEvent, drag: Drag, canTouch = false) => {
    wasDragged.current = false;
    if (event.button !== 0 || (event.pointerType === 'touch' && !canTouch)) return;
    const grip = { drag, at: timeAt(event.clientY) };
    setHeld({ grip, x: event.clientX, y: event.clientY, now: drag, isMoved: false, isOverGrid: false });
  };

  const follow = useEffectEvent((event: PointerEvent) => {
    if (!held) return;
    const isMoved = held.isMoved || Math.hypot(event.clientX - held.x, event.clientY - held.y) > stillness;
    if (!isMoved) return;
    wasDragged.current = true;
    const column = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-stage]');
    const isOverGrid = column instanceof HTMLElement;
    const stageId = isOverGrid ? Number(column.dataset.stage) || null : held.now.stageId;
    const now = landing(held.grip, timeAt(event.clientY), stageId, snap);
    setHeld({ ...held, now, isMoved, isOverGrid });
  });
  const drop = useEffectEvent((event: PointerEvent) => {
    if (held && isLanding(held) && event.type === 'pointerup') onDrop(held.now);
    setHeld(null);
  });
  const giveUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') setHeld(null);
  });
  const isHolding = held !== null;
  // On the window: what is held moves to another column while it is held.
  useEffect(() => {
    if (!isHolding) return;
    const ends = new AbortController();
    window.addEventListener('pointermove', follow, ends);
    window.addEventListener('pointerup', drop, ends);
    window.addEventListener('pointercancel', drop, ends);
    window.addEventListener('keydown', giveUp, ends);
    return () => ends.abort();
  }, [isHolding]);

  return {
    drag: held && isLanding(held) ? held.now : null,
    begin,
    /** Whether the click that follows was the end of a drag. */
    endedDrag: () => wasDragged.current,
  };
}
export type Dragging = ReturnType<typeof useDrag>;

/** What comes from outside the grid lands only on it. */
function isLanding({ now, isMoved, isOverGrid }: Held): boolean {
  return isMoved && (now.kind !== 'place' || isOverGrid);
}

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { TicketDesign } from '~/lib/ticket-design/document';
import { type Box, boxBetween } from './boxes';
import type { DesignerStore } from './designer-store';
import { boxOn } from './element-boxes';
import { copyElements } from './element-changes';
import { movedWords, nameOf, sizedWords } from './element-words';
import { caughtIn, type Hints, moveElements, noHints, pullHandle } from './held-gesture';
import { type Handle, handles } from './resizing';

type Gesture = {
  kind: 'move' | 'resize' | 'catch' | 'pan';
  pointerId: number;
  from: { x: number; y: number };
  scroll: { left: number; top: number };
  base: TicketDesign;
  ids: readonly string[];
  handle: Handle | null;
  /** Was selected before it was pressed: a press without a move selects it alone. */
  wasSelected: boolean;
  isUnderWay: boolean;
};

/** Pixels that a hand may tremble. */
const still = 4;
/** Pixels within which things meet. */
const reach = 6;

/** Presses, drags and pulls on the page; one pointer at a time. */
export function useCanvasPointer(
  store: DesignerStore,
  stage: RefObject<HTMLDivElement | null>,
  sheet: RefObject<HTMLDivElement | null>,
  scale: number,
) {
  const gesture = useRef<Gesture | null>(null);
  const [hints, setHints] = useState<Hints>(noHints);
  const [frame, setFrame] = useState<Box | null>(null);

  const end = () => {
    gesture.current = null;
    setHints(noHints);
    setFrame(null);
  };
  const giveUp = () => {
    if (!gesture.current) return false;
    store.hold(null);
    end();
    return true;
  };
  const toPage = (x: number, y: number) => {
    const rect = sheet.current?.getBoundingClientRect();
    return { x: (x - (rect?.left ?? 0)) / scale, y: (y - (rect?.top ?? 0)) / scale };
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    // A second finger zooms: what the first one held goes back.
    if (gesture.current) {
      giveUp();
      return;
    }
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const id = event.target.closest('[data-element]')?.getAttribute('data-element');
    const pulled = event.target.closest('[data-handle]')?.getAttribute('data-handle');
    const handle = handles.find((name) => name === pulled) ?? null;
    const { selection } = store.getState();
    const wasSelected = id !== undefined && id !== null && selection.includes(id);
    if (id && !handle) {
      if (event.shiftKey) store.toggle(id);
      else if (!wasSelected) store.select([id]);
    }
    const isTouch = event.pointerType === 'touch';
    gesture.current = {
      kind: handle ? 'resize' : id ? 'move' : isTouch ? 'pan' : 'catch',
      pointerId: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      scroll: { left: stage.current?.scrollLeft ?? 0, top: stage.current?.scrollTop ?? 0 },
      base: store.design,
      ids: store.getState().selection,
      handle,
      wasSelected,
      isUnderWay: false,
    };
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const held = gesture.current;
    if (!held || held.pointerId !== event.pointerId) return;
    const pushed = { x: event.clientX - held.from.x, y: event.clientY - held.from.y };
    if (!held.isUnderWay) {
      if (Math.hypot(pushed.x, pushed.y) < still) return;
      held.isUnderWay = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (held.kind === 'move' && event.altKey) {
        const copied = copyElements(held.base, held.ids, store.getState().size, 0);
        held.base = copied.design;
        held.ids = copied.ids;
        store.hold(copied.design);
        store.select(copied.ids);
      }
    }
    const { size } = store.getState();
    const free = event.ctrlKey || event.metaKey;
    const push = { right: pushed.x / scale, down: pushed.y / scale, reach: free ? 0 : reach / scale };
    if (held.kind === 'pan') {
      stage.current?.scrollTo(held.scroll.left - pushed.x, held.scroll.top - pushed.y);
    } else if (held.kind === 'catch') {
      const caught = boxBetween(toPage(held.from.x, held.from.y), toPage(event.clientX, event.clientY));
      setFrame(caught);
      store.select(caughtIn(store.design, size, caught));
    } else if (held.kind === 'resize' && held.handle) {
      const [id = ''] = held.ids;
      const element = held.base.elements.find((one) => one.id === id);
      const box = element && boxOn(element, size);
      const ratio = event.shiftKey && box ? box.w / box.h : undefined;
      show(pullHandle(held.base, id, size, held.handle, { ...push, ratio }));
    } else {
      const straight = event.shiftKey ? straighten(push) : push;
      show(moveElements(held.base, held.ids, size, straight));
    }
  };
  const show = ({ design, hints: next }: { design: TicketDesign; hints: Hints }) => {
    store.hold(design);
    setHints(next);
  };

  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const held = gesture.current;
    if (!held || held.pointerId !== event.pointerId) return;
    if (held.isUnderWay && (held.kind === 'move' || held.kind === 'resize')) {
      const names = held.base.elements.filter(({ id }) => held.ids.includes(id)).map(nameOf);
      const { box } = hints;
      const words =
        held.kind === 'move' ? movedWords : ([name = '']: string[], at: Box) => sizedWords(name, at);
      store.drop(box ? { say: words(names, box) } : {});
    } else if (!held.isUnderWay && !event.shiftKey) {
      if (held.kind === 'move' && held.wasSelected && event.target instanceof Element) {
        const id = event.target.closest('[data-element]')?.getAttribute('data-element');
        if (id) store.select([id]);
      }
      if (held.kind === 'catch' || held.kind === 'pan') store.select([]);
    }
    end();
  };

  const onEscape = useRef(giveUp);
  useEffect(() => {
    onEscape.current = giveUp;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && onEscape.current()) event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);

  return {
    hints,
    frame,
    events: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => void giveUp() },
  };
}

/** With Shift held things move along one axis only. */
function straighten<Push extends { right: number; down: number }>(push: Push): Push {
  return Math.abs(push.right) > Math.abs(push.down) ? { ...push, down: 0 } : { ...push, right: 0 };
}

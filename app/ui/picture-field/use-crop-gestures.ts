import { type PointerEvent, useEffect, useRef } from 'react';
import { moveCrop, type Size, zoomCrop, zoomOf } from '~/ui/picture-field/crop';
import { focusAt } from '~/ui/picture-field/focus-point';
import type { Crop, Focus } from '~/ui/picture-field/picture';

type Point = { x: number; y: number };

type Wiring = {
  crop: Crop;
  size: Size;
  onCrop: (crop: Crop) => void;
  onFocus: (focus: Focus) => void;
};

/** Pixels that a finger may tremble while it presses. */
const tremble = 4;

/** One pointer moves, two pinch, the wheel zooms, a press without a move sets the focus. */
export function useCropGestures({ crop, size, onCrop, onFocus }: Wiring) {
  const element = useRef<HTMLButtonElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  // Several events can come before the next drawing; each goes on where the last one ended.
  const latest = useRef({ crop, size, onCrop });
  useEffect(() => {
    latest.current = { crop, size, onCrop };
  }, [crop, size, onCrop]);

  useEffect(() => {
    const target = element.current;
    // React listens passively, where the page could not be kept from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = boxOf(event.currentTarget);
      const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
      zoomBy(latest.current, Math.exp(-event.deltaY / 400), at);
    };
    target?.addEventListener('wheel', onWheel, { passive: false });
    return () => target?.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size === 0) travelled.current = 0;
    pointers.current.set(event.pointerId, pointOf(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    travelled.current += distance(before, now);
    const box = boxOf(event.currentTarget);
    if (!other)
      return moveBy(latest.current, (now.x - before.x) / box.width, (now.y - before.y) / box.height);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const at = { x: (middle.x - box.left) / box.width, y: (middle.y - box.top) / box.height };
    zoomBy(latest.current, distance(now, other) / Math.max(1, distance(before, other)), at);
  };
  const onPointerUp = (event: PointerEvent<HTMLButtonElement>) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    const focus = travelled.current <= tremble ? focusAt(event) : null;
    if (focus) onFocus(focus);
  };
  const onPointerCancel = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  return { ref: element, onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

type Latest = Pick<Wiring, 'crop' | 'size' | 'onCrop'>;

function moveBy(latest: Latest, right: number, down: number): void {
  latest.crop = moveCrop(latest.crop, right, down);
  latest.onCrop(latest.crop);
}

function zoomBy(latest: Latest, factor: number, at: Point): void {
  latest.crop = zoomCrop(latest.crop, latest.size, zoomOf(latest.crop, latest.size) * factor, at);
  latest.onCrop(latest.crop);
}

function boxOf(target: EventTarget | null): DOMRect {
  return target instanceof Element ? target.getBoundingClientRect() : new DOMRect(0, 0, 1, 1);
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

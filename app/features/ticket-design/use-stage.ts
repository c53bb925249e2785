import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Extent } from './boxes';
import { clampZoom, scaleOf, stepZoom, type Zoom } from './zooming';

/** What stays under the fingers while the page grows: a point of the page, and where it is on the screen. */
type Anchor = { x: number; y: number; clientX: number; clientY: number };

export type Stage = {
  stage: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  /** Pixels per point; null until the room has been measured. */
  scale: number | null;
  zoom: Zoom;
  setZoom: (zoom: Zoom) => void;
  step: (direction: 1 | -1) => void;
  zoomAt: (scale: number, clientX: number, clientY: number) => void;
};

/** The room that the page lies in, and how large it is shown there. */
export function useStage(page: Extent): Stage {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);
  const [room, setRoom] = useState<Extent | null>(null);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const scale = room && scaleOf(zoom, page, room);

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const kept = anchor.current;
    anchor.current = null;
    const rect = sheet.current?.getBoundingClientRect();
    if (!kept || !rect || !stage.current || scale === null) return;
    stage.current.scrollLeft += rect.left + kept.x * scale - kept.clientX;
    stage.current.scrollTop += rect.top + kept.y * scale - kept.clientY;
  }, [scale]);

  const zoomAt = useCallback(
    (next: number, clientX: number, clientY: number) => {
      const rect = sheet.current?.getBoundingClientRect();
      if (rect && scale)
        anchor.current = {
          x: (clientX - rect.left) / scale,
          y: (clientY - rect.top) / scale,
          clientX,
          clientY,
        };
      setZoom(clampZoom(next));
    },
    [scale],
  );
  const step = useCallback(
    (direction: 1 | -1) => {
      const rect = stage.current?.getBoundingClientRect();
      if (!rect || !scale) return;
      zoomAt(stepZoom(scale, direction), rect.left + rect.width / 2, rect.top + rect.height / 2);
    },
    [scale, zoomAt],
  );
  useZoomGestures(stage, scale ?? 1, zoomAt);
  return { stage, sheet, scale, zoom, setZoom, step, zoomAt };
}

/** The wheel with Ctrl held, as touchpads send a pinch, and two fingers. */
function useZoomGestures(
  stage: RefObject<HTMLDivElement | null>,
  scale: number,
  zoomAt: Stage['zoomAt'],
): void {
  const now = useRef({ scale, zoomAt });
  useEffect(() => {
    now.current = { scale, zoomAt };
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const touches = new Map<number, { x: number; y: number }>();
    let pinch: { apart: number; scale: number } | null = null;
    const apart = () => {
      const [one, other] = [...touches.values()];
      return one && other ? { length: Math.hypot(one.x - other.x, one.y - other.y), one, other } : null;
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0025));
      now.current.zoomAt(now.current.scale * factor, event.clientX, event.clientY);
    };
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      if (event.type === 'pointerdown' || touches.has(event.pointerId))
        touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (event.type === 'pointerup' || event.type === 'pointercancel') touches.delete(event.pointerId);
      const fingers = apart();
      if (!fingers) {
        pinch = null;
        return;
      }
      pinch ??= { apart: fingers.length, scale: now.current.scale };
      const middle = { x: (fingers.one.x + fingers.other.x) / 2, y: (fingers.one.y + fingers.other.y) / 2 };
      now.current.zoomAt((pinch.scale * fingers.length) / pinch.apart, middle.x, middle.y);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    const names = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;
    for (const name of names) element.addEventListener(name, onPointer);
    return () => {
      element.removeEventListener('wheel', onWheel);
      for (const name of names) element.removeEventListener(name, onPointer);
    };
  }, [stage]);
}

import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type Axis, minuteOf } from '../../visitor-axis';

const smallest = 0.5;
const largest = 4;
/** Without another step for so long, a gesture that nobody ends is over. */
const settled = 150;

type Touch = { distance: number; zoom: number };
/** Where a gesture has come to: it is drawn as a stretched picture until it ends. */
type Gesture = { zoom: number; x: number };

type Element = RefObject<HTMLDivElement | null>;

/**
 * The zoom is the width of the sheet: no slot is drawn anew by React or gets another style, and what is under the
 * fingers stays there. While fingers move, the sheet as it was drawn is only stretched, which costs no layout however many
 * slots there are. Panning is the browser's own scrolling.
 */
export function useGridZoom(scroller: Element, sheet: Element, axis: Axis, loadedNow: string) {
  const zoom = useRef(1);
  const gesture = useRef<Gesture>(undefined);

  const setZoom = useCallback(
    (wanted: number, atX?: number) => {
      const element = scroller.current;
      if (!element || !sheet.current) return;
      const x = atX ?? element.clientWidth / 2;
      const head = headOf(element);
      const before = element.scrollWidth - head;
      const place = (element.scrollLeft + x - head) / before;
      zoom.current = within(wanted);
      sheet.current.style.width = `calc(var(--head) + var(--whole) * ${zoom.current})`;
      element.scrollLeft = place * (element.scrollWidth - head) + head - x;
    },
    [scroller, sheet],
  );

  const goToNow = useCallback(
    (behaviour: ScrollBehavior) => {
      const element = scroller.current;
      const minute = minuteOf(Date.now(), axis);
      if (!element || minute < 0 || minute > axis.minutes) return;
      const head = headOf(element);
      const left = (minute / axis.minutes) * (element.scrollWidth - head) - element.clientWidth * 0.25;
      element.scrollTo({ left, behavior: behaviour });
    },
    [scroller, axis],
  );

  useEffect(() => goToNow('instant'), [goToNow]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let touch: Touch | undefined;
    let frame = 0;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      cancelAnimationFrame(frame);
      clearTimeout(settling);
      const { current: last } = gesture;
      if (!last || !sheet.current) return;
      gesture.current = undefined;
      Object.assign(sheet.current.style, { transform: '', transformOrigin: '', willChange: '' });
      setZoom(last.zoom, last.x);
    };
    const stretch = (wanted: number, atX: number) => {
      // What was under the fingers at first stays under them.
      const x = gesture.current?.x ?? atX;
      gesture.current = { zoom: within(wanted), x };
      clearTimeout(settling);
      settling = setTimeout(finish, settled);
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { current: drawn } = sheet;
        if (!drawn || !gesture.current) return;
        Object.assign(drawn.style, {
          willChange: 'transform',
          transformOrigin: `${element.scrollLeft + x}px 0`,
          transform: `scaleX(${gesture.current.zoom / zoom.current})`,
        });
      });
    };
    const left = () => element.getBoundingClientRect().left;
    const onWheel = (event: WheelEvent) => {
      // Trackpads send a pinch as a wheel with the control key.
      if (!event.ctrlKey) return;
      event.preventDefault();
      const from = gesture.current?.zoom ?? zoom.current;
      stretch(from * Math.exp(-event.deltaY / 200), event.clientX - left());
    };
    const onTouchStart = (event: TouchEvent) => {
      const distance = distanceOf(event);
      touch = distance === undefined ? undefined : { distance, zoom: zoom.current };
    };
    const onTouchMove = (event: TouchEvent) => {
      const distance = distanceOf(event);
      const [one, other] = event.touches;
      if (!touch || distance === undefined || !one || !other) return;
      event.preventDefault();
      stretch((touch.zoom * distance) / touch.distance, (one.clientX + other.clientX) / 2 - left());
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchstart', onTouchStart, { passive: true });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    element.addEventListener('touchend', finish);
    element.addEventListener('touchcancel', finish);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settling);
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchmove', onTouchMove);
      element.removeEventListener('touchend', finish);
      element.removeEventListener('touchcancel', finish);
    };
  }, [scroller, sheet, setZoom]);

  const minute = minuteOf(loadedNow, axis);
  return {
    zoomIn: () => setZoom(zoom.current * 1.4),
    zoomOut: () => setZoom(zoom.current / 1.4),
    goToNow: minute >= 0 && minute <= axis.minutes ? () => goToNow(howToMove()) : undefined,
  };
}

const howToMove = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

const within = (zoom: number) => Math.min(largest, Math.max(smallest, zoom));

/** The column of stages takes no part in the zoom. */
function headOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--head')) || 0;
}

function distanceOf({ touches }: TouchEvent): number | undefined {
  const [one, other, third] = touches;
  if (!one || !other || third) return undefined;
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}

import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Nearer than this to an end, the next page is asked for. */
const nearEdge = 700;
const atEndWithin = 60;

type Scroll = {
  /** Another value means that other rows are drawn. */
  rows: unknown;
  onNearTop: () => void;
  onNearEnd: () => void;
};

/**
 * The list lies upside down (`column-reverse`): it begins at its end without script, and what is added above moves
 * nothing. What is added below would move what somebody reads, so the row they look at is put back to its place.
 */
export function useScroll(scroller: RefObject<HTMLElement | null>, { rows, onNearTop, onNearEnd }: Scroll) {
  const [isAtEnd, setAtEnd] = useState(true);
  const anchor = useRef<{ row: Element; top: number } | null>(null);
  const nearTop = useEffectEvent(onNearTop);
  const nearEnd = useEffectEvent(onNearEnd);

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const fromEnd = -element.scrollTop;
    const isEnd = fromEnd < atEndWithin;
    setAtEnd(isEnd);
    anchor.current = isEnd ? null : findAnchor(element);
  }, [scroller]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        look();
        if (element.scrollHeight - element.clientHeight + element.scrollTop < nearEdge) nearTop();
        if (-element.scrollTop < nearEdge) nearEnd();
      });
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, look]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || rows === undefined) return;
    const kept = anchor.current;
    if (kept?.row.isConnected) {
      const moved = kept.row.getBoundingClientRect().top - kept.top;
      if (moved !== 0) element.scrollTop += moved;
    }
    anchor.current = -element.scrollTop < atEndWithin ? null : findAnchor(element);
  }, [rows, scroller]);

  const goToEnd = useCallback(() => {
    anchor.current = null;
    if (scroller.current) scroller.current.scrollTop = 0;
    setAtEnd(true);
  }, [scroller]);

  return { isAtEnd, goToEnd };
}

/** The first row that is in sight. */
function findAnchor(scroller: HTMLElement): { row: Element; top: number } | null {
  const edge = scroller.getBoundingClientRect().top;
  const rows = scroller.querySelectorAll('[data-row]');
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) <= edge + 1) low = middle + 1;
    else high = middle;
  }
  const row = rows[low];
  return row ? { row, top: row.getBoundingClientRect().top } : null;
}

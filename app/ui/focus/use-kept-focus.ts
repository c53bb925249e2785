import { type RefObject, useEffect } from 'react';

/** Parts of a page that a person knows as places. */
const places = 'section, fieldset, main, [role=region]';

/** What takes something out of reach without taking it away. */
const watched = ['disabled', 'inert', 'open', 'hidden'];

/**
 * Who uses a keyboard never loses their place: when what has the focus is taken away, the part of the page around it takes
 * the focus; what was only out of reach for a while, under something else or while it was busy, gets it back.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current;
    if (!root) return;
    let path: HTMLElement[] = [];
    let waiting: HTMLElement | null = null;
    let given: HTMLElement | null = null;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      if (path[0] && isBarred(path[0])) waiting = path[0];
      path = target instanceof HTMLElement ? pathTo(target, root) : [];
    };
    const look = () => {
      const [last] = path;
      const { activeElement, body } = document;
      if (!last) return;
      // Browsers notice only later that what is hidden or disabled cannot have the focus.
      const isLost = activeElement === body || (activeElement === last && !isReachable(last));
      if (waiting && isReachable(waiting) && (isLost || activeElement === given)) {
        waiting.focus({ preventScroll: true });
        waiting = null;
      } else if (isLost && !isReachable(last)) {
        given = path.find((one) => isReachable(one) && (one === root || one.matches(places))) ?? null;
        if (given) giveTo(given);
      }
    };
    const observer = new MutationObserver(() => {
      if (path[0] && isBarred(path[0])) waiting = path[0];
      cancelAnimationFrame(frame);
      // After effects, which may give the focus to something better.
      frame = requestAnimationFrame(look);
    });
    observer.observe(root, { subtree: true, childList: true, attributeFilter: watched });
    root.addEventListener('focusin', remember);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      root.removeEventListener('focusin', remember);
    };
  }, [container]);
}

const isBarred = (element: HTMLElement) => element.matches(':disabled, [inert], [inert] *');

const isReachable = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility() && !isBarred(element);

function giveTo(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function pathTo(target: HTMLElement, root: HTMLElement): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let one: HTMLElement | null = target; one; one = one === root ? null : one.parentElement)
    path.push(one);
  return path;
}

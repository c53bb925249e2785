import { type RefObject, useEffect, useState } from 'react';

/** The number of the message that the pointer or the focus is on. */
export function useActiveMessage(list: RefObject<HTMLElement | null>): number | null {
  const [active, setActive] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const seqAt = (target: EventTarget | null) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-seq]') : null;
      return row ? Number(row.dataset.seq) : null;
    };
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setActive(seqAt(event.target));
    };
    const focus = (event: FocusEvent) => setActive(seqAt(event.target));
    const blur = (event: FocusEvent) => {
      if (!element.contains(event.relatedTarget instanceof Node ? event.relatedTarget : null))
        setActive(null);
    };
    const leave = () => setActive(seqAt(document.activeElement));
    element.addEventListener('pointerover', point);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', blur);
    return () => {
      element.removeEventListener('pointerover', point);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', blur);
    };
  }, [list]);
  return active;
}

import { type KeyboardEvent, useState } from 'react';

/** One row is in the order of the Tab key; arrows, Home and End move it, Enter opens the row's link. */
export function useRowKeys(count: number) {
  const [active, setActive] = useState(0);
  const current = Math.min(active, Math.max(0, count - 1));

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    const row = event.currentTarget;
    if (event.key === 'Enter') {
      row.querySelector('a')?.click();
      return;
    }
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: count - 1 }[event.key];
    const next = to === undefined ? undefined : row.parentElement?.children[to];
    if (to === undefined || !(next instanceof HTMLElement)) return;
    event.preventDefault();
    setActive(to);
    next.focus();
  };

  return {
    propsOf: (at: number) => ({ tabIndex: at === current ? 0 : -1, onKeyDown, onFocus: () => setActive(at) }),
  };
}

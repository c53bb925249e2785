import { type KeyboardEvent, useRef, useState } from 'react';
import { useShortcuts } from '~/ui/shortcuts/registry';
import type { Shortcut } from '~/ui/shortcuts/shortcut';

/** One row is in the order of the Tab key; arrows, Home and End move it, as J and K do from anywhere; Enter opens its link. */
export function useRowKeys(count: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState(0);
  const current = Math.min(active, Math.max(0, count - 1));

  const focusRow = (place: number): boolean => {
    const row = body.current?.children[place];
    if (!(row instanceof HTMLElement)) return false;
    setActive(place);
    row.focus();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') {
      event.currentTarget.querySelector('a')?.click();
      return;
    }
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: count - 1 }[event.key];
    if (to !== undefined && focusRow(to)) event.preventDefault();
  };

  /** From elsewhere to the row that one was at; from a row, or something in it, to the next. */
  const walk = (step: number) => {
    const isInside = body.current?.contains(document.activeElement) ?? false;
    focusRow(isInside ? current + step : current);
  };
  const keys: Shortcut[] = [
    { keys: ['j'], label: 'Next row', group: 'On this page', run: () => walk(1) },
    { keys: ['k'], label: 'Row before', group: 'On this page', run: () => walk(-1) },
  ];
  useShortcuts(count > 0 ? keys : []);

  return {
    body,
    propsOf: (at: number) => ({ tabIndex: at === current ? 0 : -1, onKeyDown, onFocus: () => setActive(at) }),
  };
}

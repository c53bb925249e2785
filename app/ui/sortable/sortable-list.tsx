import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '~/ui/button/icon-button';
import { classNames } from '~/ui/page/class-names';
import { moveItem } from '~/ui/sortable/move-item';
import classes from '~/ui/sortable/sortable-list.module.css';

type SortableListProps<Item> = {
  items: Item[];
  keyOf: (item: Item) => number | string;
  nameOf: (item: Item) => string;
  label: string;
  /** The whole list in its new order. */
  onOrder: (items: Item[]) => void;
  /** `controls` are the handle and the buttons that move the item. */
  children: (item: Item, controls: ReactNode, place: number) => ReactNode;
  disabled?: boolean;
  className?: string;
};

/** A list that is put in order by dragging its handles, with the arrow keys on them, or with buttons. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, keyOf, nameOf, label, onOrder, children, disabled = false, className } = props;
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const [said, setSaid] = useState('');
  const shown = drag ? moveItem(items, drag.from, drag.to) : items;

  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    onOrder(moveItem(items, from, to));
    setSaid(`${nameOf(item)} is now number ${to + 1} of ${items.length}.`);
  };
  const follow = useEffectEvent((event: PointerEvent) => {
    if (!drag) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('li');
    const to = under && list.current ? [...list.current.children].indexOf(under) : -1;
    if (to >= 0 && to !== drag.to) setDrag({ ...drag, to });
  });
  const drop = useEffectEvent((event: PointerEvent) => {
    if (drag && event.type === 'pointerup') move(drag.from, drag.to);
    setDrag(null);
  });
  const dragging = drag !== null;
  // On the window: the handle moves with its item while it is held.
  useEffect(() => {
    if (!dragging) return;
    const events = { pointermove: follow, pointerup: drop, pointercancel: drop };
    for (const [name, act] of Object.entries(events)) window.addEventListener(name as 'pointermove', act);
    return () => {
      for (const [name, act] of Object.entries(events))
        window.removeEventListener(name as 'pointermove', act);
    };
  }, [dragging]);

  const controlsOf = (item: Item, place: number) => {
    const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
    return (
      <div className={classes.controls}>
        <IconButton
          icon="drag"
          label={`Move ${nameOf(item)}: drag, or use the arrow keys`}
          className={classes.handle}
          disabled={disabled}
          onPointerDown={() => setDrag({ from: place, to: place })}
          onKeyDown={(event) => {
            const step = steps[event.key];
            if (step === undefined) return;
            event.preventDefault();
            move(place, place + step);
          }}
        />
        <IconButton
          icon="chevron-up"
          label={`Move ${nameOf(item)} up`}
          disabled={disabled || place === 0}
          onClick={() => move(place, place - 1)}
        />
        <IconButton
          icon="chevron-down"
          label={`Move ${nameOf(item)} down`}
          disabled={disabled || place === items.length - 1}
          onClick={() => move(place, place + 1)}
        />
      </div>
    );
  };
  return (
    <>
      <ol ref={list} className={classNames(classes.list, className)} aria-label={label}>
        {shown.map((item, place) => (
          <li key={keyOf(item)} data-dragged={drag?.to === place || undefined}>
            {children(item, controlsOf(item, place), place)}
          </li>
        ))}
      </ol>
      <p className={classes.said} role="status">
        {said}
      </p>
    </>
  );
}

import type { ReactNode } from 'react';
import classes from './person-list.module.css';

const shownAtFirst = 6;

type FoldedListProps<Item> = { items: Item[]; children: (item: Item) => ReactNode };

/** A list that stays short until one asks for the rest. The children are its `li` elements. */
export function FoldedList<Item>({ items, children }: FoldedListProps<Item>) {
  const rest = items.slice(shownAtFirst);
  return (
    <>
      <ul className={classes.list}>{items.slice(0, shownAtFirst).map(children)}</ul>
      {rest.length > 0 && (
        <details className={classes.rest}>
          <summary>{rest.length} more</summary>
          <ul className={classes.list}>{rest.map(children)}</ul>
        </details>
      )}
    </>
  );
}

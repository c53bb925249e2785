import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** The header becomes a button that sorts by `key`. */
  sortable?: boolean;
  align?: 'end';
  /** May be switched off by the person. */
  hideable?: boolean;
  /** Off until the person switches it on. */
  hidden?: boolean;
  /** The title of the card that a row becomes on phones. */
  lead?: boolean;
};

export type TableFilter = { key: string; title: string; options: { value: string; label: string }[] };

/** A file of what the table shows, on all pages; the label is its kind, such as CSV. */
export type TableExport = { label: string; path: string };

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
  /**
   * Its place on the card that a row becomes where there is little room: the title, a name beside it, the figure at its end, a line or
   * words that need no name before them, or buttons. Everything else stands there with its title.
   */
  card?: 'lead' | 'beside' | 'side' | 'line' | 'bare' | 'tools';
};

export type TableFilter = { key: string; title: string; options: { value: string; label: string }[] };

/** A file of what the table shows, on all pages; the label is its kind, such as CSV. */
export type TableExport = { label: string; path: string };

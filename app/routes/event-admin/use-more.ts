import { useState } from 'react';
import type { Db } from '~/db/db';
import { useCommands } from '~/routes/use-commands';

type Row = { id: number };

/** The first page as it was loaded, and older ones after it as somebody asks for them. */
export function useMore<Item extends Row>(
  first: Item[],
  pageSize: number,
  older: (db: Db, before: number) => Promise<Item[]>,
) {
  const { ask } = useCommands();
  const [more, setMore] = useState<Item[]>([]);
  const [isOver, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const known = new Set(first.map(({ id }) => id));
  const rows = [...first, ...more.filter(({ id }) => !known.has(id))];
  return {
    rows,
    busy,
    hasMore: first.length >= pageSize && !isOver,
    async showMore() {
      const last = rows.at(-1);
      if (!last) return;
      setBusy(true);
      const page = await ask((db) => older(db, last.id));
      setBusy(false);
      if (!page) return;
      setMore([...more, ...page]);
      setOver(page.length < pageSize);
    },
  };
}

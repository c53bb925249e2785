import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

export type PicturedType = 'event' | 'venue' | 'artist' | 'promoter';

export type StoredPicture = {
  id: number;
  path: string;
  width: number;
  height: number;
  focusX: number;
  focusY: number;
  description: string;
};

type Columns = Omit<StoredPicture, 'focusX' | 'focusY'> & { focus_x: number; focus_y: number };

const columns = 'id, path, width, height, focus_x, focus_y, description' as const;

/** In the order in which they are shown; the first is the one that stands for the whole. */
export async function listPictures(db: Db, type: PicturedType, id: number): Promise<StoredPicture[]> {
  const rows = unwrap(
    await db
      .from('pictures')
      .select(columns)
      .eq('entity_type', type)
      .eq('entity_id', id)
      .order('position')
      .order('id'),
  );
  return rows.map(toPicture);
}

/** The first picture of each, by id; whoever has none is not in it. */
export async function listLeadPictures(
  db: Db,
  type: PicturedType,
  ids: number[],
): Promise<Record<number, StoredPicture>> {
  if (ids.length === 0) return {};
  const rows = unwrap(
    await db
      .from('pictures')
      .select(`entity_id, ${columns}`)
      .eq('entity_type', type)
      .in('entity_id', ids)
      .order('position', { ascending: false })
      .order('id', { ascending: false }),
  );
  return Object.fromEntries(rows.map((row) => [row.entity_id, toPicture(row)]));
}

function toPicture({ id, path, width, height, focus_x, focus_y, description }: Columns): StoredPicture {
  return { id, path, width, height, focusX: focus_x, focusY: focus_y, description };
}

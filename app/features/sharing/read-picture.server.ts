import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

export type StoredPicture = { bytes: Buffer<ArrayBuffer>; focusX: number; focusY: number };

/** The file of a picture, if this person may see it. */
export async function readPictureFile(db: Db, path: string): Promise<Buffer<ArrayBuffer> | null> {
  const { data } = await db.storage.from('pictures').download(path);
  return data ? Buffer.from(await data.arrayBuffer()) : null;
}

/** The picture that stands for something, where it has one and it can be read. */
export async function readMainPicture(
  db: Db,
  entityType: string,
  entityId: number,
): Promise<StoredPicture | null> {
  const [first] = unwrap(
    await db
      .from('pictures')
      .select('path, focus_x, focus_y')
      .eq('entity_type', entityType)
      .eq('entity_id', entityId)
      .order('position')
      .order('id')
      .limit(1),
  );
  if (!first) return null;
  const bytes = await readPictureFile(db, first.path);
  return bytes && { bytes, focusX: first.focus_x, focusY: first.focus_y };
}

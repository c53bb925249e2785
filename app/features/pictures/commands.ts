import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { AppError } from '~/lib/app-error';
import type { Picture } from '~/ui/picture-field/picture';
import { redrawPicture } from '~/ui/picture-field/redraw-picture';
import { listPictures, type PicturedType, type StoredPicture } from './queries';

const bucket = 'pictures';
const year = String(365 * 24 * 60 * 60);
const longestSide = 2400;

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

type Entity = { type: PicturedType; id: number };

/**
 * Browser only: the picture is drawn anew and goes straight to storage. The file comes before its row: a file that
 * nothing points at is seen by nobody, a row without its file would be a hole in the page.
 */
export async function addPicture(db: Db, entity: Entity, picture: Picture, place: number): Promise<void> {
  const { file, width, height } = await redrawPicture(picture.file, { crop: picture.crop, longestSide });
  const path = newPath(entity, endings[file.type] ?? 'jpg');
  const { error } = await db.storage
    .from(bucket)
    .upload(path, file, { contentType: file.type, cacheControl: year });
  if (error) throw storageError(error);
  const row = { path, width, height, focus_x: picture.focusX, focus_y: picture.focusY, description: '' };
  await insertRow(db, entity, row, place);
}

type Row = {
  path: string;
  width: number;
  height: number;
  focus_x: number;
  focus_y: number;
  description: string;
};

async function insertRow(db: Db, { type, id }: Entity, row: Row, position: number): Promise<void> {
  const { error } = await db.from('pictures').insert({ ...row, entity_type: type, entity_id: id, position });
  if (!error) return;
  await db.storage.from(bucket).remove([row.path]);
  throw AppError.fromBackend(error);
}

/** The row goes first, for the same reason; a file that stays behind is counted, not shown. */
export async function removePicture(db: Db, { id, path }: Pick<StoredPicture, 'id' | 'path'>): Promise<void> {
  const gone = unwrap(await db.from('pictures').delete().eq('id', id).select('id'));
  if (gone.length === 0) throw new AppError('not_allowed');
  await db.storage.from(bucket).remove([path]);
}

/** What is to be seen, for those who do not see it. */
export async function describePicture(db: Db, id: number, description: string): Promise<void> {
  const saved = unwrap(await db.from('pictures').update({ description }).eq('id', id).select('id'));
  if (saved.length === 0) throw new AppError('not_allowed');
}

/** In the order of the ids; the first becomes the poster. */
export async function orderPictures(db: Db, ids: number[]): Promise<void> {
  for (const [place, id] of ids.entries()) {
    unwrap(
      await db
        .from('pictures')
        .update({ position: place + 1 })
        .eq('id', id),
    );
  }
}

/** A duplicate has files of its own: removing one of the two must not empty the other. */
export async function copyPictures(db: Db, from: Entity, to: Entity): Promise<void> {
  for (const [place, picture] of (await listPictures(db, from.type, from.id)).entries()) {
    const path = newPath(to, picture.path.split('.').at(-1) ?? 'jpg');
    const { error } = await db.storage.from(bucket).copy(picture.path, path);
    if (error) throw storageError(error);
    const { width, height, focusX, focusY, description } = picture;
    await insertRow(
      db,
      to,
      { path, width, height, focus_x: focusX, focus_y: focusY, description },
      place + 1,
    );
  }
}

/** Never used twice, so browsers may keep a picture for as long as they like. */
function newPath({ type, id }: Entity, ending: string): string {
  return `${type}/${id}/${crypto.randomUUID().replaceAll('-', '')}.${ending}`;
}

const reasonsByStatus: Record<string, string> = {
  '403': 'picture_refused',
  '413': 'picture_too_large',
  '415': 'picture_type',
};

function storageError(error: Error & { statusCode?: string; status?: number }): AppError {
  const status = error.statusCode ?? String(error.status ?? '');
  return new AppError(reasonsByStatus[status] ?? (status ? 'backend_failed' : 'unreachable'), {
    cause: error,
  });
}

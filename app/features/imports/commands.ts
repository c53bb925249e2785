import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Entry } from '~/lib/event-import/entry';
import type { ImportKind } from '~/lib/event-import/read-import';

/** Keeps what was read, matched with what is here; answers the number under which it is looked through. */
export async function beginImport(
  db: Db,
  kind: ImportKind,
  source: string,
  entries: Entry[],
): Promise<number> {
  return unwrap(await db.rpc('begin_event_import', { kind, source, content: { entries } }));
}

/** A venue of one's own choice, a new one, or none; without it the one that was found. */
export type Choice = { id: number; venue?: number | 'new' | null };

export async function takeIn(
  db: Db,
  importId: number,
  choices: Choice[],
  promoterId: number | null,
): Promise<number> {
  return unwrap(
    await db.rpc('take_in_import', {
      import_id: importId,
      content: { choices },
      ...(promoterId !== null && { promoter_id: promoterId }),
    }),
  );
}

/** Answers how many events stay, because somebody has worked on them. */
export async function undoImport(db: Db, importId: number): Promise<number> {
  return unwrap(await db.rpc('undo_import', { import_id: importId }));
}

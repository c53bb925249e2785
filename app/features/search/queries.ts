import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { type Found, foundKinds } from './found';

/** The best of each kind for what was typed, however it was spelt; best first. */
export async function searchCatalogue(db: Db, search: string, perKind: number): Promise<Found[]> {
  const rows = unwrap(await db.rpc('search_catalogue', { search, per_kind: perKind }));
  return rows.flatMap((row) => {
    const kind = foundKinds.find((known) => known === row.kind);
    if (!kind) return [];
    const { entity_id: id, name, detail, starts_at: startsAt, timezone } = row;
    const picture = row.picture_path
      ? { path: row.picture_path, focusX: row.picture_focus_x ?? 0.5, focusY: row.picture_focus_y ?? 0.5 }
      : null;
    return [{ kind, id, name, detail, startsAt, timezone, picture }];
  });
}

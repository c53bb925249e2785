import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

type NamedKind = 'artist' | 'venue' | 'promoter';

const found = 6;

/** Of one kind, those whose names are most like the text; for choosing one in a form. */
export async function findByName(db: Db, kind: NamedKind, text: string) {
  const rows = unwrap(await db.rpc('search_catalogue', { search: text, per_kind: found }));
  return rows
    .filter((row) => row.kind === kind)
    .map(({ entity_id, name, detail }) => ({ id: entity_id, name, detail }));
}

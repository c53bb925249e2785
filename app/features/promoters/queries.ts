import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

export async function getPromoter(db: Db, id: number) {
  return unwrap(
    await db.from('promoters').select('id, name, description, links, created_at').eq('id', id).single(),
  );
}

export async function listPromotersById(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return unwrap(await db.from('promoters').select('id, name').in('id', ids).order('name'));
}

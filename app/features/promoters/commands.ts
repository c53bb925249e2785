import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { type PromoterContent, tidyPromoter } from './schema';

/** The person who asks owns the new promoter. */
export async function createPromoter(db: Db, name: string): Promise<number> {
  return unwrap(await db.rpc('create_promoter', { name }));
}

/** Answers the new version, or null where somebody else saved meanwhile and nothing was changed. */
export async function savePromoter(
  db: Db,
  id: number,
  changes: Partial<PromoterContent>,
  version: number,
): Promise<number | null> {
  const rows = unwrap(
    await db
      .from('promoters')
      .update(tidyPromoter(changes))
      .eq('id', id)
      .eq('version', version)
      .select('version'),
  );
  return rows[0]?.version ?? null;
}

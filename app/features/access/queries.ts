import type { Db } from '~/db/db';
import { getSignedIn } from '~/db/signed-in';
import { unwrap } from '~/db/unwrap';

/** Signed-in user → internal record. Null for strangers and for people without a record. */
export async function getUserId(db: Db): Promise<number | null> {
  const person = await getSignedIn(db);
  if (!person) return null;
  const row = unwrap(await db.from('users').select('id').eq('supabase_id', person.supabaseId).maybeSingle());
  return row?.id ?? null;
}

/** The specification's single-row query; 0 stands for no row. */
export async function getPermissionLevel(
  db: Db,
  userId: number,
  entityType: string,
  entityId: number,
): Promise<number> {
  const row = unwrap(
    await db
      .from('user_permissions')
      .select('permission_level')
      .eq('user_id', userId)
      .eq('entity_type', entityType)
      .eq('entity_id', entityId)
      .maybeSingle(),
  );
  return row?.permission_level ?? 0;
}

/** Manager or owner of at least one event or promoter. */
export async function isOrganiser(db: Db, userId: number): Promise<boolean> {
  const rows = unwrap(
    await db
      .from('user_permissions')
      .select('permission_level')
      .eq('user_id', userId)
      .in('entity_type', ['event', 'promoter'])
      .gte('permission_level', 3)
      .limit(1),
  );
  return rows.length > 0;
}

/** The highest level on any event; 0 without one. */
export async function getHighestEventLevel(db: Db, userId: number): Promise<number> {
  const [row] = unwrap(
    await db
      .from('user_permissions')
      .select('permission_level')
      .eq('user_id', userId)
      .eq('entity_type', 'event')
      .order('permission_level', { ascending: false })
      .limit(1),
  );
  return row?.permission_level ?? 0;
}

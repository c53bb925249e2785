import type { Db } from '~/db/db';
import { getSignedIn } from '~/db/signed-in';
import { unwrap } from '~/db/unwrap';
import type { Viewer } from '~/features/session/viewer';

/** Who is asking, with their standing on the platform. Costs a stranger without cookies nothing. */
export async function getViewer(db: Db): Promise<Viewer | null> {
  const person = await getSignedIn(db);
  if (!person) return null;
  const record = unwrap(
    await db
      .from('users')
      .select('id, display_name, user_permissions(permission_level)')
      .eq('supabase_id', person.supabaseId)
      .eq('user_permissions.entity_type', 'platform')
      .eq('user_permissions.entity_id', 1)
      .maybeSingle(),
  );
  if (!record) return null;
  const platformLevel = record.user_permissions[0]?.permission_level ?? 0;
  return {
    userId: record.id,
    name: record.display_name || nameFromEmail(person.email),
    isStaff: platformLevel >= 1,
    platformLevel,
  };
}

/** A suspended person has no record any more, but may still have a token that is good for a while. */
export async function isSuspended(db: Db): Promise<boolean> {
  if (!(await getSignedIn(db))) return false;
  return unwrap<string | null>(await db.rpc('get_own_suspension')) !== null;
}

/** The address one signs in with; null for strangers. */
export async function getAccountEmail(db: Db): Promise<string | null> {
  return (await getSignedIn(db))?.email ?? null;
}

function nameFromEmail(email: string): string {
  return email.split('@', 1)[0] ?? '';
}

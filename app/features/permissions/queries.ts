import type { Db } from '~/db/db';
import { getSignedIn } from '~/db/signed-in';
import { unwrap } from '~/db/unwrap';
import { AppError } from '~/lib/app-error';
import { type EntityType, isEntityType } from './rules';

export type Permission = { entityType: EntityType; entityId: number; level: number };
export type TeamMember = {
  userId: number;
  displayName: string | undefined;
  level: number;
  /** What a promoter of the event gives them; it cannot be taken away here. */
  inherited: number | null;
  since: string;
};
export type PermissionChange = {
  id: number;
  person: Person;
  author: Person | undefined;
  before: number | null;
  after: number | null;
  changedAt: string;
};
type Person = { id: number; displayName: string | undefined };

const mostPermissions = 500;
const largestTeam = 200;
const historyLength = 50;

/** The permissions of the person who asks; a stranger has none. */
export async function listMyPermissions(db: Db): Promise<Permission[]> {
  const person = await getSignedIn(db);
  if (!person) return [];
  // Through the own record: policies show whole teams, and walking through them all would take its time.
  const record = unwrap(
    await db
      .from('users')
      .select('user_permissions(entity_type, entity_id, permission_level)')
      .eq('supabase_id', person.supabaseId)
      .order('entity_id', { referencedTable: 'user_permissions' })
      .limit(mostPermissions, { referencedTable: 'user_permissions' })
      .maybeSingle(),
  );
  return (record?.user_permissions ?? []).flatMap(toPermission);
}

/** Whether there is anything to run for the person who asks. */
export async function hasPermissions(db: Db): Promise<boolean> {
  const person = await getSignedIn(db);
  if (!person) return false;
  const record = unwrap(
    await db
      .from('users')
      .select('user_permissions(entity_id)')
      .eq('supabase_id', person.supabaseId)
      .limit(1, { referencedTable: 'user_permissions' })
      .maybeSingle(),
  );
  return (record?.user_permissions.length ?? 0) > 0;
}

export async function listPermissionsOf(db: Db, userId: number): Promise<Permission[]> {
  const rows = unwrap(
    await db
      .from('user_permissions')
      .select('entity_type, entity_id, permission_level')
      .eq('user_id', userId)
      .order('entity_type')
      .order('entity_id')
      .limit(mostPermissions),
  );
  return rows.flatMap(toPermission);
}

export async function listTeam(db: Db, entityType: EntityType, entityId: number): Promise<TeamMember[]> {
  const rows = unwrap(
    await db
      .from('user_permissions')
      .select('user_id, permission_level, inherited_level, created_at, user:users(display_name)')
      .eq('entity_type', entityType)
      .eq('entity_id', entityId)
      .order('permission_level', { ascending: false })
      .order('user_id')
      .limit(largestTeam),
  );
  return rows.map((row) => ({
    userId: row.user_id,
    displayName: nameOf(row.user),
    level: row.permission_level,
    inherited: row.inherited_level,
    since: row.created_at,
  }));
}

export async function countTeam(db: Db, entityType: EntityType, entityId: number): Promise<number> {
  const { count, error } = await db
    .from('user_permissions')
    .select('user_id', { count: 'exact', head: true })
    .eq('entity_type', entityType)
    .eq('entity_id', entityId);
  if (error) throw AppError.fromBackend(error);
  return count ?? 0;
}

/** Newest first. Owners alone may read it: for everyone else it is empty. */
export async function listPermissionChanges(
  db: Db,
  entityType: EntityType,
  entityId: number,
): Promise<PermissionChange[]> {
  const rows = unwrap(
    await db
      .from('permission_changes')
      .select(
        `id, user_id, changed_by, level_before, level_after, changed_at,
        person:users!permission_changes_user_id_fkey(display_name),
        author:users!permission_changes_changed_by_fkey(display_name)`,
      )
      .eq('entity_type', entityType)
      .eq('entity_id', entityId)
      .order('id', { ascending: false })
      .limit(historyLength),
  );
  return rows.map((row) => ({
    id: row.id,
    person: { id: row.user_id, displayName: nameOf(row.person) },
    author: row.changed_by === null ? undefined : { id: row.changed_by, displayName: nameOf(row.author) },
    before: row.level_before,
    after: row.level_after,
    changedAt: row.changed_at,
  }));
}

type PermissionRow = { entity_type: string; entity_id: number; permission_level: number };

function toPermission({ entity_type, entity_id, permission_level }: PermissionRow): Permission[] {
  return isEntityType(entity_type)
    ? [{ entityType: entity_type, entityId: entity_id, level: permission_level }]
    : [];
}

/** Policies may hide the record of a person while showing the permission. */
function nameOf(record: { display_name: string } | null): string | undefined {
  return record?.display_name;
}

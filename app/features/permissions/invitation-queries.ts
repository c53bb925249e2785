import type { Db } from '~/db/db';
import { getSignedIn } from '~/db/signed-in';
import { unwrap } from '~/db/unwrap';
import { type EntityType, isEntityType } from './rules';

export type PendingInvitation = {
  id: number;
  email: string;
  level: number;
  invitedBy: string | undefined;
  expiresAt: string;
  isExpired: boolean;
};

const mostInvitations = 200;

/** Whom the owners asked and who has not answered, newest first. Empty for everyone but owners. */
export async function listPendingInvitations(
  db: Db,
  entityType: EntityType,
  entityId: number,
): Promise<PendingInvitation[]> {
  const rows = unwrap(
    await db
      .from('team_invitations')
      .select('id, email, permission_level, expires_at, inviter:users(display_name)')
      .eq('entity_type', entityType)
      .eq('entity_id', entityId)
      .order('created_at', { ascending: false })
      .limit(mostInvitations),
  );
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    level: row.permission_level,
    invitedBy: row.inviter?.display_name || undefined,
    expiresAt: row.expires_at,
    isExpired: Date.parse(row.expires_at) <= Date.now(),
  }));
}

export type OwnInvitation = {
  id: number;
  entityType: EntityType;
  name: string;
  level: number;
  invitedBy: string;
  expiresAt: string;
};

/** What the person who asks is invited to; a stranger to nothing. */
export async function listMyInvitations(db: Db): Promise<OwnInvitation[]> {
  if (!(await getSignedIn(db))) return [];
  return unwrap(await db.rpc('list_my_invitations')).flatMap((row) =>
    isEntityType(row.entity_type)
      ? [
          {
            id: row.id,
            entityType: row.entity_type,
            name: row.entity_name,
            level: row.permission_level,
            invitedBy: row.invited_by,
            expiresAt: row.expires_at,
          },
        ]
      : [],
  );
}

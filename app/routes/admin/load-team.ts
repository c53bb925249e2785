import type { Db } from '~/db/db';
import { listPendingInvitations } from '~/features/permissions/invitation-queries';
import { listPermissionChanges, listTeam } from '~/features/permissions/queries';
import { type EntityType, ownerLevel } from '~/features/permissions/rules';
import { getViewer } from '~/features/session/queries';

/** Platform staff of this level mend every team: private.require_owner in the identity migration. */
const staffWhoMend = 3;

/** The team of an entity, and what the person who asks may do with it. */
export async function loadTeam(db: Db, entityType: EntityType, entityId: number) {
  const [viewer, team, changes, invitations] = await Promise.all([
    getViewer(db),
    listTeam(db, entityType, entityId),
    listPermissionChanges(db, entityType, entityId),
    listPendingInvitations(db, entityType, entityId),
  ]);
  const ownLevel = team.find(({ userId }) => userId === viewer?.userId)?.level ?? 0;
  const canManage = ownLevel >= ownerLevel || (viewer?.platformLevel ?? 0) >= staffWhoMend;
  return { team, changes, invitations, canManage, viewerId: viewer?.userId ?? 0 };
}

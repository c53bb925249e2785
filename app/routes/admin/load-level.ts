import type { Db } from '~/db/db';
import { getPermissionLevel } from '~/features/access/queries';
import type { EntityType } from '~/features/permissions/rules';
import { getViewer } from '~/features/session/queries';

/** Platform staff of this level may do everything everywhere: private.can in the identity migration. */
const staffWhoMayAll = 3;
const highest = 4;

/** What the person who asks may do here; pages show it, the database decides it. */
export async function loadLevel(db: Db, entityType: EntityType, entityId: number): Promise<number> {
  const viewer = await getViewer(db);
  if (!viewer) return 0;
  if (viewer.platformLevel >= staffWhoMayAll) return highest;
  return getPermissionLevel(db, viewer.userId, entityType, entityId);
}

import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { EntityType, Grant } from './rules';

/** Gives a person a level on an entity, or changes the one they have. Owners and platform managers only. */
export async function grantPermission(db: Db, grant: Grant): Promise<void> {
  unwrap(
    await db.rpc('grant_permission', {
      user_id: grant.userId,
      entity_type: grant.entityType,
      entity_id: grant.entityId,
      permission_level: grant.level,
    }),
  );
}

type Membership = { userId: number; entityType: EntityType; entityId: number };

/** Takes a person out of a team; refused with `last_owner` for the only owner. */
export async function revokePermission(db: Db, membership: Membership): Promise<void> {
  unwrap(
    await db.rpc('revoke_permission', {
      user_id: membership.userId,
      entity_type: membership.entityType,
      entity_id: membership.entityId,
    }),
  );
}

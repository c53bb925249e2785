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

type NewInvitation = { entityType: EntityType; entityId: number; email: string; level: number };

/** Asks somebody into a team, or asks again; answers the same whether the address has an account or not. */
export async function inviteToTeam(db: Db, invitation: NewInvitation): Promise<void> {
  unwrap(
    await db.rpc('invite_to_team', {
      entity_type: invitation.entityType,
      entity_id: invitation.entityId,
      email: invitation.email,
      permission_level: invitation.level,
    }),
  );
}

export async function withdrawInvitation(db: Db, invitationId: number): Promise<void> {
  unwrap(await db.rpc('withdraw_invitation', { invitation_id: invitationId }));
}

/** For the invited; refused with `invitation_gone` or `invitation_expired`. */
export async function answerInvitation(db: Db, invitationId: number, accept: boolean): Promise<void> {
  unwrap(await db.rpc('answer_invitation', { invitation_id: invitationId, accept }));
}

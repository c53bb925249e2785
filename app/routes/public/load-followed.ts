import type { Db } from '~/db/db';
import { countFollowers, getFollowing } from '~/features/following/queries';
import type { FollowedType } from '~/features/following/rules';

/** How many follow it, and whether the viewer does. */
export async function loadFollowed(db: Db, entityType: FollowedType, entityId: number) {
  const [following, followers] = await Promise.all([
    getFollowing(db, entityType, entityId),
    countFollowers(db, entityType, entityId),
  ]);
  return { entityType, entityId, following, followers };
}

import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { FollowedType, Interest } from './rules';

/** Follows or stops following; asking somebody who lets followers in themselves is a request. */
export async function setFollowing(db: Db, type: FollowedType, id: number, wanted: boolean): Promise<void> {
  const entity = { entity_type: type, entity_id: id };
  unwrap(wanted ? await db.rpc('follow', entity) : await db.rpc('unfollow', entity));
}

/** Null takes the plan back. */
export async function setInterest(db: Db, eventId: number, interest: Interest | null): Promise<void> {
  // The generated type knows no nullable arguments.
  unwrap(await db.rpc('set_interest', { event_id: eventId, interest: interest as Interest }));
}

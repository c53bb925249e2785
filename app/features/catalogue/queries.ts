import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

type FollowedType = 'venue' | 'artist' | 'promoter';

const days = 30;

/** How many follow, and how many began to on each of the last days. */
export async function getFollowers(db: Db, type: FollowedType, id: number) {
  const entity = { entity_type: type, entity_id: id };
  const [total, perDay] = await Promise.all([
    db.rpc('count_followers', entity),
    db.rpc('count_new_followers', { ...entity, days }),
  ]);
  return { total: unwrap(total), perDay: unwrap(perDay) };
}
export type Followers = Awaited<ReturnType<typeof getFollowers>>;

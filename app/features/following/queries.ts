import type { Db } from '~/db/db';
import { getSignedIn } from '~/db/signed-in';
import { unwrap } from '~/db/unwrap';
import type { FollowedType, Following, Interest } from './rules';

/** Whether the viewer follows it; `no` for strangers, who are not asked about. */
export async function getFollowing(db: Db, type: FollowedType, id: number): Promise<Following> {
  const viewer = await getSignedIn(db);
  if (!viewer) return 'no';
  const row = unwrap(
    await db
      .from('follows')
      .select('is_accepted, users!inner(supabase_id)')
      .eq('users.supabase_id', viewer.supabaseId)
      .eq('entity_type', type)
      .eq('entity_id', id)
      .maybeSingle(),
  );
  if (!row) return 'no';
  return row.is_accepted ? 'yes' : 'requested';
}

export async function countFollowers(db: Db, type: FollowedType, id: number): Promise<number> {
  return unwrap(await db.rpc('count_followers', { entity_type: type, entity_id: id }));
}

/** What the viewer plans; null for nothing and for strangers. */
export async function getInterest(db: Db, eventId: number): Promise<Interest | null> {
  const viewer = await getSignedIn(db);
  if (!viewer) return null;
  const row = unwrap(
    await db
      .from('event_interest')
      .select('interest, users!inner(supabase_id)')
      .eq('users.supabase_id', viewer.supabaseId)
      .eq('event_id', eventId)
      .maybeSingle(),
  );
  return row?.interest ?? null;
}

export async function countInterest(db: Db, eventId: number) {
  const [counts] = unwrap(await db.rpc('count_event_interest', { event_id: eventId }));
  return counts ?? { interested: 0, going: 0 };
}

/** Of those whom the viewer follows: who goes, or thinks of it. */
export async function listFollowedGoing(db: Db, eventId: number) {
  if (!(await getSignedIn(db))) return [];
  return unwrap(await db.rpc('list_followed_going', { event_id: eventId }));
}
export type FollowedGoing = Awaited<ReturnType<typeof listFollowedGoing>>[number];

import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

/** The gates of these events, for those who may scan there. */
export async function listGates(
  db: Db,
  eventIds: number[],
): Promise<{ id: number; name: string; eventId: number }[]> {
  if (eventIds.length === 0) return [];
  const rows = unwrap(
    await db
      .from('gates')
      .select('id, name, event_id')
      .in('event_id', eventIds)
      .is('deleted_at', null)
      .order('position')
      .order('id'),
  );
  return rows.map(({ id, name, event_id }) => ({ id, name, eventId: event_id }));
}

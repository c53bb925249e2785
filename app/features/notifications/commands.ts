import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

/** Up to the newest that was on the screen: what came in meanwhile stays new. */
export async function readNotifications(db: Db, upTo: number): Promise<void> {
  unwrap(await db.rpc('read_notifications', { up_to: upTo }));
}

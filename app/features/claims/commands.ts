import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

/** A guest's order becomes the viewer's, whose address it was made with. */
export async function claimOrder(db: Db, orderId: number): Promise<void> {
  unwrap(await db.rpc('claim_order', { order_id: orderId }));
}

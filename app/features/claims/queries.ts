import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

/** Orders that a guest made with the viewer's own, confirmed address. */
export async function listClaimableOrders(db: Db) {
  return unwrap(await db.rpc('list_claimable_orders'));
}

export type ClaimableOrder = Awaited<ReturnType<typeof listClaimableOrders>>[number];

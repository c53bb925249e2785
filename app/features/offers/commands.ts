import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

export async function joinWaitingList(db: Db, typeId: number, quantity: number): Promise<void> {
  unwrap(await db.rpc('join_waiting_list', { ticket_type_id: typeId, quantity }));
}

/** Gives back what was offered, too. */
export async function leaveWaitingList(db: Db, typeId: number): Promise<void> {
  unwrap(await db.rpc('leave_waiting_list', { ticket_type_id: typeId }));
}

/** What was offered to somebody who waited becomes a hold like any other. */
export async function takeOffer(db: Db, orderId: number): Promise<void> {
  unwrap(await db.rpc('take_offer', { order_id: orderId }));
}

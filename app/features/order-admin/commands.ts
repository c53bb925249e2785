import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

/** Takes tickets back without money. Those that were void already stay as they are. */
export async function cancelTickets(db: Db, orderId: number, ticketIds: number[]): Promise<void> {
  unwrap(await db.rpc('cancel_tickets', { order_id: orderId, ticket_ids: ticketIds }));
}

import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Holder } from './schema';

/** Takes tickets back without money. Those that were void already stay as they are. */
export async function cancelTickets(db: Db, orderId: number, ticketIds: number[]): Promise<void> {
  unwrap(await db.rpc('cancel_tickets', { order_id: orderId, ticket_ids: ticketIds }));
}

/** Somebody else comes: the ticket gets a new code and the old one no longer lets in. */
export async function changeHolder(db: Db, ticketId: number, { name, email }: Holder): Promise<void> {
  unwrap(await db.rpc('change_holder', { ticket_id: ticketId, name, email }));
}

/** For the team alone. */
export async function noteOrder(db: Db, orderId: number, note: string): Promise<void> {
  unwrap(await db.rpc('note_order', { order_id: orderId, note }));
}

/** The mail with the tickets once more. */
export async function resendOrder(db: Db, orderId: number): Promise<void> {
  unwrap(await db.rpc('resend_order', { order_id: orderId }));
}

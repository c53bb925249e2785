import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

/** Whoever proves the address may take it. An offer to somebody else is withdrawn. */
export async function offerTicket(db: Db, ticketId: number, email: string): Promise<void> {
  unwrap(await db.rpc('offer_ticket', { ticket_id: ticketId, email }));
}

export async function withdrawTicketOffer(db: Db, ticketId: number): Promise<void> {
  unwrap(await db.rpc('withdraw_ticket_offer', { ticket_id: ticketId }));
}

/** The answers are by the number of their question. */
export async function takeTicket(db: Db, transferId: number, answers: Record<string, string>): Promise<void> {
  unwrap(await db.rpc('take_ticket', { transfer_id: transferId, answers }));
}

export async function declineTicket(db: Db, transferId: number): Promise<void> {
  unwrap(await db.rpc('decline_ticket', { transfer_id: transferId }));
}

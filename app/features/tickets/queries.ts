import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { OfferedToMe, TicketOffer } from './offer-rules';
import type { OwnTicket } from './rules';

/** The viewer's tickets, those of the latest event first. */
export async function listMyTickets(db: Db): Promise<OwnTicket[]> {
  // The generated type knows no nullable columns of a function.
  return unwrap(await db.rpc('list_my_tickets')) as unknown as OwnTicket[];
}

/** What others offer to the viewer now. */
export async function listTicketOffers(db: Db): Promise<OfferedToMe[]> {
  return unwrap(await db.rpc('list_ticket_offers')) as OfferedToMe[];
}

/** A ticket that somebody offers; nothing where there is no such offer. */
export async function getTicketOffer(db: Db, transferId: number): Promise<TicketOffer | undefined> {
  const [offer] = unwrap(await db.rpc('get_ticket_offer', { transfer_id: transferId }));
  // The generated type knows no nullable columns of a function.
  return offer as unknown as TicketOffer | undefined;
}

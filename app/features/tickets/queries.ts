import { href } from 'react-router';
import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { AppError } from '~/lib/app-error';
import type { OfferedToMe, TicketOffer } from './offer-rules';
import type { HeldTicket, OwnTicket } from './rules';

/** The viewer's tickets, those of the latest event first. */
export async function listMyTickets(db: Db): Promise<HeldTicket[]> {
  // The generated type knows no nullable columns of a function.
  return unwrap(await db.rpc('list_my_tickets')) as unknown as HeldTicket[];
}

/** The same with their codes: the browser asks the server that signs them. */
export async function fetchMyTickets(): Promise<OwnTicket[]> {
  const answer = await fetch(href('/my-tickets')).catch((cause: unknown) => {
    throw new AppError('unreachable', { cause });
  });
  if (!answer.ok) throw new AppError('backend_failed');
  return answer.json();
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

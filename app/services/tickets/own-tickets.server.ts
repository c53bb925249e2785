import type { Db } from '~/db/db';
import { listMyTickets } from '~/features/tickets/queries';
import type { OwnTicket } from '~/features/tickets/rules';
import type { Platform } from '~/lib/platform';
import { signTickets } from './sign-tickets.server';

/** The tickets of whoever asks, each with what its code carries. */
export async function listSignedTickets(platform: Platform, db: Db): Promise<OwnTicket[]> {
  const tickets = await listMyTickets(db);
  const tokens = await signTickets(platform, tickets);
  return tickets.map((ticket) => ({ ...ticket, token: tokens.get(ticket.id) ?? null }));
}

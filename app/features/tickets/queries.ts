import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { OwnTicket } from './rules';

/** The viewer's tickets, those of the latest event first. */
export async function listMyTickets(db: Db): Promise<OwnTicket[]> {
  // The generated type knows no nullable columns of a function.
  return unwrap(await db.rpc('list_my_tickets')) as OwnTicket[];
}

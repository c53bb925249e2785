import { href } from 'react-router';
import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { AppError } from '~/lib/app-error';
import type { HeldTicket, OwnTicket } from './rules';

/** The viewer's tickets, those of the latest event first. */
export async function listMyTickets(db: Db): Promise<HeldTicket[]> {
  // The generated type knows no nullable columns of a function.
  return unwrap(await db.rpc('list_my_tickets')) as HeldTicket[];
}

/** The same with their codes: the browser asks the server that signs them. */
export async function fetchMyTickets(): Promise<OwnTicket[]> {
  const answer = await fetch(href('/my-tickets')).catch((cause: unknown) => {
    throw new AppError('unreachable', { cause });
  });
  if (!answer.ok) throw new AppError('backend_failed');
  return answer.json();
}

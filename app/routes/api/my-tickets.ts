import { data } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { getViewer } from '~/features/session/queries';
import { listSignedTickets } from '~/services/tickets/own-tickets.server';
import type { Route } from './+types/my-tickets';

/** One's own tickets with their codes, for a browser that cannot sign them itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  if (!(await getViewer(db))) throw data(null, { status: 404 });
  const tickets = await listSignedTickets(context.get(platformContext), db);
  return Response.json(tickets, { headers: { 'cache-control': 'private, no-store' } });
}

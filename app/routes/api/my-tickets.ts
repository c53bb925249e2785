import { data, href, redirect } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { loginPath } from '~/features/session/login-mode';
import { getViewer } from '~/features/session/queries';
import { listSignedTickets } from '~/services/tickets/own-tickets.server';
import type { Route } from './+types/my-tickets';

/** One's own tickets with their codes, for a browser that cannot sign them itself. People are led to the page with them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const viewer = await getViewer(db);
  if (request.headers.get('accept')?.includes('text/html'))
    throw redirect(
      viewer
        ? `${href('/user/:id', { id: String(viewer.userId) })}#tickets`
        : loginPath('sign-in', href('/my-tickets')),
    );
  if (!viewer) throw data(null, { status: 404 });
  const tickets = await listSignedTickets(context.get(platformContext), db);
  return Response.json(tickets, { headers: { 'cache-control': 'private, no-store' } });
}

import { dbContext, platformContext } from '~/db/context';
import { getSignedIn } from '~/db/signed-in';
import { countUnread } from '~/features/notifications/queries';
import type { Route } from './+types/unread';

/**
 * What the bell says, for a page that is open. Null where nobody is signed in any more: a session that ends while the
 * bell counts is no error, so this never answers with one.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const unread = await getSignedIn(db)
    .then((person) => (person ? countUnread(db) : null))
    .catch((error: unknown) => {
      context.get(platformContext).log.warn({ err: error }, 'notifications could not be counted');
      return null;
    });
  return Response.json({ unread }, { headers: { 'cache-control': 'private, no-store' } });
}

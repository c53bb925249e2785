import { href, Link, Outlet } from 'react-router';
import { dbContext } from '~/db/context';
import { requireEntityLevel } from '~/features/access/middleware';
import { getSuspension } from '~/features/platform/queries';
import { requireEntityId } from '~/lib/entity-id';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { Notice } from '~/ui/notice/notice';
import type { Route } from './+types/entity';
import classes from './entity.module.css';

/** `/admin/{entityType}/{numericId}…`: the access check of the specification, once for every page below. */
export const middleware = [requireEntityLevel];
export const clientMiddleware = [requireEntityLevel];

async function load({ request, params, context }: Pick<Route.LoaderArgs, 'request' | 'params' | 'context'>) {
  const [, , entityType = ''] = new URL(request.url).pathname.split('/');
  return { suspension: await getSuspension(context.get(dbContext), entityType, requireEntityId(params.id)) };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

export default function Entity({ loaderData: { suspension } }: Route.ComponentProps) {
  return (
    <>
      {suspension !== null && (
        <div className={classes.banner}>
          <Notice tone="warning" title="Suspended by the Limelight team">
            “{suspension}” – Nobody else sees it, and nothing is published, sold or sent meanwhile. Reading,
            refunds and the door still work. If you think that is a mistake, write to us: the address is on
            our <Link to={href('/privacy')}>privacy page</Link>.
          </Notice>
        </div>
      )}
      <Outlet />
    </>
  );
}

export { RouteError as ErrorBoundary } from '~/ui/errors/route-error';

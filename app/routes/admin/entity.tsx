import { Outlet } from 'react-router';
import { requireEntityLevel } from '~/features/access/middleware';

/** `/admin/{entityType}/{numericId}…`: the access check of the specification, once for every page below. */
export const middleware = [requireEntityLevel];
export const clientMiddleware = [requireEntityLevel];

export default function Entity() {
  return <Outlet />;
}

export { RouteError as ErrorBoundary } from '~/ui/errors/route-error';

import { Outlet } from 'react-router';
import { requireSignedIn } from '~/features/access/middleware';

/** `/admin` and the pages of the platform: nothing here is for strangers. */
export const middleware = [requireSignedIn];
export const clientMiddleware = [requireSignedIn];

export default function SignedIn() {
  return <Outlet />;
}

export { RouteError as ErrorBoundary } from '~/ui/errors/route-error';

import { Outlet } from 'react-router';

/** Between the shell and its pages, so that a page that fails leaves the shell standing. */
export default function Pages() {
  return <Outlet />;
}

export { RouteError as ErrorBoundary } from '~/ui/errors/route-error';

import { useRouteLoaderData } from 'react-router';
import type { loader } from '~/root';

/** Who is signed in, as the root knows it; null for strangers. */
export function useViewer() {
  return useRouteLoaderData<typeof loader>('root')?.viewer ?? null;
}

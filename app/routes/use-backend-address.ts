import { useRouteLoaderData } from 'react-router';
import type { loader } from '~/root';

/** Where the backend is for the browser; empty where it is on the address of the pages. */
export function useBackendAddress(): string {
  return useRouteLoaderData<typeof loader>('root')?.config.supabaseUrl ?? '';
}

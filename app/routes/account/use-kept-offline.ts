import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ticketCacheOf } from '~/lib/ticket-cache';
import { useViewer } from '~/routes/use-viewer';

/** Below these addresses, and nowhere else, the worker may answer. */
type Scope = '/success' | '/user/';

/** Tickets that were opened once are shown without a network too, and after a reload: public/service-worker.js. */
export function useKeptOffline(scope: Scope, tickets: { token: string | null }[]): void {
  const { pathname, search } = useLocation();
  const cacheName = ticketCacheOf(useViewer()?.userId ?? null);
  // Kept again as soon as a ticket is another one.
  const tokens = tickets.flatMap(({ token }) => token ?? []).join();
  useEffect(() => {
    if (!tokens || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    // Browsers refuse where people browse privately or have no room; the tickets are on the page all the same.
    keepPage(scope, cacheName, pathname + search).catch(() => undefined);
  }, [scope, cacheName, pathname, search, tokens]);
}

async function keepPage(scope: Scope, cacheName: string, page: string): Promise<void> {
  const active = await untilActive(await navigator.serviceWorker.register('/service-worker.js', { scope }));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  active.postMessage({ cacheName, page, files: own.map(({ pathname }) => pathname) });
}

/** Not `ready`: that waits for a worker of the address at which the visit began, which may have been any page. */
function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    const coming = installing ?? waiting;
    if (active) resolve(active);
    else coming?.addEventListener('statechange', () => coming.state === 'activated' && resolve(coming));
  });
}

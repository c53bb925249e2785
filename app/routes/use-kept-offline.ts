import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepingWorker, type OfflineKind, offlineCacheOf } from '~/lib/offline-cache';
import { useViewer } from '~/routes/use-viewer';

/** Below these addresses, and nowhere else, the worker may answer. */
type Scope = '/success' | '/user/' | `/event/${number}/timetable`;

/** A heart is seldom pressed alone. */
const pause = 1500;

type Kept = {
  kind: OfflineKind;
  scope: Scope;
  /** What of the page matters: it is kept again as soon as this is another. Nothing to keep where it is empty. */
  mark: string;
};

/** What was opened once is shown without a network too, and after a reload: public/service-worker.js. */
export function useKeptOffline({ kind, scope, mark }: Kept): void {
  const { pathname, search } = useLocation();
  const cacheName = offlineCacheOf(kind, useViewer()?.userId ?? null);
  // Nights and views of a timetable are one page.
  const page = kind === 'timetables' ? pathname : pathname + search;
  useEffect(() => {
    if (!mark || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const wish = { cacheName, page, since: Date.now() };
    const timer = setTimeout(
      // Browsers refuse where people browse privately or have no room; it is on the page all the same.
      () => keepPage(scope, wish).catch(() => undefined),
      kind === 'timetables' ? pause : 0,
    );
    return () => clearTimeout(timer);
  }, [kind, scope, cacheName, page, mark]);
}

type Wish = { cacheName: string; page: string; since: number };

async function keepPage(scope: Scope, wish: Wish): Promise<void> {
  const active = await untilActive(await navigator.serviceWorker.register(keepingWorker, { scope }));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  active.postMessage({ keep: { ...wish, files: own.map(({ pathname }) => pathname) } });
}

/** Not `ready`: that waits for a worker of the address at which the visit began, which may have been any page. */
function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    const coming = installing ?? waiting;
    if (active) resolve(active);
    else coming?.addEventListener('statechange', () => coming.state === 'activated' && resolve(coming));
  });
}

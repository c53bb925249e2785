import { readerFiles } from './reader';

/** From the first opening on, the scanner opens without a network: public/scanner-worker.js. */
export async function keepScannerOffline(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/scanner-worker.js', { scope: '/scanner' });
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  const files = [...new Set([...own.map(({ pathname }) => pathname), ...readerFiles])];
  (await untilActive(registration)).postMessage({ files });
}

function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    const coming = installing ?? waiting;
    if (active) resolve(active);
    else coming?.addEventListener('statechange', () => coming.state === 'activated' && resolve(coming));
  });
}

/** The worker of everything but the door: public/worker.js. */
export const appWorker = '/worker.js';

/** Answers once it can be told something. Not `ready`: that waits for whichever worker the visit began under. */
export async function startWorker(script = appWorker, scope = '/'): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(script, { scope, updateViaCache: 'none' });
  const coming = registration.installing ?? registration.waiting;
  if (!registration.active && coming) await untilActivated(coming);
  return registration;
}

function untilActivated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the worker could not be installed'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Files of ours that the open page has loaded so far. */
export function listLoadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

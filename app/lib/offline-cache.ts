import { appWorker, listLoadedFiles, startWorker } from '~/lib/app-worker';

const kinds = ['tickets', 'timetables'] as const;

export type OfflineKind = (typeof kinds)[number];

/** A page that shall open without a network. */
export type KeptPage = {
  cacheName: string;
  page: string;
  /** What the list of kept pages calls it. */
  title: string;
  /** When it is of no more use. */
  until: string | null;
  since: number;
};

/** Where this browser keeps what somebody opened, to show it without a network. */
export function offlineCacheOf(kind: OfflineKind, userId: number | null): string {
  return `${kind}-${userId ?? 'guest'}`;
}

/** Fails where browsers keep nothing: where people browse privately, or there is no room. */
export async function keepPage(page: KeptPage): Promise<void> {
  const { active } = await startWorker();
  active?.postMessage({ keep: { ...page, files: listLoadedFiles() } });
}

/** Whoever has signed out leaves nothing behind. What guests opened stays: their browser is their only key to it. */
export async function forgetCachesOfOthers(userId: number | null): Promise<void> {
  // Only on addresses that browsers take for safe. Without a network the page itself may be a kept one, of an earlier time.
  if (!('caches' in globalThis) || !navigator.onLine) return;
  const mine = kinds.flatMap((kind) => [offlineCacheOf(kind, userId), offlineCacheOf(kind, null)]);
  // Where a browser lets nobody see its workers there are none that keep pages.
  await tellWorker({ forget: { at: Date.now(), mine } }).catch(() => undefined);
  const ours = (name: string) => kinds.some((kind) => name.startsWith(`${kind}-`));
  const names = (await caches.keys()).filter((name) => ours(name) && !mine.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A page of theirs may still be on its way into a cache: only the worker that carries it can stop it. */
async function tellWorker(message: object): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  for (const { active } of registrations)
    if (active?.scriptURL.endsWith(appWorker)) active.postMessage(message);
}

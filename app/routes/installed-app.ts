import { href } from 'react-router';
import { startWorker } from '~/lib/app-worker';
import { keepPage, offlineCacheOf } from '~/lib/offline-cache';

/** From its first start on, the installed app opens without a network, and has all tickets of its person with it. */
export async function prepareInstalledApp(userId: number | null): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // The door's app has a worker of its own.
  if (location.pathname === href('/scanner')) return;
  if (userId === null) {
    await startWorker();
    return;
  }
  await keepPage({
    cacheName: offlineCacheOf('tickets', userId),
    page: href('/user/:id', { id: String(userId) }),
    title: 'My tickets',
    until: null,
    since: Date.now(),
  });
}

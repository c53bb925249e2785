import { getBrowserDb } from '~/db/browser-middleware';
import { forgetCachesOfOthers } from '~/lib/offline-cache';
import { forgetDeviceOfOthers } from './push-device';

/**
 * Counts what is not read now and whenever something may have changed: a message on the person's own topic, a
 * connection that is back, a tab that is looked at again. Ends with the signal. Answers how to count once more.
 */
export async function listen(
  userId: number,
  signal: AbortSignal,
  onCount: (unread: number) => void,
): Promise<() => Promise<void>> {
  // Here because strangers never load this part: whoever was here before leaves nothing behind.
  void forgetCachesOfOthers(userId);
  void forgetDeviceOfOthers(userId).catch(() => undefined);
  const db = await getBrowserDb();
  await db.realtime.setAuth();
  const count = async () => {
    // Where it failed the number stays as it is until the next occasion; nobody has to be told.
    const unread = await askUnread(signal).catch(() => null);
    if (unread !== null && !signal.aborted) onCount(unread);
  };
  if (signal.aborted) return count;
  const channel = db
    .channel(`user:${userId}`, { config: { private: true } })
    .on('broadcast', { event: 'notification' }, count)
    // The server knows whether it is so, ends the session and says why.
    .on('broadcast', { event: 'suspended' }, () => location.assign('/suspended'))
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') void count();
    });
  const look = () => {
    if (document.visibilityState === 'visible') void count();
  };
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => void db.removeChannel(channel));
  return count;
}

/**
 * Asked of the server of the pages, not of the backend: that refuses whoever has just signed out, here or in another
 * tab, and a request may always be under way when that happens. Null: nobody is signed in any more.
 */
async function askUnread(signal: AbortSignal): Promise<number | null> {
  const response = await fetch('/unread', { signal });
  if (!response.ok) return null;
  const { unread } = (await response.json()) as { unread: number | null };
  return unread;
}

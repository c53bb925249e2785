import { getBrowserDb } from '~/db/browser-middleware';
import { forgetCachesOfOthers } from '~/lib/offline-cache';
import { countUnread } from './queries';

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
  const db = await getBrowserDb();
  await db.realtime.setAuth();
  const count = async () => {
    // Signed out in another tab: there is nobody to count for any more.
    const { data } = await db.auth.getSession();
    if (!data.session) return;
    const unread = await countUnread(db).catch(() => undefined);
    // Where it failed the number stays as it is until the next occasion; nobody has to be told.
    if (unread !== undefined && !signal.aborted) onCount(unread);
  };
  if (signal.aborted) return count;
  const channel = db
    .channel(`user:${userId}`, { config: { private: true } })
    .on('broadcast', { event: 'notification' }, count)
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

import { getBrowserDb } from '~/db/browser-middleware';
import type { Drifts } from './visitor-types';

type Pushed = { revision: number; drifts: Drifts };

type Listeners = {
  /** All delays as they are now. */
  onDrift: (revision: number, drifts: Drifts) => void;
  /** Something was published, or messages may have been missed: read everything again. */
  onPublished: () => void;
};

/** Not everyone at the same instant. */
const pause = () => 200 + Math.random() * 800;

/** Calls until the signal. A connection that comes back reads anew, so nothing stays wrong that was missed. */
export async function listenToTimetable(
  eventId: number,
  signal: AbortSignal,
  { onDrift, onPublished }: Listeners,
): Promise<void> {
  const db = await getBrowserDb();
  await db.realtime.setAuth();
  if (signal.aborted) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const readAgain = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      onPublished();
    }, pause());
  };
  const channel = db
    .channel(`event:${eventId}:timetable`, { config: { private: true } })
    .on('broadcast', { event: 'drift' }, ({ payload }: { payload: Pushed }) =>
      onDrift(payload.revision, payload.drifts),
    )
    .on('broadcast', { event: 'published' }, readAgain)
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') readAgain();
    });
  signal.addEventListener('abort', () => {
    clearTimeout(waiting);
    void db.removeChannel(channel);
  });
}

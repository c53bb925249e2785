import { getBrowserDb } from '~/db/browser-middleware';
import { getRevision } from './queries';
import type { Drifts } from './visitor-types';

type Pushed = { revision: number; drifts: Drifts };

type Listeners = {
  /** All delays as they are now. */
  onDrift: (revision: number, drifts: Drifts) => void;
  /** Something was published: read everything again. */
  onPublished: () => void;
  /** Of what is shown. */
  readRevision: () => number;
};

/** Not everyone at the same instant. */
const pause = () => 200 + Math.random() * 800;

/** Calls until the signal. What was missed before a connection came, or came back, is told by the revision. */
export async function listenToTimetable(
  eventId: number,
  signal: AbortSignal,
  { onDrift, onPublished, readRevision }: Listeners,
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
  const catchUp = async () => {
    // A connection that fails here comes back once more, and asks then.
    const revision = await getRevision(db, eventId).catch(readRevision);
    if (revision !== readRevision() && !signal.aborted) readAgain();
  };
  const channel = db
    .channel(`event:${eventId}:timetable`, { config: { private: true } })
    .on('broadcast', { event: 'drift' }, ({ payload }: { payload: Pushed }) =>
      onDrift(payload.revision, payload.drifts),
    )
    .on('broadcast', { event: 'published' }, readAgain)
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') void catchUp();
    });
  signal.addEventListener('abort', () => {
    clearTimeout(waiting);
    void db.removeChannel(channel);
  });
}

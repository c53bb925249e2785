import type { Db } from '~/db/db';
import { AppError } from '~/lib/app-error';
import type { DoorFigures } from './figures';
import { getDoorFigures } from './queries';

/** Live: told of everything, and the figures are of now. Ended: this person may no longer look. */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'ended';

type DoorWatcher = {
  signal: AbortSignal;
  onFigures: (figures: DoorFigures) => void;
  onConnection: (connection: Connection) => void;
};

/** Not more often than this, and the slower the answers come, the more seldom. */
const leastPause = 700;
const pausePerRead = 5;
/** Phones that fall silent and minutes that pass send nothing. */
const longestPause = 15_000;
const retryPause = 2_000;

/**
 * Keeps the figures of a night as they are in the database, until the signal. A message only says that something
 * happened: the whole is read anew, also after every connection that is back. So nothing can be missed or counted twice.
 */
export async function watchDoor(db: Db, eventId: number, watcher: DoorWatcher): Promise<void> {
  const { signal, onFigures, onConnection } = watcher;
  await db.realtime.setAuth();
  if (signal.aborted) return;
  let isEnded = false;
  let isSubscribed = false;
  let isCurrent = false;
  let isReading = false;
  /** Something happened that the last figures may not have. */
  let isStale = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pause = 0;

  const say = () => {
    if (signal.aborted) return;
    onConnection(isEnded ? 'ended' : isSubscribed && isCurrent ? 'live' : 'reconnecting');
  };
  const readIn = (milliseconds: number) => {
    clearTimeout(waiting);
    if (!signal.aborted && !isEnded) waiting = setTimeout(read, milliseconds);
  };
  const read = async () => {
    isReading = true;
    isStale = false;
    const began = Date.now();
    try {
      const figures = await getDoorFigures(db, eventId);
      if (signal.aborted) return;
      isCurrent = true;
      onFigures(figures);
      say();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (signal.aborted) return;
      isCurrent = false;
      isEnded = error.reason === 'not_allowed';
      say();
    } finally {
      isReading = false;
    }
    pause = Math.max(leastPause, pausePerRead * (Date.now() - began));
    readIn(!isCurrent ? retryPause : isStale ? pause : longestPause);
  };
  const change = () => {
    if (isStale) return;
    isStale = true;
    if (!isReading) readIn(pause);
  };

  const channel = db
    .channel(`event:${eventId}:live`, { config: { private: true } })
    .on('broadcast', { event: 'live' }, change)
    .subscribe((status) => {
      isSubscribed = status === 'SUBSCRIBED';
      if (isSubscribed) change();
      else say();
    });
  signal.addEventListener('abort', () => {
    clearTimeout(waiting);
    void db.removeChannel(channel);
  });
  readIn(0);
}

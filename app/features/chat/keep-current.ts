import { getBrowserDb } from '~/db/browser-middleware';
import { AppError } from '~/lib/app-error';
import { touchRoom } from './commands';
import { listChanges, listMessages } from './queries';
import { isAtTail } from './room-state';
import type { RoomStore } from './room-store';

const pageSize = 200;
/** Whoever was away for longer than so many pages is shown the newest instead. */
const mostPages = 3;
/** Messages may overtake each other by a moment; a hole that stays is filled. */
const patience = 1200;

type Keeping = {
  roomId: number;
  userId: number | null;
  store: RoomStore;
  isAtEnd: () => boolean;
  signal: AbortSignal;
};

/** Sees to it that what is on the page is what is in the database, whatever the line did meanwhile. */
export function keepCurrent({ roomId, userId, store, isAtEnd, signal }: Keeping) {
  let filling: Promise<void> | undefined;
  let isAskedAgain = false;
  let holeTimer: ReturnType<typeof setTimeout> | undefined;

  const readChanges = async () => {
    const db = await getBrowserDb();
    for (let page = 1; !signal.aborted; page += 1) {
      if (page > mostPages && isAtEnd()) {
        const messages = await listMessages(db, roomId);
        const newest = messages.at(-1)?.seq ?? 0;
        return store.reduce({ type: 'opened', messages, change: store.get().room.change, newest });
      }
      const messages = await listChanges(db, roomId, store.get().room.change);
      store.reduce({ type: 'filled', messages, isAtEnd: isAtEnd() });
      if (messages.length < pageSize) return;
    }
  };

  /** Reads every change since the last known one, page by page. */
  const fill = (): Promise<void> => {
    clearTimeout(holeTimer);
    if (filling) {
      isAskedAgain = true;
      return filling;
    }
    filling = readChanges()
      // Without a connection there is a next occasion: the line that comes back.
      .catch(ignoreRefusal)
      .finally(() => {
        filling = undefined;
        if (isAskedAgain && !signal.aborted) {
          isAskedAgain = false;
          void fill();
        }
      });
    return filling;
  };

  /** After everything that is heard: a hole that does not close by itself is filled. */
  const watchForHoles = () => {
    clearTimeout(holeTimer);
    if (store.get().room.ahead.length > 0) holeTimer = setTimeout(fill, patience);
  };

  /** Says that one is here, and how far one has read; learns who else is, and whether something is missing. */
  const touch = async (): Promise<void> => {
    if (userId === null || document.visibilityState === 'hidden') return;
    const { room } = store.get();
    const read = isAtEnd() && isAtTail(room) ? room.messages.at(-1)?.seq : undefined;
    try {
      const { here, people, lastChange } = await touchRoom(await getBrowserDb(), roomId, read);
      if (signal.aborted) return;
      store.set({ here: { here, people } });
      if (lastChange > store.get().room.change) await fill();
    } catch (error) {
      ignoreRefusal(error);
    }
  };

  signal.addEventListener('abort', () => clearTimeout(holeTimer));
  return { fill, watchForHoles, touch };
}

/** Nobody has to be told: it is tried again at the next occasion. A defect is no refusal. */
export function ignoreRefusal(error: unknown): void {
  if (!(error instanceof AppError) && !(error instanceof TypeError)) throw error;
}

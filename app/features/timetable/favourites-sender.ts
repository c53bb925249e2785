import { getBrowserDb } from '~/db/browser-middleware';
import { AppError } from '~/lib/app-error';
import { saveFavourites } from './favourites-commands';
import { keepWishes, parseWishes, readWishes } from './favourites-device';
import { afterSending, toSend } from './favourites-rules';

const retryAfter = 15_000;

type Listeners = {
  /** All favourites as the backend has them by now. */
  onSaved: (slotIds: string[]) => void;
  /** Refused for good: the hearts go back to how they were. */
  onRefused: (reason: string) => void;
};

/** Sends the wishes of this device, one request at a time, until there are none left or the signal comes. */
export function createSender(eventId: number, userId: number, signal: AbortSignal, listeners: Listeners) {
  let isSending = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(retry));
  const read = () => parseWishes(readWishes(eventId, userId));

  async function send(): Promise<void> {
    const wishes = toSend(read());
    if (signal.aborted || isSending || wishes.add.length + wishes.remove.length === 0) return;
    isSending = true;
    const isDone = await attempt(wishes);
    isSending = false;
    clearTimeout(retry);
    if (!isDone) retry = setTimeout(send, retryAfter);
    // What was pressed meanwhile.
    else await send();
  }

  async function attempt(wishes: ReturnType<typeof toSend>): Promise<boolean> {
    try {
      const saved = await saveFavourites(await getBrowserDb(), eventId, wishes);
      listeners.onSaved(saved);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'unreachable' || reason === 'backend_failed') return false;
      listeners.onRefused(reason);
    }
    keepWishes(eventId, userId, afterSending(read(), wishes));
    return true;
  }

  return send;
}

function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.reason;
  // The client's own code could not be loaded: the connection is gone.
  if (error instanceof TypeError) return 'unreachable';
  throw error;
}

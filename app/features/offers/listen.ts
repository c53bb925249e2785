import { getBrowserDb } from '~/db/browser-middleware';
import { listOffers } from './queries';
import type { Offer } from './rules';

export async function readOffers(eventId: number, code: string): Promise<Offer[]> {
  return listOffers(await getBrowserDb(), eventId, code);
}

/** At most once a second, and not everyone at the same instant. */
const pause = () => 500 + Math.random() * 500;

/** Calls when what is left may have changed, until the signal: a message, or a connection that is back. */
export async function listenToOffers(
  eventId: number,
  signal: AbortSignal,
  onChange: () => void,
): Promise<void> {
  const db = await getBrowserDb();
  await db.realtime.setAuth();
  if (signal.aborted) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const change = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      onChange();
    }, pause());
  };
  const channel = db
    .channel(`event:${eventId}:availability`, { config: { private: true } })
    .on('broadcast', { event: 'availability' }, change)
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') change();
    });
  signal.addEventListener('abort', () => {
    clearTimeout(waiting);
    void db.removeChannel(channel);
  });
}

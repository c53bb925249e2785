import { getBrowserDb } from '~/db/browser-middleware';
import type { ChatAuthor, ChatMessage } from './types';
import { toldEvery } from './typing';

type Listeners = {
  onMessage: (message: ChatMessage) => void;
  /** Slow mode, locked, pinned …: read the room anew. */
  onRoom: () => void;
  onHere: (here: { here: number; people: ChatAuthor[] }) => void;
  onTyping: (userId: number) => void;
  /** The line is up, for the first time or again: something may have been missed. */
  onUp: () => void;
  onDown: () => void;
};

type Where = { eventId: number; roomId: number; userId: number | null };

/** Hears the room until the signal; answers how to say that one types, or nothing where strangers only read. */
export async function listenToRoom(
  { eventId, roomId, userId }: Where,
  signal: AbortSignal,
  { onMessage, onRoom, onHere, onTyping, onUp, onDown }: Listeners,
): Promise<() => void> {
  const db = await getBrowserDb();
  await db.realtime.setAuth();
  if (signal.aborted) return () => undefined;
  const topic = `event:${eventId}:chat:${roomId}`;
  const room = db
    .channel(topic, { config: { private: true } })
    .on('broadcast', { event: 'message' }, ({ payload }: { payload: ChatMessage }) => onMessage(payload))
    .on('broadcast', { event: 'room' }, onRoom)
    .on('broadcast', { event: 'here' }, ({ payload }) => onHere(payload))
    .subscribe((status) => {
      if (signal.aborted) return;
      if (status === 'SUBSCRIBED') onUp();
      else onDown();
    });
  signal.addEventListener('abort', () => void db.removeChannel(room));
  if (userId === null) return () => undefined;

  const typing = db
    .channel(`${topic}:typing`, { config: { private: true } })
    .on('broadcast', { event: 'typing' }, ({ payload }: { payload: { userId: number } }) =>
      onTyping(payload.userId),
    )
    .subscribe();
  signal.addEventListener('abort', () => void db.removeChannel(typing));
  let lastTold = 0;
  return () => {
    const now = Date.now();
    if (now - lastTold < toldEvery) return;
    lastTold = now;
    void typing.send({ type: 'broadcast', event: 'typing', payload: { userId } });
  };
}

import { getBrowserDb } from '~/db/browser-middleware';
import { type ChatHere, type ChatMessage, chatHereSchema, chatMessageSchema } from './types';
import { toldEvery } from './typing';

type Listeners = {
  onMessage: (message: ChatMessage) => void;
  /** Slow mode, locked, pinned …: read the room anew. */
  onRoom: () => void;
  onHere: (here: ChatHere) => void;
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
  let lastTold = 0;
  const hear = (message: ChatMessage) => {
    // Others take one's own message for the end of typing: what is typed next is told at once.
    if (message.author.id === userId) lastTold = 0;
    onMessage(message);
  };
  const room = db
    .channel(topic, { config: { private: true } })
    .on('broadcast', { event: 'message' }, ({ payload }) => hear(chatMessageSchema.parse(payload)))
    .on('broadcast', { event: 'room' }, onRoom)
    .on('broadcast', { event: 'here' }, ({ payload }) => onHere(chatHereSchema.parse(payload)))
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
  // The person's own topic is joined by the bell already: read on another device, muted, unmuted.
  const own = db.channel(`user:${userId}`, { config: { private: true } });
  for (const event of ['chat_read', 'chat_mute']) {
    own.on('broadcast', { event }, () => {
      if (!signal.aborted) onRoom();
    });
  }
  signal.addEventListener('abort', () => void db.removeChannel(typing));
  return () => {
    const now = Date.now();
    if (now - lastTold < toldEvery) return;
    lastTold = now;
    void typing.send({ type: 'broadcast', event: 'typing', payload: { userId } });
  };
}

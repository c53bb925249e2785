import { getBrowserDb } from '~/db/browser-middleware';
import { ignoreRefusal } from './keep-current';
import { listMessages, listOwnReactions } from './queries';
import { findMessage, hasOlder, isAtTail } from './room-state';
import { type RoomStore, reactionKey } from './room-store';
import type { ChatMessage } from './types';

const pageSize = 50;

/** Older and newer pages, one at a time, and a place somewhere in between. */
export function readHistory(store: RoomStore, roomId: number, isSignedIn: boolean) {
  let isReading = false;

  /** Which reactions are one's own is for oneself alone, so it does not come with the messages. */
  const readMine = async (messages: readonly ChatMessage[]) => {
    if (!isSignedIn) return;
    const reacted = messages.filter(({ reactions }) => Object.keys(reactions).length > 0).map(({ id }) => id);
    const reactions = await listOwnReactions(await getBrowserDb(), reacted);
    const mine = new Set(store.get().mine);
    for (const { messageId, emoji } of reactions) mine.add(reactionKey(messageId, emoji));
    store.set({ mine });
  };

  const once = async (read: () => Promise<readonly ChatMessage[]>) => {
    if (isReading) return;
    isReading = true;
    try {
      await readMine(await read());
    } catch (error) {
      ignoreRefusal(error);
    } finally {
      isReading = false;
    }
  };

  const older = () =>
    once(async () => {
      const { room } = store.get();
      const [first] = room.messages;
      if (!first || !hasOlder(room)) return [];
      const messages = await listMessages(await getBrowserDb(), roomId, { beforeSeq: first.seq, pageSize });
      store.reduce({ type: 'older', messages });
      return messages;
    });

  const newer = () =>
    once(async () => {
      const { room } = store.get();
      const last = room.messages.at(-1);
      if (!last || isAtTail(room)) return [];
      const messages = await listMessages(await getBrowserDb(), roomId, { afterSeq: last.seq, pageSize });
      store.reduce({ type: 'newer', messages });
      return messages;
    });

  /** The page around a message, unless it is there already; without a number, the newest. */
  const goTo = async (seq?: number): Promise<void> => {
    const { room } = store.get();
    if (seq === undefined ? isAtTail(room) : findMessage(room, seq)) return;
    await once(async () => {
      const around = seq === undefined ? {} : { beforeSeq: seq + pageSize / 2 };
      const messages = await listMessages(await getBrowserDb(), roomId, { ...around, pageSize });
      store.reduce({ type: 'opened', messages, change: room.change, newest: room.newest });
      return messages;
    });
  };

  return { older, newer, goTo };
}

import { useMemo } from 'react';
import { getBrowserDb } from '~/db/browser-middleware';
import type { Db } from '~/db/db';
import { AppError } from '~/lib/app-error';
import { wordsFor } from '~/lib/reasons';
import { toast } from '~/ui/toast/toast';
import { deleteMessage, editMessage, setReaction } from './commands';
import { pinMessage, removeMessage } from './desk-commands';
import type { ReactionEmoji } from './emoji';
import { type RoomStore, reactionKey } from './room-store';
import type { ChatMessage } from './types';

/** Runs a command as the person; a refusal is said in words. Answers whether it worked. */
export async function runCommand(command: (db: Db) => Promise<unknown>): Promise<boolean> {
  try {
    await command(await getBrowserDb());
    return true;
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof TypeError)) throw error;
    toast({ text: wordsFor(error instanceof AppError ? error.reason : 'unreachable'), tone: 'bad' });
    return false;
  }
}

/** What is done with one message. What everyone sees comes back over the line; only reactions do not wait for it. */
export function useMessageCommands(store: RoomStore) {
  return useMemo(() => {
    const setMine = (key: string, isOn: boolean) => {
      const mine = new Set(store.get().mine);
      if (isOn) mine.add(key);
      else mine.delete(key);
      store.set({ mine });
    };
    const react = async ({ id }: ChatMessage, emoji: ReactionEmoji) => {
      const key = reactionKey(id, emoji);
      const isOn = !store.get().mine.has(key);
      setMine(key, isOn);
      if (!(await runCommand((db) => setReaction(db, id, emoji, isOn)))) setMine(key, !isOn);
    };
    return {
      react,
      edit: ({ id }: ChatMessage, body: string) => runCommand((db) => editMessage(db, id, body)),
      remove: ({ id, author }: ChatMessage, viewerId: number | null) =>
        runCommand((db) => (author.id === viewerId ? deleteMessage(db, id) : removeMessage(db, id))),
      pin: ({ id, pinnedAt }: ChatMessage) => runCommand((db) => pinMessage(db, id, pinnedAt === null)),
    };
  }, [store]);
}

import { useEffect, useMemo, useRef, useState } from 'react';
import { getBrowserDb } from '~/db/browser-middleware';
import type { AppError } from '~/lib/app-error';
import { postMessage, secondsToWait } from './commands';
import { forgetOthers, keepOutgoing, type Outgoing, readOutgoing } from './outgoing';
import type { RoomStore } from './room-store';
import { sendInOrder } from './send-in-order';

export type Refusal = {
  reason: string /** When it can be tried again, where that is known. */;
  until: number | null;
};
export type Written = Pick<Outgoing, 'body' | 'replyTo' | 'mentions' | 'picture'>;

type Sending = {
  roomId: number;
  userId: number | null;
  store: RoomStore;
  /** Takes back what was refused; false where something else is being written already. */
  onReturned: (entry: Outgoing) => boolean;
};

/** What was written and has not arrived: kept on the device, sent in order, again by itself, never twice. */
export function useOutgoing({ roomId, userId, store, onReturned }: Sending) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const giveBack = useRef(onReturned);
  useEffect(() => {
    giveBack.current = onReturned;
  });

  const queue = useMemo(() => {
    const change = (entries: readonly Outgoing[]) => {
      store.set({ outgoing: entries });
      if (userId !== null) keepOutgoing(userId, roomId, entries);
    };
    const without = (clientId: string) => store.get().outgoing.filter((entry) => entry.clientId !== clientId);
    const mark = (clientId: string, state: Outgoing['state'], reason: string | null) =>
      change(
        store
          .get()
          .outgoing.map((entry) => (entry.clientId === clientId ? { ...entry, state, reason } : entry)),
      );
    const sender = sendInOrder({
      next: () => store.get().outgoing.find(({ state }) => state === 'waiting'),
      post: async ({ clientId, body, replyTo, mentions, picture }) =>
        postMessage(await getBrowserDb(), roomId, {
          clientId,
          body,
          mentions: mentions.map(({ id }) => id),
          ...(replyTo && { replyTo: replyTo.id }),
          ...(picture && { pictureId: picture.id }),
        }),
      onSent: ({ clientId }, message) => {
        setRefusal(null);
        // First the message, then without its shadow: it never disappears in between.
        store.reduce({ type: 'heard', messages: [message], isAtEnd: true });
        change(without(clientId));
      },
      onRefused: (entry, error) => {
        setRefusal({ reason: error.reason, until: waitUntil(error) });
        if (giveBack.current(entry)) change(without(entry.clientId));
        else mark(entry.clientId, 'failed', error.reason);
      },
      onStalled: () => store.set({}),
    });
    return { change, without, mark, sender };
  }, [roomId, userId, store]);

  useEffect(() => {
    if (userId === null) return;
    forgetOthers(userId);
    store.set({ outgoing: readOutgoing(userId, roomId) });
    void queue.sender.run();
    return queue.sender.stop;
  }, [queue, roomId, userId, store]);

  const send = (written: Written) => {
    const entry: Outgoing = {
      ...written,
      clientId: crypto.randomUUID(),
      at: new Date().toISOString(),
      state: 'waiting',
      reason: null,
    };
    queue.change([...store.get().outgoing, entry]);
    void queue.sender.run();
  };
  const retry = (clientId: string) => {
    queue.mark(clientId, 'waiting', null);
    void queue.sender.run();
  };
  const discard = (clientId: string) => queue.change(queue.without(clientId));
  return { send, retry, discard, run: () => void queue.sender.run(), refusal, setRefusal };
}

function waitUntil(error: AppError): number | null {
  const seconds = secondsToWait(error);
  return seconds === undefined ? null : Date.now() + seconds * 1000;
}

import type { Outgoing } from './outgoing';
import { emptyRoom, type RoomAction, type RoomState, reduceRoom } from './room-state';
import type { ChatAuthor, ChatMessage } from './types';
import { stoppedTyping, type Typing } from './typing';

/** All that a room shows and that changes while one looks at it. */
export type RoomView = {
  room: RoomState;
  outgoing: readonly Outgoing[];
  /** Reactions of one's own, as reactionKey writes them. */
  mine: ReadonlySet<string>;
  here: { here: number; people: readonly ChatAuthor[] };
  typing: Typing;
  pinned: readonly ChatMessage[];
  /** False while the line is down: what is shown may be old. */
  isLive: boolean;
};

export const reactionKey = (messageId: number, emoji: string) => `${messageId} ${emoji}`;

export type RoomStore = ReturnType<typeof makeRoomStore>;

type Opening = {
  messages: readonly ChatMessage[];
  newest: number;
  here: number;
  pinned: readonly ChatMessage[];
  mine: ReadonlySet<string>;
};

/** One for each room that is open; React reads it with `useSyncExternalStore`. */
export function makeRoomStore({ messages, newest, here, pinned, mine }: Opening) {
  const listeners = new Set<() => void>();
  let view: RoomView = {
    room: reduceRoom(emptyRoom, { type: 'opened', messages, change: 0, newest }),
    outgoing: [],
    mine,
    here: { here, people: [] },
    typing: new Map(),
    pinned,
    isLive: true,
  };
  const set = (change: Partial<RoomView>) => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const reduce = (action: RoomAction) => {
    const room = reduceRoom(view.room, action);
    const written = action.type === 'heard' ? action.messages : [];
    const typing = written.reduce((left, { author }) => stoppedTyping(left, author.id), view.typing);
    set({ room, typing, pinned: keepPins(view.pinned, action.messages) });
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { get: () => view, set, reduce, subscribe };
}

/** A message that is changed may be pinned by it, unpinned, or have new words. */
function keepPins(pinned: readonly ChatMessage[], changed: readonly ChatMessage[]): readonly ChatMessage[] {
  const touched = changed.filter(
    (message) =>
      (message.pinnedAt !== null && !message.isDeleted) || pinned.some(({ id }) => id === message.id),
  );
  if (touched.length === 0) return pinned;
  const byId = new Map(pinned.map((message) => [message.id, message]));
  for (const message of touched) {
    if ((byId.get(message.id)?.change ?? 0) > message.change) continue;
    if (message.pinnedAt === null || message.isDeleted) byId.delete(message.id);
    else byId.set(message.id, message);
  }
  return [...byId.values()].sort((a, b) => (b.pinnedAt ?? '').localeCompare(a.pinnedAt ?? ''));
}

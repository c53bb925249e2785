import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { readHistory } from './read-history';
import { makeRoomStore, reactionKey } from './room-store';
import type { ChatMessage, ChatRoom } from './types';
import { useMessageCommands } from './use-commands';
import type { ComposerHandle, Target } from './use-composer';
import { useJump } from './use-jump';
import { useLiveRoom } from './use-live-room';
import { useOutgoing, type Written } from './use-outgoing';
import { useRooms } from './use-rooms';

/** What the page of a room is loaded with. */
export type LoadedRoom = {
  rooms: readonly ChatRoom[];
  room: ChatRoom;
  messages: readonly ChatMessage[];
  pinned: readonly ChatMessage[];
  own: readonly { messageId: number; emoji: string }[];
  blocked: readonly { id: number; name: string }[];
};

/** The parts that make a room live, put together: its store, its line, its queue and its history. */
export function useRoomState(loaded: LoadedRoom, viewerId: number | null) {
  const { id: roomId, eventId } = loaded.room;
  const [store] = useState(() =>
    makeRoomStore({
      messages: loaded.messages,
      newest: loaded.room.lastSeq,
      here: loaded.room.here,
      pinned: loaded.pinned,
      mine: new Set(loaded.own.map(({ messageId, emoji }) => reactionKey(messageId, emoji))),
    }),
  );
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { rooms, readSoon } = useRooms(eventId, loaded.rooms, viewerId !== null);
  const room = rooms.find(({ id }) => id === roomId) ?? loaded.room;
  const atEnd = useRef(true);
  const composer = useRef<ComposerHandle>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const [sentAt, setSentAt] = useState<number | null>(null);

  const outgoing = useOutgoing({
    roomId,
    userId: viewerId,
    store,
    onReturned: (entry) => composer.current?.take(entry) ?? false,
  });
  const line = useLiveRoom({
    eventId,
    roomId,
    userId: viewerId,
    store,
    isAtEnd: () => atEnd.current && document.visibilityState === 'visible',
    onRoom: readSoon,
    onUp: outgoing.run,
  });
  const history = useMemo(() => readHistory(store, roomId, viewerId !== null), [store, roomId, viewerId]);
  const { marked, jump } = useJump(history.goTo);
  const commands = useMessageCommands(store);

  const send = (written: Omit<Written, 'replyTo'>) => {
    const quoted = target && !target.isEditing ? target.message : null;
    const replyTo = quoted && {
      id: quoted.id,
      seq: quoted.seq,
      authorName: quoted.author.name,
      excerpt: (quoted.body ?? '').slice(0, 140),
    };
    outgoing.setRefusal(null);
    outgoing.send({ ...written, replyTo });
    setTarget(null);
    setSentAt(Date.now());
  };
  const isSlow = room.slowSeconds > 0 && !room.isModerator;
  const quietUntil = isSlow && sentAt !== null ? sentAt + room.slowSeconds * 1000 : null;

  return {
    store,
    view,
    rooms,
    room,
    readSoon,
    atEnd,
    composer,
    target,
    setTarget,
    outgoing,
    line,
    history,
    marked,
    jump,
    commands,
    send,
    quietUntil,
  };
}

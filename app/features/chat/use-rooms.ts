import { useCallback, useEffect, useRef, useState } from 'react';
import { getBrowserDb } from '~/db/browser-middleware';
import { ignoreRefusal } from './keep-current';
import { listChatRooms } from './queries';
import type { ChatRoom } from './types';

const readEvery = 60_000;
const pause = 400;

/** The rooms as they are by now: read anew when one of them was changed, and now and then for what is new in them. */
export function useRooms(eventId: number, loaded: readonly ChatRoom[], isSignedIn: boolean) {
  const [read, setRead] = useState<{ since: unknown; rooms: readonly ChatRoom[] }>({
    since: loaded,
    rooms: loaded,
  });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readSoon = useCallback(() => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      getBrowserDb()
        .then((db) => listChatRooms(db, eventId))
        .then((rooms) => setRead({ since: loaded, rooms }))
        .catch(ignoreRefusal);
    }, pause);
  }, [eventId, loaded]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') readSoon();
    }, readEvery);
    return () => {
      clearInterval(timer);
      clearTimeout(waiting.current);
      waiting.current = undefined;
    };
  }, [readSoon]);
  // What a navigation brought is newer than what was read before it.
  const newest = read.since === loaded ? read.rooms : loaded;
  // A stranger has nothing to have read.
  const rooms = isSignedIn ? newest : newest.map((room) => ({ ...room, unread: 0 }));
  return { rooms, readSoon };
}

import { useEffect, useRef } from 'react';
import { getBrowserDb } from '~/db/browser-middleware';
import { leaveRoom } from './commands';
import { ignoreRefusal, keepCurrent } from './keep-current';
import type { RoomStore } from './room-store';
import { heardTyping, stillTyping } from './typing';

type LiveRoom = {
  eventId: number;
  roomId: number;
  userId: number | null;
  store: RoomStore;
  isAtEnd: () => boolean;
  /** The room itself was changed: who may write, slow mode … */
  onRoom: () => void;
  /** The line is up: what waits can be sent. */
  onUp: () => void;
};

const touchEvery = 45_000;
const readPause = 1500;

type Line = { tellTyping: () => void; touchSoon: () => void };

/** Joins the room while it is on the page. Answers what the page tells it: that one types, that one has read on. */
export function useLiveRoom({ eventId, roomId, userId, store, isAtEnd, onRoom, onUp }: LiveRoom): Line {
  const line = useRef<Line>({ tellTyping: () => undefined, touchSoon: () => undefined });
  const latest = useRef({ isAtEnd, onRoom, onUp });
  useEffect(() => {
    latest.current = { isAtEnd, onRoom, onUp };
  });

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const isReadingEnd = () => latest.current.isAtEnd();
    const current = keepCurrent({ roomId, userId, store, isAtEnd: isReadingEnd, signal });
    let readTimer: ReturnType<typeof setTimeout> | undefined;
    const touchSoon = () => {
      readTimer ??= setTimeout(() => {
        readTimer = undefined;
        void current.touch();
      }, readPause);
    };
    line.current = { tellTyping: () => undefined, touchSoon };
    // Not everyone at the same instant.
    const rounds = setInterval(() => void current.touch(), touchEvery * (0.9 + Math.random() * 0.2));
    const fading = setInterval(() => {
      const typing = stillTyping(store.get().typing, Date.now());
      if (typing !== store.get().typing) store.set({ typing });
    }, 1000);
    const comeBack = () => {
      if (document.visibilityState === 'hidden') return;
      void current.fill();
      void current.touch();
      latest.current.onRoom();
      latest.current.onUp();
    };
    document.addEventListener('visibilitychange', comeBack, { signal });
    window.addEventListener('online', comeBack, { signal });
    window.addEventListener('offline', () => store.set({ isLive: false }), { signal });
    window.addEventListener('focus', () => void current.touch(), { signal });
    void current.touch();

    import('./listen')
      .then(({ listenToRoom }) =>
        listenToRoom({ eventId, roomId, userId }, signal, {
          onMessage: (message) => {
            store.reduce({ type: 'heard', messages: [message], isAtEnd: isReadingEnd() });
            current.watchForHoles();
            if (isReadingEnd()) touchSoon();
          },
          onRoom: () => latest.current.onRoom(),
          onHere: (here) => store.set({ here }),
          onTyping: (typist) => {
            if (typist !== userId) store.set({ typing: heardTyping(store.get().typing, typist, Date.now()) });
          },
          onUp: () => {
            store.set({ isLive: true });
            void current.fill();
            latest.current.onUp();
          },
          onDown: () => store.set({ isLive: false }),
        }),
      )
      .then((tellTyping) => {
        line.current = { tellTyping, touchSoon };
      })
      .catch((error: unknown) => {
        ignoreRefusal(error);
        store.set({ isLive: false });
      });

    return () => {
      stopping.abort();
      clearInterval(rounds);
      clearInterval(fading);
      clearTimeout(readTimer);
      if (userId !== null) {
        getBrowserDb()
          .then((db) => leaveRoom(db, roomId))
          .catch(ignoreRefusal);
      }
    };
  }, [eventId, roomId, userId, store]);

  return {
    tellTyping: () => line.current.tellTyping(),
    touchSoon: () => line.current.touchSoon(),
  };
}

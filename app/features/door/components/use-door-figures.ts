import { useEffect, useState, useSyncExternalStore } from 'react';
import { getBrowserDb } from '~/db/browser-middleware';
import type { DoorFigures } from '../figures';
import { type Connection, watchDoor } from '../watch-door';

/** The figures that the page was loaded with, and from then on those of now. */
export function useDoorFigures(eventId: number, loaded: DoorFigures) {
  const [live, setLive] = useState<DoorFigures>();
  const [connection, setConnection] = useState<Connection>('connecting');
  const isOnline = useSyncExternalStore(listenToNetwork, isOnNetwork, () => true);

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    getBrowserDb()
      .then((db) => watchDoor(db, eventId, { signal, onFigures: setLive, onConnection: setConnection }))
      .then((readNow) => {
        // A phone that was put away, or a laptop that slept, has missed what happened meanwhile.
        const look = () => {
          if (document.visibilityState === 'visible') readNow();
        };
        document.addEventListener('visibilitychange', look, { signal });
        window.addEventListener('online', readNow, { signal });
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        setConnection('reconnecting');
        throw error;
      });
    return () => stopping.abort();
  }, [eventId]);

  const figures = live && Date.parse(live.at) > Date.parse(loaded.at) ? live : loaded;
  return { figures, connection: isOnline || connection === 'ended' ? connection : ('reconnecting' as const) };
}

function isOnNetwork(): boolean {
  return navigator.onLine;
}

function listenToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

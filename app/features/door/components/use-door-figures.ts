import { useEffect, useState } from 'react';
import { getBrowserDb } from '~/db/browser-middleware';
import type { DoorFigures } from '../figures';
import { type Connection, watchDoor } from '../watch-door';

/** The figures that the page was loaded with, and from then on those of now. */
export function useDoorFigures(eventId: number, loaded: DoorFigures) {
  const [live, setLive] = useState<DoorFigures>();
  const [connection, setConnection] = useState<Connection>('connecting');

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    getBrowserDb()
      .then((db) => watchDoor(db, eventId, { signal, onFigures: setLive, onConnection: setConnection }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        setConnection('reconnecting');
        throw error;
      });
    return () => stopping.abort();
  }, [eventId]);

  const figures = live && Date.parse(live.at) > Date.parse(loaded.at) ? live : loaded;
  return { figures, connection };
}

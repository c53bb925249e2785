import { useEffect, useEffectEvent } from 'react';
import { getBrowserDb } from '~/db/browser-middleware';

/** Calls back when something of a published timetable changed: sent from elsewhere, or missed while the line was down. */
export function usePublishedTimetable(eventId: number, onChange: () => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const ends = new AbortController();
    const listen = async () => {
      const db = await getBrowserDb();
      await db.realtime.setAuth();
      if (ends.signal.aborted) return;
      const channel = db
        .channel(`event:${eventId}:timetable`, { config: { private: true } })
        .on('broadcast', { event: '*' }, () => tell())
        .subscribe();
      ends.signal.addEventListener('abort', () => void db.removeChannel(channel));
    };
    // Without a line the page still shows what it has, and every act of one's own asks anew.
    listen().catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
    });
    return () => ends.abort();
  }, [eventId]);
}

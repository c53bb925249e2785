import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { newsOf, type Offer } from '../rules';

/**
 * The offers as they are now. Whoever looks at the box listens to the event's topic; the client for it is loaded
 * only then, and only while there is something that can change.
 */
export function useLiveOffers(
  box: RefObject<HTMLElement | null>,
  eventId: number,
  code: string,
  loaded: Offer[],
) {
  const [live, setLive] = useState<{ since: Offer[]; offers: Offer[] }>();
  const newest = useRef(loaded);
  newest.current = loaded;
  const isMoving = loaded.some(({ state }) => state !== 'over');

  const refresh = useCallback(() => {
    const since = newest.current;
    import('../listen')
      .then(({ readOffers }) => readOffers(eventId, code))
      .then((offers) => setLive({ since, offers }))
      // Without a connection the box stays as it was; the hold has the last word anyway.
      .catch(() => undefined);
  }, [eventId, code]);

  useEffect(() => {
    const element = box.current;
    if (!element || !isMoving) return;
    const stopping = new AbortController();
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      import('../listen')
        .then(({ listenToOffers }) => listenToOffers(eventId, stopping.signal, refresh))
        .catch(() => undefined);
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      stopping.abort();
    };
  }, [box, eventId, isMoving, refresh]);

  const offers = live?.since === loaded ? live.offers : loaded;
  const [told, setTold] = useState({ offers, news: '' });
  if (told.offers !== offers) setTold({ offers, news: newsOf(told.offers, offers) });
  return { offers, news: told.news, refresh };
}

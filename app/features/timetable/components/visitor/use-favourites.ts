import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { wordsFor } from '~/lib/reasons';
import { toast } from '~/ui/toast/toast';
import {
  adoptGuestWishes,
  keepSince,
  keepWishes,
  onWishesChanged,
  parseWishes,
  readWishes,
} from '../../favourites-device';
import { withWishes } from '../../favourites-rules';
import { createSender } from '../../favourites-sender';
import type { Favourite } from '../../queries';

const noWishes = () => '';

export type Favourites = {
  chosen: ReadonlySet<string>;
  /** How many hearts the backend does not know of yet; strangers have nothing to send. */
  waiting: number;
  toggle: (slot: { id: string }) => void;
};

/**
 * Hearts are on this device at once. Whoever is signed in has them sent to the backend too, now or when there is a
 * connection again; what a stranger chose is theirs as soon as they sign in.
 */
export function useFavourites(
  eventId: number,
  userId: number | null,
  loaded: readonly Favourite[],
): Favourites {
  const read = useCallback(() => readWishes(eventId, userId), [eventId, userId]);
  const kept = useSyncExternalStore(onWishesChanged, read, noWishes);
  const [confirmed, setConfirmed] = useState<{ since: typeof loaded; saved: string[] }>();
  const saved = useMemo(
    () => (confirmed?.since === loaded ? confirmed.saved : loaded.map(({ slotId }) => slotId)),
    [confirmed, loaded],
  );
  const chosen = useMemo(() => withWishes(saved, parseWishes(kept)), [saved, kept]);
  const newest = useRef({ chosen, loaded });
  newest.current = { chosen, loaded };
  const send = useRef<() => Promise<void>>(undefined);

  useEffect(() => {
    if (userId === null) return;
    const stopping = new AbortController();
    adoptGuestWishes(eventId, userId);
    send.current = createSender(eventId, userId, stopping.signal, {
      onSaved: (slotIds) => setConfirmed({ since: newest.current.loaded, saved: slotIds }),
      onRefused: (reason) => toast({ text: wordsFor(reason), tone: 'bad' }),
    });
    const goOn = () => void send.current?.();
    goOn();
    addEventListener('online', goOn, { signal: stopping.signal });
    return () => {
      send.current = undefined;
      stopping.abort();
    };
  }, [eventId, userId]);

  const toggle = useCallback(
    ({ id }: { id: string }) => {
      const { [id]: _, ...others } = parseWishes(readWishes(eventId, userId));
      const isWanted = !newest.current.chosen.has(id);
      // For strangers what is not wanted is simply not there.
      keepWishes(eventId, userId, userId === null && !isWanted ? others : { ...others, [id]: isWanted });
      if (isWanted) keepSince(eventId, [id], new Date().toISOString());
      void send.current?.();
    },
    [eventId, userId],
  );

  return { chosen, waiting: userId === null ? 0 : Object.keys(parseWishes(kept)).length, toggle };
}

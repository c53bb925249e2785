import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Timetable } from '../../queries';
import { type Drifts, toVisitorSlots } from '../../visitor-types';

type Pushed = { revision: number; drifts: Drifts };

/** The slots at the times at which they are by now: what was read, and what was pushed since then. */
export function useLiveDrift(eventId: number, { slots, revision }: Timetable, onStale: () => void) {
  const [pushed, setPushed] = useState<Pushed>();
  const readAgain = useEffectEvent(onStale);
  useEffect(() => {
    const stopping = new AbortController();
    import('../../visitor-listen')
      .then(({ listenToTimetable }) =>
        listenToTimetable(eventId, stopping.signal, {
          onDrift: (revision, drifts) =>
            setPushed((known) => (known && known.revision > revision ? known : { revision, drifts })),
          onPublished: () => readAgain(),
        }),
      )
      // Without a connection the timetable stays as it was read.
      .catch(() => undefined);
    return () => stopping.abort();
  }, [eventId]);
  const drifts = pushed && pushed.revision > revision ? pushed.drifts : undefined;
  return useMemo(() => toVisitorSlots(slots, drifts), [slots, drifts]);
}

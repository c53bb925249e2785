import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { whenIdle } from '~/lib/when-idle';
import type { Timetable } from '../../queries';
import { type Drifts, toVisitorSlots } from '../../visitor-types';

type Pushed = { revision: number; drifts: Drifts };

/** The slots at the times at which they are by now: what was read, and what was pushed since then. */
export function useLiveDrift(eventId: number, { slots, revision }: Timetable, onStale: () => void) {
  const [pushed, setPushed] = useState<Pushed>();
  const readAgain = useEffectEvent(onStale);
  const readRevision = useEffectEvent(() => Math.max(revision, pushed?.revision ?? 0));
  useEffect(() => {
    const stopping = new AbortController();
    const cancel = whenIdle(() => {
      import('../../visitor-listen')
        .then(({ listenToTimetable }) =>
          listenToTimetable(eventId, stopping.signal, {
            onDrift: (revision, drifts) =>
              setPushed((known) => (known && known.revision > revision ? known : { revision, drifts })),
            onPublished: () => readAgain(),
            readRevision: () => readRevision(),
          }),
        )
        // Without a connection the timetable stays as it was read.
        .catch(() => undefined);
    });
    return () => {
      cancel();
      stopping.abort();
    };
  }, [eventId]);
  const drifts = pushed && pushed.revision > revision ? pushed.drifts : undefined;
  return useMemo(() => toVisitorSlots(slots, drifts), [slots, drifts]);
}

import { useEffect, useState } from 'react';
import { listScanners, type Scanner } from '~/features/door/queries';
import { useCommands } from '~/routes/use-commands';

/** Phones say every ten seconds that they are there; nothing tells this page. */
const pause = 10_000;

/** The phones as they are now, so that one sees a link being used and a phone falling silent. */
export function useFreshScanners(eventId: number, loaded: { scanners: Scanner[]; now: string }) {
  const { ask } = useCommands();
  const { scanners, now } = loaded;
  const [fresh, setFresh] = useState<{ since: Scanner[]; scanners: Scanner[]; now: string }>();
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const read = await ask((db) => listScanners(db, eventId));
      if (read) setFresh({ since: scanners, scanners: read, now: new Date().toISOString() });
    };
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [ask, eventId, scanners]);
  return fresh?.since === scanners ? fresh : { scanners, now };
}

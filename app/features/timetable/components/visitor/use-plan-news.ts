import { useEffect, useMemo, useState } from 'react';
import { getBrowserDb } from '~/db/browser-middleware';
import { afterPaint } from '~/lib/after-paint';
import { keepSince, readSince } from '../../favourites-device';
import { newsOf } from '../../plan-changes';
import { listPlanChanges, type PlanChange } from '../../plan-queries';
import type { Favourite } from '../../queries';

/** What publications changed of the plan since it was made; read once the page is there, and again when it changes. */
export function usePlanNews(
  eventId: number,
  revision: number,
  chosen: ReadonlySet<string>,
  saved: readonly Favourite[],
) {
  const [changes, setChanges] = useState<PlanChange[]>([]);
  const [seenAt, setSeenAt] = useState('');
  const ids = [...chosen].sort().join();

  useEffect(() => {
    if (ids === '' || revision === 0) return setChanges([]);
    let isCurrent = true;
    const read = async () => {
      // The heart that was pressed is seen first.
      await afterPaint();
      if (!isCurrent) return;
      const found = await listPlanChanges(await getBrowserDb(), eventId, ids.split(','));
      if (isCurrent) setChanges(found);
    };
    // News can wait for a connection.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [eventId, revision, ids]);

  const news = useMemo(() => {
    const known = Object.fromEntries(saved.map(({ slotId, at }) => [slotId, at]));
    const later = changes.filter(({ at }) => at > seenAt);
    return changes.length === 0 ? [] : newsOf(later, { ...known, ...readSince(eventId) });
  }, [changes, saved, eventId, seenAt]);

  const dismiss = () => {
    const now = new Date().toISOString();
    keepSince(eventId, chosen, now);
    setSeenAt(now);
  };
  return { news, dismiss };
}

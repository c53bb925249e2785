import { useEffect, useState, useSyncExternalStore } from 'react';
import { getBrowserDb } from '~/db/browser-middleware';
import { saveSlots } from '../../commands';
import { listPlannedSlots } from '../../planner-queries';
import type { PlannedSlot } from '../../planner-state';
import { PlannerStore } from '../../planner-store';

export function usePlannerStore(eventId: number, slots: PlannedSlot[]) {
  const [store] = useState(
    () =>
      new PlannerStore(slots, {
        save: async (changes) => saveSlots(await getBrowserDb(), eventId, changes),
        load: async () => listPlannedSlots(await getBrowserDb(), eventId),
      }),
  );
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);

  useEffect(() => {
    const ends = new AbortController();
    const tryAgain = () => void store.saveNow();
    const look = () => {
      if (document.visibilityState === 'visible') void store.refresh();
    };
    window.addEventListener('online', tryAgain, ends);
    document.addEventListener('visibilitychange', look, ends);
    return () => {
      ends.abort();
      // What was changed a moment before the page is left.
      void store.saveNow();
    };
  }, [store]);

  return { store, ...snapshot };
}

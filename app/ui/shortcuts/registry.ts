import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Shortcut } from './shortcut';

type Place = { current: readonly Shortcut[] };

const places = new Set<Place>();
const listeners = new Set<() => void>();
let all: readonly Shortcut[] = [];
const none: readonly Shortcut[] = [];

/** Everything that can be pressed now: what listens and what is shown to people are the same list. */
export const registeredShortcuts = (): readonly Shortcut[] => all;

export function useRegisteredShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, registeredShortcuts, () => none);
}

/** These keys work, and are shown in the sheet, for as long as the component is there: from the moment that it is seen. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const place = useRef<readonly Shortcut[]>(none);
  useLayoutEffect(() => {
    places.add(place);
    return () => {
      places.delete(place);
      changed();
    };
  }, []);
  useLayoutEffect(() => {
    place.current = shortcuts;
    changed();
  });
}

function changed(): void {
  all = [...places].flatMap(({ current }) => current);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

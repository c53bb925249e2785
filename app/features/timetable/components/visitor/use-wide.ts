import { useSyncExternalStore } from 'react';

/** board.module.css says the same. */
const wide = '(min-width: 720px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether there is room for the grid; not known on the server, where both are drawn and the style sheet decides. */
export function useWide(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(wide).matches,
    () => undefined,
  );
}

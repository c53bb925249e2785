import { useSyncExternalStore } from 'react';

export const wideQuery = '(min-width: 1000px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(wideQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether there is room for panels beside the page. The designer is never drawn on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wideQuery).matches);
}

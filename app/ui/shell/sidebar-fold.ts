import { useSyncExternalStore } from 'react';

export const sidebarKey = 'limelight-sidebar';

const listeners = new Set<() => void>();

/** The fold is an attribute of the document, so that a script can set it before the first paint. */
export function useSidebarFold(): { folded: boolean; toggle: () => void } {
  const folded = useSyncExternalStore(subscribe, isFolded, () => false);
  return { folded, toggle: () => fold(!isFolded()) };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isFolded(): boolean {
  return document.documentElement.dataset.sidebar === 'folded';
}

function fold(folded: boolean): void {
  if (folded) document.documentElement.dataset.sidebar = 'folded';
  else delete document.documentElement.dataset.sidebar;
  try {
    localStorage.setItem(sidebarKey, folded ? 'folded' : 'open');
  } catch {
    // Storage is switched off: the fold then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

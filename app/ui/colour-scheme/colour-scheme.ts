import { useSyncExternalStore } from 'react';

export const colourSchemeKey = 'limelight-colours';

export type ColourScheme = 'auto' | 'dark' | 'light';

/** What the person chose; boot-script.tsx turns it into an attribute of the document. */
export function useColourScheme(): ColourScheme | undefined {
  return useSyncExternalStore(onColourSchemeChosen, readColourScheme, () => undefined);
}

export function readColourScheme(): ColourScheme {
  try {
    const stored = localStorage.getItem(colourSchemeKey);
    return stored === 'dark' || stored === 'light' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

/** The event is the one that other tabs get by themselves, so all listen to the same. */
export function chooseColourScheme(scheme: ColourScheme): void {
  if (scheme === readColourScheme()) return;
  try {
    localStorage.setItem(colourSchemeKey, scheme);
  } catch {
    // Storage is switched off: the colours of the system stay.
    return;
  }
  window.dispatchEvent(new StorageEvent('storage', { key: colourSchemeKey }));
}

export function onColourSchemeChosen(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

import { useSyncExternalStore } from 'react';

const singleKeysKey = 'limelight-single-keys';

/** Kept per device: who speaks to their computer, or types by accident, can do without. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(singleKeysKey) !== 'off';
  } catch {
    return true;
  }
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
}

/** The event is the one that other tabs get by themselves, so all listen to the same. */
export function switchSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(singleKeysKey, isOn ? 'on' : 'off');
  } catch {
    // Storage is switched off: nothing can be kept, and the keys stay on.
    return;
  }
  window.dispatchEvent(new StorageEvent('storage', { key: singleKeysKey }));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** What a phone remembers of how it is used. */
export type Preferences = {
  /** White and black for the sun, otherwise dark. */
  isSunny: boolean;
  isLoud: boolean;
  cameraId: string | null;
  /** The door that is on the screen: after a crash it is again. */
  openEventId: number | null;
};

const key = 'limelight-scanner';
export const defaultPreferences: Preferences = {
  isSunny: false,
  isLoud: true,
  cameraId: null,
  openEventId: null,
};

export function readPreferences(): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return { ...defaultPreferences, ...(typeof kept === 'object' ? kept : {}) };
  } catch {
    // Nothing kept, or a browser that keeps nothing.
    return defaultPreferences;
  }
}

export function keepPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // It works all the same until the page is closed.
  }
}

const key = 'limelight.news-seen';
const most = 50;

/** The numbers of what strangers were shown on this device. */
export function seenOnDevice(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

export function rememberSeen(id: number): void {
  try {
    localStorage.setItem(key, JSON.stringify([...seenOnDevice(), id].slice(-most)));
  } catch {
    // A device that keeps nothing shows it again: better than not at all.
  }
}

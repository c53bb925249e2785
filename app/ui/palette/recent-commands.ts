const recentKey = 'limelight-palette';
const most = 5;

/** What was used last on this device, newest first. */
export function listRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function recordUse(id: string): void {
  try {
    localStorage.setItem(recentKey, JSON.stringify(withUse(listRecent(), id)));
  } catch {
    // Storage is switched off or full: nothing is remembered.
  }
}

export function withUse(recent: string[], id: string): string[] {
  return [id, ...recent.filter((one) => one !== id)].slice(0, most);
}

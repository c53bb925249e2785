/** Wishes that only this device knows, by the number of the slot: in the plan, or out of it again. */
export type Wishes = Record<string, boolean>;

const slotId = /^[0-9a-f-]{36}$/;
const listeners = new Set<() => void>();
/** Where the browser keeps nothing (private windows, full disks) favourites last as long as the page. */
const untilReload = new Map<string, string>();

function keyOf(eventId: number, userId: number | null): string {
  return `limelight-favourites:${eventId}:${userId ?? 'guest'}`;
}

/** As text, so that nothing has changed where it is the same. */
export function readWishes(eventId: number, userId: number | null): string {
  const key = keyOf(eventId, userId);
  try {
    return localStorage.getItem(key) ?? untilReload.get(key) ?? '';
  } catch {
    return untilReload.get(key) ?? '';
  }
}

export function parseWishes(text: string): Wishes {
  try {
    const read: unknown = JSON.parse(text || '{}');
    if (typeof read !== 'object' || read === null) return {};
    const wishes = Object.entries(read).filter(
      ([id, wanted]) => slotId.test(id) && typeof wanted === 'boolean',
    );
    return Object.fromEntries(wishes);
  } catch {
    return {};
  }
}

export function keepWishes(eventId: number, userId: number | null, wishes: Wishes): void {
  const key = keyOf(eventId, userId);
  const text = Object.keys(wishes).length > 0 ? JSON.stringify(wishes) : '';
  untilReload.delete(key);
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    untilReload.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** What was chosen before signing in becomes a wish of the person who signed in. */
export function adoptGuestWishes(eventId: number, userId: number): void {
  const guest = parseWishes(readWishes(eventId, null));
  const wanted = Object.fromEntries(Object.entries(guest).filter(([, isWanted]) => isWanted));
  if (Object.keys(guest).length === 0) return;
  keepWishes(eventId, userId, { ...wanted, ...parseWishes(readWishes(eventId, userId)) });
  keepWishes(eventId, null, {});
}

/** Other tabs of this browser change it too. */
export function onWishesChanged(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Since when a slot is in the plan, as this device knows it: what changed later is news. */
export type Since = Record<string, string>;

export function readSince(eventId: number): Since {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(sinceKeyOf(eventId)) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, at]) => typeof at === 'string'));
  } catch {
    return {};
  }
}

export function keepSince(eventId: number, slotIds: Iterable<string>, at: string): void {
  const now = Object.fromEntries([...slotIds].map((id) => [id, at]));
  try {
    localStorage.setItem(sinceKeyOf(eventId), JSON.stringify({ ...readSince(eventId), ...now }));
  } catch {
    // The news is shown once more next time.
  }
}

function sinceKeyOf(eventId: number): string {
  return `limelight-favourites-since:${eventId}`;
}

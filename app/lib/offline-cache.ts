const kinds = ['tickets', 'timetables'] as const;

export type OfflineKind = (typeof kinds)[number];

/** Where this browser keeps what somebody opened, to show it without a network. */
export function offlineCacheOf(kind: OfflineKind, userId: number | null): string {
  return `${kind}-${userId ?? 'guest'}`;
}

/** Whoever has signed out leaves nothing behind. What guests opened stays: their browser is their only key to it. */
export async function forgetCachesOfOthers(userId: number | null): Promise<void> {
  // Only on addresses that browsers take for safe. Without a network the page itself may be a kept one, of an earlier time.
  if (!('caches' in globalThis) || !navigator.onLine) return;
  const mine = kinds.flatMap((kind) => [offlineCacheOf(kind, userId), offlineCacheOf(kind, null)]);
  const ours = (name: string) => kinds.some((kind) => name.startsWith(`${kind}-`));
  const names = (await caches.keys()).filter((name) => ours(name) && !mine.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

const prefix = 'tickets-';

/** Where this browser keeps the tickets that somebody opened, to show them without a network. */
export function ticketCacheOf(userId: number | null): string {
  return `${prefix}${userId ?? 'guest'}`;
}

/** Whoever has signed out leaves no tickets behind. What guests opened stays: their browser is their only key to it. */
export async function forgetTicketsOfOthers(userId: number | null): Promise<void> {
  // Only on addresses that browsers take for safe. Without a network the page itself may be a kept one, of an earlier time.
  if (!('caches' in globalThis) || !navigator.onLine) return;
  const mine = [ticketCacheOf(userId), ticketCacheOf(null)];
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && !mine.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

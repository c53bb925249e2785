import type { Wishes } from './favourites-device';

/** What is in the plan: what the backend has, with the wishes of this device on top. */
export function withWishes(saved: readonly string[], wishes: Wishes): Set<string> {
  const chosen = new Set(saved);
  for (const [id, wanted] of Object.entries(wishes)) {
    if (wanted) chosen.add(id);
    else chosen.delete(id);
  }
  return chosen;
}

export type Sending = { add: string[]; remove: string[] };

export function toSend(wishes: Wishes): Sending {
  const ids = (wanted: boolean) =>
    Object.entries(wishes).flatMap(([id, isWanted]) => (isWanted === wanted ? [id] : []));
  return { add: ids(true), remove: ids(false) };
}

/** What is left to send: a heart that was pressed again meanwhile is a newer wish. */
export function afterSending(wishes: Wishes, { add, remove }: Sending): Wishes {
  const sent = new Map([
    ...add.map((id) => [id, true] as const),
    ...remove.map((id) => [id, false] as const),
  ]);
  return Object.fromEntries(Object.entries(wishes).filter(([id, wanted]) => sent.get(id) !== wanted));
}

import type { Wishes } from './favourites-device';

/** What is in the plan: what the backend has, with the wishes of this device on top. */
export function withWishes(saved: readonly number[], wishes: Wishes): Set<number> {
  const chosen = new Set(saved);
  for (const [id, wanted] of Object.entries(wishes)) {
    if (wanted) chosen.add(Number(id));
    else chosen.delete(Number(id));
  }
  return chosen;
}

export type Sending = { add: number[]; remove: number[] };

export function toSend(wishes: Wishes): Sending {
  const ids = (wanted: boolean) =>
    Object.entries(wishes).flatMap(([id, isWanted]) => (isWanted === wanted ? [Number(id)] : []));
  return { add: ids(true), remove: ids(false) };
}

/** What is left to send: a heart that was pressed again meanwhile is a newer wish. */
export function afterSending(wishes: Wishes, { add, remove }: Sending): Wishes {
  const sent = new Map([
    ...add.map((id) => [id, true] as const),
    ...remove.map((id) => [id, false] as const),
  ]);
  return Object.fromEntries(Object.entries(wishes).filter(([id, wanted]) => sent.get(Number(id)) !== wanted));
}

import type { PublishedSlot } from './types';

const minute = 60_000;

/** When a slot really is: the plan and its delay. Null while its time is to be announced. */
export function effectiveTimes(
  slot: Pick<PublishedSlot, 'startsAt' | 'endsAt' | 'driftMinutes'>,
): { startsAt: string; endsAt: string } | null {
  if (slot.startsAt === null || slot.endsAt === null) return null;
  const later = (at: string) => new Date(Date.parse(at) + slot.driftMinutes * minute).toISOString();
  return { startsAt: later(slot.startsAt), endsAt: later(slot.endsAt) };
}

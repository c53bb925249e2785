import { effectiveTimes } from './effective';
import type { PublishedSlot, SlotArtist } from './types';

export type VisitorArtist = SlotArtist & { genres: string[] };

/** A slot as it is read. */
export type ReadSlot = Omit<PublishedSlot, 'artists'> & { artists: VisitorArtist[]; updatedAt: string };

/** A slot as visitors see it: at the time at which it really is, and at the one that was planned. */
export type VisitorSlot = ReadSlot & { plannedStartsAt: string | null; plannedEndsAt: string | null };

export type TimedSlot = VisitorSlot & {
  plannedStartsAt: string;
  plannedEndsAt: string;
  startsAt: string;
  endsAt: string;
  night: string;
};

/** Delays by the number of the slot, all there are. */
export type Drifts = Readonly<Record<string, number>>;

/** With the delays that were pushed, where there are newer ones than those that were read. */
export function toVisitorSlots(slots: readonly ReadSlot[], pushed?: Drifts): VisitorSlot[] {
  return slots.map((slot) => {
    const driftMinutes = pushed ? (pushed[slot.id] ?? 0) : slot.driftMinutes;
    const times = effectiveTimes({ ...slot, driftMinutes });
    return {
      ...slot,
      driftMinutes,
      plannedStartsAt: slot.startsAt,
      plannedEndsAt: slot.endsAt,
      startsAt: times?.startsAt ?? null,
      endsAt: times?.endsAt ?? null,
    };
  });
}

export function isTimed(slot: VisitorSlot): slot is TimedSlot {
  return slot.startsAt !== null && slot.endsAt !== null && slot.night !== null;
}

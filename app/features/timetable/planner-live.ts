import { effectiveTimes } from './effective';
import type { PublishedSlot, Stage } from './types';

export type LiveSlot = PublishedSlot & { from: number; to: number };

/** What a stage plays now and next, and how late it runs. */
export type LiveStage = {
  stage: Stage;
  now: LiveSlot | null;
  next: LiveSlot | null;
  driftMinutes: number;
};

/** Stages with something to come, as the crew sees them at a moment. */
export function listLiveStages(
  stages: readonly Stage[],
  slots: readonly PublishedSlot[],
  at: number,
): LiveStage[] {
  return stages.map((stage) => {
    const coming = slots
      .filter(({ stageId }) => stageId === stage.id)
      .flatMap((slot): LiveSlot[] => {
        const times = effectiveTimes(slot);
        return times ? [{ ...slot, from: Date.parse(times.startsAt), to: Date.parse(times.endsAt) }] : [];
      })
      .filter(({ to }) => to > at)
      .toSorted((one, other) => one.from - other.from);
    // Where two overlap, the one that began later plays: whoever was before has made room.
    const now = coming.findLast(({ from }) => from <= at) ?? null;
    const next = coming.find(({ from }) => from > at) ?? null;
    return { stage, now, next, driftMinutes: (now ?? next)?.driftMinutes ?? 0 };
  });
}

/** What could have begun at this moment: the next act, or else the one that plays. As drift allows: 000620_drift.sql. */
export function startable({ now, next }: LiveStage, at: number): LiveSlot | null {
  const isNear = (slot: LiveSlot | null) => {
    if (!slot) return false;
    const late = (at - slot.from) / 60_000 + slot.driftMinutes;
    return late > -240 && late < 720;
  };
  return isNear(next) ? next : isNear(now) ? now : null;
}

/** '+15 min', '−5 min', 'on time' */
export function driftWords(minutes: number): string {
  if (minutes === 0) return 'On time';
  return minutes > 0 ? `+${minutes} min` : `−${-minutes} min`;
}

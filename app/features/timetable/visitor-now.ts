import type { Stage } from './types';
import { sortByTime } from './visitor-axis';
import { isTimed, type TimedSlot, type VisitorSlot } from './visitor-types';

export type StageNow = { stage: Stage; now: TimedSlot | undefined; next: TimedSlot | undefined };

/** The longest that people want to hear of the next one ahead. */
const horizon = 6 * 3_600_000;

export function isOn({ startsAt, endsAt }: TimedSlot, now: number): boolean {
  return Date.parse(startsAt) <= now && now < Date.parse(endsAt);
}

/** What plays on each stage and what comes after it; stages where nothing goes on any more are left out. */
export function nowAndNext(stages: readonly Stage[], slots: readonly VisitorSlot[], now: number): StageNow[] {
  return stages.flatMap((stage) => {
    const own = sortByTime(slots.filter(isTimed).filter(({ stageId }) => stageId === stage.id));
    // The one that began last: a delayed act may still be on while the next has started.
    const playing = own.findLast((slot) => isOn(slot, now));
    const next = own.find(({ startsAt }) => {
      const starts = Date.parse(startsAt);
      return starts > now && starts - now <= horizon;
    });
    return playing || next ? [{ stage, now: playing, next }] : [];
  });
}

/** How much of it is over, from 0 to 1. */
export function progressOf({ startsAt, endsAt }: TimedSlot, now: number): number {
  const starts = Date.parse(startsAt);
  return Math.min(1, Math.max(0, (now - starts) / Math.max(1, Date.parse(endsAt) - starts)));
}

/** Now it is this night, or the first that is not over; the first of all once everything is. */
export function nightToShow(slots: readonly VisitorSlot[], now: number): string | undefined {
  const timed = sortByTime(slots.filter(isTimed));
  return (timed.find(({ endsAt }) => Date.parse(endsAt) > now) ?? timed[0])?.night;
}

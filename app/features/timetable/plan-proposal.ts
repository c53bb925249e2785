import { walkBetween } from './plan-clashes';
import type { Stage } from './types';
import { sortByTime } from './visitor-axis';
import { isTimed, type TimedSlot, type VisitorSlot } from './visitor-types';

type Best = { slots: TimedSlot[]; minutes: number };

/**
 * As many of these slots as one person can see whole, with the time to walk in between; of the ways to see as many,
 * the one with the most music in it. What has no time yet stays in the plan.
 */
export function proposePlan(
  slots: readonly VisitorSlot[],
  stages: ReadonlyMap<number, Stage>,
): { kept: Set<string>; left: VisitorSlot[] } {
  const timed = sortByTime(slots.filter(isTimed));
  // The best plan that ends with each slot, found from the best plans that end before it.
  const ending: Best[] = [];
  for (const slot of timed) {
    const before = timed
      .flatMap((earlier, index) =>
        index < ending.length && fits(earlier, slot, stages) ? (ending[index] ?? []) : [],
      )
      .reduce<Best>(better, { slots: [], minutes: 0 });
    ending.push({ slots: [...before.slots, slot], minutes: before.minutes + minutesOf(slot) });
  }
  const best = ending.reduce<Best>(better, { slots: [], minutes: 0 });
  const kept = new Set([...best.slots, ...slots.filter((slot) => !isTimed(slot))].map(({ id }) => id));
  return { kept, left: slots.filter(({ id }) => !kept.has(id)) };
}

function fits(earlier: TimedSlot, later: TimedSlot, stages: ReadonlyMap<number, Stage>): boolean {
  const walk = walkBetween(earlier, later, stages) * 60_000;
  return Date.parse(earlier.endsAt) + walk <= Date.parse(later.startsAt);
}

function better(a: Best, b: Best): Best {
  const more = b.slots.length - a.slots.length || b.minutes - a.minutes;
  return more > 0 ? b : a;
}

function minutesOf({ startsAt, endsAt }: TimedSlot): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}

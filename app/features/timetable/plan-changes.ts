import type { PlanChange, SlotFacts } from './plan-queries';
import { clockWords } from './visitor-clock';

/** The changes that came after a slot was put into the plan; of each slot the newest alone. */
export function newsOf(
  changes: readonly PlanChange[],
  since: Readonly<Record<string, string>>,
): PlanChange[] {
  const seen = new Set<string>();
  return changes.filter(({ slotId, at }) => {
    const isNews = Date.parse(at) > Date.parse(since[slotId] ?? '1970-01-01T00:00:00Z') && !seen.has(slotId);
    if (isNews) seen.add(slotId);
    return isNews;
  });
}

/** 'Ada moved from 22:00, Main to 23:00, Garden.' */
export function changeWords({ kind, before, after }: PlanChange, zone: string): string {
  const name = nameIn(before ?? after);
  if (kind === 'removed' || !after) return `${name} is no longer on the timetable.`;
  if (kind === 'moved' && before)
    return `${name} moved from ${placeIn(before, zone)} to ${placeIn(after, zone)}.`;
  if (kind === 'renamed') return `${name} is now ${nameIn(after)}.`;
  return `${nameIn(after)} is new: ${placeIn(after, zone)}.`;
}

function nameIn(facts: SlotFacts | null): string {
  return facts?.title || facts?.artists.join(' b2b ') || 'A set';
}

function placeIn({ startsAt, stage }: SlotFacts, zone: string): string {
  return [startsAt ? clockWords(startsAt, zone) : 'a time to be announced', stage].filter(Boolean).join(', ');
}

import type { TimedSlot } from './visitor-types';

/** A slot for tests: only its time matters. */
export function slotOf(
  id: string,
  startsAt: string,
  minutes: number,
  other: Partial<TimedSlot> = {},
): TimedSlot {
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  return {
    id,
    stageId: 1,
    title: `Act ${id}`,
    note: '',
    artists: [],
    plannedStartsAt: startsAt,
    plannedEndsAt: endsAt,
    startsAt,
    endsAt,
    driftMinutes: 0,
    updatedAt: startsAt,
    night: '2026-11-14',
    ...other,
  };
}

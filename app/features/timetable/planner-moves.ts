import type { EventHours, Range } from './planner-geometry';
import type { SlotContent, Stage, TimetableSettings } from './types';

const minute = 60_000;
/** Doors may open at any second; nobody begins then. */
const fullStep = 5 * minute;
const longest = 24 * 60 * minute;

/** Slots that are placed without a length last an hour. */
export const usualLength = 60;

const iso = (at: number) => new Date(at).toISOString();

export function withTimes(slot: SlotContent, { from, to }: Range): SlotContent {
  return { ...slot, startsAt: iso(from), endsAt: iso(to) };
}

/** Earlier or later by so many minutes; what has no time stays without. */
export function shift(slot: SlotContent, minutes: number): SlotContent {
  const range = rangeOf(slot);
  if (!range) return slot;
  return withTimes(slot, { from: range.from + minutes * minute, to: range.to + minutes * minute });
}

/** Shorter or longer by so many minutes, but never shorter than one step and never longer than a day. */
export function resize(slot: SlotContent, minutes: number, least: number): SlotContent {
  const range = rangeOf(slot);
  if (!range) return slot;
  const to = Math.max(range.to + minutes * minute, range.from + least * minute);
  return withTimes(slot, { from: range.from, to: Math.min(to, range.from + longest) });
}

/** To the stage before or after; at the ends it stays. */
export function changeStage(slot: SlotContent, stages: readonly Stage[], step: number): SlotContent {
  const place = stages.findIndex(({ id }) => id === slot.stageId);
  const next = stages[place < 0 ? 0 : place + step];
  return next ? { ...slot, stageId: next.id } : slot;
}

/** The first time on a stage that night after everything that is planned there, with the change-over. */
export function nextFree(
  planned: readonly (Range & { content: SlotContent })[],
  stageId: number | null,
  night: Range,
  hours: EventHours,
  { changeoverMinutes }: TimetableSettings,
): Range {
  const ends = planned.filter(({ content }) => content.stageId === stageId).map(({ to }) => to);
  const opens = Math.max(Date.parse(hours.opensAt), night.from);
  const begin = Math.ceil((opens < night.to ? opens : night.from) / fullStep) * fullStep;
  const from = ends.length > 0 ? Math.max(...ends) + changeoverMinutes * minute : begin;
  return { from, to: from + usualLength * minute };
}

export function rangeOf({ startsAt, endsAt }: SlotContent): Range | null {
  if (startsAt === null || endsAt === null) return null;
  return { from: Date.parse(startsAt), to: Date.parse(endsAt) };
}

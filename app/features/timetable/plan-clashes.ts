import { type Stage, slotName } from './types';
import { sortByTime } from './visitor-axis';
import { isTimed, type TimedSlot, type VisitorSlot } from './visitor-types';
import { walkingMinutes } from './walking';

const minute = 60_000;

/** Two that one person cannot see whole: they overlap, or the way from one to the other is too long. */
export type Clash = {
  first: TimedSlot;
  second: TimedSlot;
  /** Above 0 where they overlap. */
  overlapMinutes: number;
  /** What is left to walk from one to the other; 0 where they overlap. */
  gapMinutes: number;
  walkMinutes: number;
};

type Stages = ReadonlyMap<number, Stage>;

export function stagesById(stages: readonly Stage[]): Stages {
  return new Map(stages.map((stage) => [stage.id, stage]));
}

/** How long the way from one to the other is; nothing where a stage is still to be announced. */
export function walkBetween(from: VisitorSlot, to: VisitorSlot, stages: Stages): number {
  return walkingMinutes(stageOf(from, stages), stageOf(to, stages));
}

function stageOf({ stageId }: VisitorSlot, stages: Stages): Stage | undefined {
  return stageId === null ? undefined : stages.get(stageId);
}

/** Every pair of these slots that clashes, in the order of time. */
export function findClashes(slots: readonly VisitorSlot[], stages: Stages): Clash[] {
  const timed = sortByTime(slots.filter(isTimed));
  return timed.flatMap((first, index) =>
    timed.slice(index + 1).flatMap((second) => clashOf(first, second, stages)),
  );
}

function clashOf(first: TimedSlot, second: TimedSlot, stages: Stages): Clash[] {
  const walkMinutes = walkBetween(first, second, stages);
  const starts = Date.parse(second.startsAt);
  const gap = (starts - Date.parse(first.endsAt)) / minute;
  if (gap >= walkMinutes) return [];
  const ends = Math.min(Date.parse(first.endsAt), Date.parse(second.endsAt));
  return [
    {
      first,
      second,
      overlapMinutes: Math.max(0, Math.round((ends - starts) / minute)),
      gapMinutes: Math.max(0, Math.round(gap)),
      walkMinutes,
    },
  ];
}

/** By the number of the slot: what it clashes with. */
export function clashesBySlot(clashes: readonly Clash[]): Map<string, Clash[]> {
  const bySlot = new Map<string, Clash[]>();
  for (const clash of clashes) {
    for (const { id } of [clash.first, clash.second]) bySlot.set(id, [...(bySlot.get(id) ?? []), clash]);
  }
  return bySlot;
}

/** 'Clashes with Ada for 15 min', 'No time to walk to Ada (5 min)': said of one of the two. */
export function clashWords(clash: Clash, of: string): string {
  const other = slotName(clash.first.id === of ? clash.second : clash.first);
  if (clash.overlapMinutes > 0) return `Clashes with ${other} for ${lengthWords(clash.overlapMinutes)}`;
  return wayWords(clash, `${clash.first.id === of ? 'to' : 'from'} ${other}`);
}

/** The same said of both. */
export function pairWords(clash: Clash): string {
  if (clash.overlapMinutes > 0) return `They clash for ${lengthWords(clash.overlapMinutes)}`;
  return wayWords(clash, 'between them');
}

function wayWords({ gapMinutes, walkMinutes }: Clash, way: string): string {
  if (gapMinutes === 0) return `No time to walk ${way} (${walkMinutes} min)`;
  return `Only ${gapMinutes} of the ${walkMinutes} min to walk ${way}`;
}

/** '45 min', '1 h 45 min', '2 h' */
function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

import { formatTime } from '~/lib/time';
import type { EventHours } from './planner-geometry';
import { rangeOf } from './planner-moves';
import { type SlotContent, type Stage, slotName } from './types';
import { walkingMinutes } from './walking';

/** Something that is probably not meant. `slotIds` begins with the one to mend. */
export type Warning = {
  kind:
    | 'artist_twice'
    | 'overlap'
    | 'outside_hours'
    | 'no_changeover'
    | 'walking'
    | 'nameless'
    | 'off_line_up';
  slotIds: string[];
  text: string;
};

type Plan = {
  slots: ReadonlyMap<string, SlotContent>;
  stages: readonly Stage[];
  hours: EventHours;
  changeoverMinutes: number;
  /** The artists of the line-up. */
  lineUp: readonly number[];
};

type Timed = { id: string; from: number; to: number; content: SlotContent };

const minute = 60_000;

/** Everything in a plan that a person should look at again, in the order of time. */
export function listWarnings(plan: Plan): Warning[] {
  const timed = [...plan.slots]
    .flatMap(([id, content]): Timed[] => {
      const range = rangeOf(content);
      return range ? [{ id, ...range, content }] : [];
    })
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
  return [
    ...[...plan.slots].flatMap(([id, content]) => aboutSlot(id, content, plan)),
    ...timed.flatMap((slot) => aboutHours(slot, plan.hours)),
    ...timed.flatMap((later, index) =>
      timed.slice(0, index).flatMap((earlier) => aboutTwo(earlier, later, plan)),
    ),
  ];
}

function aboutSlot(id: string, content: SlotContent, { lineUp }: Plan): Warning[] {
  if (content.title === '' && content.artists.length === 0)
    return [{ kind: 'nameless', slotIds: [id], text: 'A slot has neither an artist nor a title.' }];
  return content.artists
    .filter((artist) => !lineUp.includes(artist.id))
    .map(({ name }) => ({
      kind: 'off_line_up',
      slotIds: [id],
      text: `${name} is no longer on the line-up, but still has a slot.`,
    }));
}

function aboutHours({ id, from, to, content }: Timed, { opensAt, endsAt, zone }: EventHours): Warning[] {
  const isEarly = from < Date.parse(opensAt);
  if (!isEarly && to <= Date.parse(endsAt)) return [];
  const when = isEarly
    ? `before doors open at ${formatTime(opensAt, zone)}`
    : `after the end at ${formatTime(endsAt, zone)}`;
  return [{ kind: 'outside_hours', slotIds: [id], text: `${slotName(content)} plays ${when}.` }];
}

/** `later` does not begin before `earlier`. */
function aboutTwo(earlier: Timed, later: Timed, plan: Plan): Warning[] {
  const stage = plan.stages.find((one) => one.id === later.content.stageId);
  const other = plan.stages.find((one) => one.id === earlier.content.stageId);
  const shared = earlier.content.artists.filter(({ id }) =>
    later.content.artists.some((artist) => artist.id === id),
  );
  const two = { earlier, later, gap: (later.from - earlier.to) / minute };
  return [
    ...(stage && stage === other ? onOneStage(two, stage, plan) : []),
    ...shared.flatMap((artist) => ofOneArtist(two, artist.name, other, stage, plan)),
  ];
}

type Two = { earlier: Timed; later: Timed; gap: number };

function onOneStage({ earlier, later, gap }: Two, stage: Stage, plan: Plan): Warning[] {
  if (gap >= plan.changeoverMinutes) return [];
  const [first, second] = [slotName(earlier.content), slotName(later.content)];
  const slotIds = [later.id, earlier.id];
  if (gap < 0) {
    const text = `${first} and ${second} overlap on ${stage.name} at ${clock(later.from, plan)}.`;
    return [{ kind: 'overlap', slotIds, text }];
  }
  const text = `${stage.name} has ${gap} of ${plan.changeoverMinutes} minutes to change over from ${first} to ${second}.`;
  return [{ kind: 'no_changeover', slotIds, text }];
}

function ofOneArtist(
  { earlier, later, gap }: Two,
  name: string,
  from: Stage | undefined,
  to: Stage | undefined,
  plan: Plan,
): Warning[] {
  const slotIds = [later.id, earlier.id];
  if (gap < 0)
    return [{ kind: 'artist_twice', slotIds, text: `${name} plays twice at ${clock(later.from, plan)}.` }];
  const walk = walkingMinutes(from, to);
  if (gap >= walk || !from || !to) return [];
  const text = `${name} has ${gap} minutes from ${from.name} to ${to.name}; the way takes ${walk}.`;
  return [{ kind: 'walking', slotIds, text }];
}

function clock(at: number, { hours }: Plan): string {
  return formatTime(new Date(at), hours.zone);
}

import type { CalendarEntry } from '~/lib/calendar-file';
import { type Stage, slotName } from './types';
import { isTimed, type VisitorSlot } from './visitor-types';

export type PlannedSet = {
  slotId: string;
  name: string;
  note: string;
  stage: string | null;
  place: string | null;
  startsAt: string;
  endsAt: string;
  updatedAt: string;
};

type Where = {
  eventId: number;
  eventTitle: string;
  venue: string | null;
  isCancelled: boolean;
  publicUrl: string;
};

/** A set as a date in somebody's calendar, at the time at which it really is. */
export function planEntry(set: PlannedSet, where: Where): CalendarEntry {
  const url = `${where.publicUrl}/event/${where.eventId}/timetable`;
  const stage = [set.stage, set.place].filter(Boolean).join(', ');
  return {
    uid: `slot-${set.slotId}@${new URL(where.publicUrl).hostname}`,
    // Calendars take what counts higher: a set that was moved again is moved again there.
    sequence: Math.floor(Date.parse(set.updatedAt) / 1000) % 2_000_000_000,
    status: where.isCancelled ? 'CANCELLED' : 'CONFIRMED',
    title: set.stage ? `${set.name} (${set.stage})` : set.name,
    startsAt: set.startsAt,
    endsAt: set.endsAt,
    description: [where.eventTitle, set.note, url].filter(Boolean).join('\n\n'),
    location: [stage, where.venue].filter(Boolean).join(', '),
    url,
    updatedAt: set.updatedAt,
  };
}

/** Of what is in the plan: what has a time. */
export function plannedSets(slots: readonly VisitorSlot[], stages: ReadonlyMap<number, Stage>): PlannedSet[] {
  return slots.filter(isTimed).map((slot) => {
    const stage = slot.stageId === null ? undefined : stages.get(slot.stageId);
    return {
      slotId: slot.id,
      name: slotName(slot),
      note: slot.note,
      stage: stage?.name ?? null,
      place: stage?.place ?? null,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      updatedAt: slot.updatedAt,
    };
  });
}

import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { SlotChange } from './planner-state';
import type { Stage, TimetableSettings } from './types';

/** All of them or none. Answers the version of each by its id, null for those that are removed. */
export async function saveSlots(
  db: Db,
  eventId: number,
  changes: readonly SlotChange[],
): Promise<Record<string, number | null>> {
  const content = {
    changes: changes.map(({ id, version, slot }) => ({
      id,
      version,
      slot: slot && {
        stage_id: slot.stageId,
        title: slot.title,
        starts_at: slot.startsAt,
        ends_at: slot.endsAt,
        note: slot.note,
        artist_ids: slot.artists.map((artist) => artist.id),
      },
    })),
  };
  // The function answers nothing else: a number or null by each id.
  return unwrap(await db.rpc('save_slots', { event_id: eventId, content })) as Record<string, number | null>;
}

export type StageContent = Omit<Stage, 'id'>;

export async function saveEventStage(db: Db, eventId: number, stage: StageContent, id?: number) {
  unwrap(
    await db.rpc('save_event_stage', {
      event_id: eventId,
      name: stage.name,
      colour: stage.colour,
      place: stage.place,
      walk_minutes: stage.walkMinutes,
      ...(id !== undefined && { stage_id: id }),
    }),
  );
}

export async function orderEventStages(db: Db, eventId: number, stageIds: number[]): Promise<void> {
  unwrap(await db.rpc('order_event_stages', { event_id: eventId, stage_ids: stageIds }));
}

export async function removeEventStage(db: Db, stageId: number): Promise<void> {
  unwrap(await db.rpc('remove_event_stage', { stage_id: stageId }));
}

export async function takeOverStages(db: Db, eventId: number): Promise<void> {
  unwrap(await db.rpc('take_over_stages', { event_id: eventId }));
}

export async function saveTimetableSettings(
  db: Db,
  eventId: number,
  { dayStartsAt, changeoverMinutes }: Pick<TimetableSettings, 'dayStartsAt' | 'changeoverMinutes'>,
): Promise<void> {
  unwrap(
    await db.rpc('save_timetable_settings', {
      event_id: eventId,
      day_starts_at: dayStartsAt,
      changeover_minutes: changeoverMinutes,
    }),
  );
}

/** Null publishes every night, and what has no time yet. */
export async function publishTimetable(db: Db, eventId: number, nights: string[] | null): Promise<void> {
  unwrap(await db.rpc('publish_timetable', { event_id: eventId, ...(nights && { nights }) }));
}

export async function unpublishTimetable(db: Db, eventId: number, nights: string[] | null): Promise<void> {
  unwrap(await db.rpc('unpublish_timetable', { event_id: eventId, ...(nights && { nights }) }));
}

/** What plays on a stage and what is to come there tonight, so many minutes later. */
export async function driftStage(db: Db, stageId: number, minutes: number): Promise<void> {
  unwrap(await db.rpc('drift_stage', { stage_id: stageId, minutes }));
}

export async function startSlotNow(db: Db, slotId: string): Promise<void> {
  unwrap(await db.rpc('start_slot_now', { slot_id: slotId }));
}

export async function clearDrift(db: Db, stageId: number): Promise<void> {
  unwrap(await db.rpc('clear_drift', { stage_id: stageId }));
}

import type { Db } from '~/db/db';
import { getSignedIn } from '~/db/signed-in';
import { unwrap } from '~/db/unwrap';
import { asStageColour } from './stage-colours';
import type { Stage } from './types';
import type { ReadSlot } from './visitor-types';

/** What everyone may read: nothing of it before it is published. */
export type Timetable = {
  stages: Stage[];
  slots: ReadSlot[];
  /** Grows with every publication and every delay. */
  revision: number;
};

/** The timetable as it is published, with the stages that it uses, in their order. */
export async function getTimetable(db: Db, eventId: number): Promise<Timetable> {
  const [slots, stages, revision] = await Promise.all([
    db
      .from('published_slots')
      .select(
        `id, stage_id, title, note, night, starts_at, ends_at, drift_minutes, updated_at,
        acts:published_slot_artists(position, artist:artists(id, name, genres(name)))`,
      )
      .eq('event_id', eventId)
      .order('starts_at')
      .order('id')
      .order('position', { referencedTable: 'published_slot_artists' }),
    db
      .from('event_stages')
      .select('id, name, colour, place, walk_minutes')
      .eq('event_id', eventId)
      .order('position')
      .order('id'),
    getRevision(db, eventId),
  ]);
  const read = unwrap(slots).map(
    ({ stage_id, starts_at, ends_at, drift_minutes, updated_at, acts, ...slot }) => ({
      ...slot,
      stageId: stage_id,
      startsAt: starts_at,
      endsAt: ends_at,
      driftMinutes: drift_minutes,
      updatedAt: updated_at,
      // An artist whose page is hidden is not there for those who may not see it.
      artists: acts.flatMap(({ artist }) =>
        artist ? [{ id: artist.id, name: artist.name, genres: artist.genres.map(({ name }) => name) }] : [],
      ),
    }),
  );
  const used = new Set(read.map(({ stageId }) => stageId));
  return {
    slots: read,
    stages: unwrap(stages).flatMap(({ walk_minutes, colour, ...stage }) =>
      used.has(stage.id) ? [{ ...stage, colour: asStageColour(colour), walkMinutes: walk_minutes }] : [],
    ),
    revision,
  };
}

/** Tells whether a timetable that was read is still the one that counts. */
export async function getRevision(db: Db, eventId: number): Promise<number> {
  const row = unwrap(
    await db.from('timetable_settings').select('revision').eq('event_id', eventId).maybeSingle(),
  );
  return row?.revision ?? 0;
}

/** Whether there is anything to look at. */
export async function hasTimetable(db: Db, eventId: number): Promise<boolean> {
  const row = unwrap(
    await db.from('published_slots').select('id').eq('event_id', eventId).limit(1).maybeSingle(),
  );
  return row !== null;
}

export type Favourite = { slotId: string; at: string };

/** The viewer's own; none for strangers, whose favourites are on their device. */
export async function listFavourites(db: Db, eventId: number): Promise<Favourite[]> {
  if (!(await getSignedIn(db))) return [];
  const rows = unwrap(await db.from('slot_favourites').select('slot_id, at').eq('event_id', eventId));
  return rows.map(({ slot_id, at }) => ({ slotId: slot_id, at }));
}

import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { PlannedSlot } from './planner-state';
import { asStageColour } from './stage-colours';
import {
  defaultSettings,
  type PublishedSlot,
  type SlotArtist,
  type Stage,
  type TimetableSettings,
} from './types';

/** Everything that the planner shows; for the team alone. */
export async function getPlanner(db: Db, eventId: number) {
  const [event, settings, stages, slots, published, demand] = await Promise.all([
    getHours(db, eventId),
    getSettings(db, eventId),
    listStages(db, eventId),
    listPlannedSlots(db, eventId),
    listPublishedSlots(db, eventId),
    listDemand(db, eventId),
  ]);
  return { eventId, ...event, settings, stages, slots, published, demand };
}
export type Planner = Awaited<ReturnType<typeof getPlanner>>;

async function getHours(db: Db, eventId: number) {
  const { title, doors_at, starts_at, ends_at, timezone, is_out, venue } = unwrap(
    await db
      .from('events')
      .select('title, doors_at, starts_at, ends_at, timezone, is_out, venue:venues(stages(count))')
      .eq('id', eventId)
      .single(),
  );
  return {
    title,
    isOut: is_out,
    hours: { opensAt: doors_at ?? starts_at, endsAt: ends_at, zone: timezone },
    venueStages: venue?.stages[0]?.count ?? 0,
  };
}

async function getSettings(db: Db, eventId: number): Promise<TimetableSettings> {
  const row = unwrap(await db.from('timetable_settings').select().eq('event_id', eventId).maybeSingle());
  if (!row) return defaultSettings;
  return {
    dayStartsAt: row.day_starts_at.slice(0, 5),
    changeoverMinutes: row.changeover_minutes,
    revision: row.revision,
    publishedAt: row.published_at,
  };
}

async function listStages(db: Db, eventId: number): Promise<Stage[]> {
  const rows = unwrap(
    await db.from('event_stages').select().eq('event_id', eventId).order('position').order('id'),
  );
  return rows.map(({ id, name, colour, place, walk_minutes }) => ({
    id,
    name,
    colour: asStageColour(colour),
    place,
    walkMinutes: walk_minutes,
  }));
}

export async function listPlannedSlots(db: Db, eventId: number): Promise<PlannedSlot[]> {
  const rows = unwrap(
    await db
      .from('slots')
      .select(
        'id, version, stage_id, title, starts_at, ends_at, note, slot_artists(artist_id, position, artist:artists(name))',
      )
      .eq('event_id', eventId)
      .order('id'),
  );
  return rows.map(({ id, version, slot_artists, ...row }) => ({
    id,
    version,
    ...contentOf(row, slot_artists),
  }));
}

async function listPublishedSlots(db: Db, eventId: number): Promise<PublishedSlot[]> {
  const rows = unwrap(
    await db
      .from('published_slots')
      .select(
        `id, stage_id, title, starts_at, ends_at, note, night, drift_minutes,
        published_slot_artists(artist_id, position, artist:artists(name))`,
      )
      .eq('event_id', eventId)
      .order('starts_at'),
  );
  return rows.map(({ id, night, drift_minutes, published_slot_artists, ...row }) => ({
    id,
    night,
    driftMinutes: drift_minutes,
    ...contentOf(row, published_slot_artists),
  }));
}

/** How many want to see each slot, by its id. */
async function listDemand(db: Db, eventId: number): Promise<Record<string, number>> {
  const rows = unwrap(await db.rpc('list_slot_demand', { event_id: eventId }));
  return Object.fromEntries(rows.map(({ slot_id, favourites }) => [slot_id, favourites]));
}

type Row = {
  stage_id: number | null;
  title: string;
  starts_at: string | null;
  ends_at: string | null;
  note: string;
};
type Played = { artist_id: number; position: number; artist: { name: string } | null };

function contentOf({ stage_id, title, starts_at, ends_at, note }: Row, played: Played[]) {
  const artists = played
    .toSorted((one, other) => one.position - other.position)
    .map(({ artist_id, artist }): SlotArtist => ({ id: artist_id, name: artist?.name ?? 'Hidden artist' }));
  return { stageId: stage_id, title, startsAt: instant(starts_at), endsAt: instant(ends_at), note, artists };
}

/** One way to write an instant, so that two of them can be compared. */
function instant(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

import type { PlannedSet } from '~/features/timetable/plan-calendar';
import { slotName } from '~/features/timetable/types';
import type { Platform } from '~/lib/platform';

type Row = {
  slot_id: string;
  title: string;
  artists: string[];
  stage: string | null;
  place: string | null;
  note: string;
  starts_at: Date;
  ends_at: Date;
  updated_at: Date;
};

/** What somebody means to see at an event, for the calendar program that has their key; null for a wrong key. */
export async function listCalendar(
  { sql }: Pick<Platform, 'sql'>,
  userId: number,
  eventId: number,
  key: string,
): Promise<PlannedSet[] | null> {
  const [known] = await sql<
    [{ is_known: boolean }]
  >`select private.is_calendar_key(${userId}, ${key}) as is_known`;
  if (!known.is_known) return null;
  const rows = await sql<Row[]>`select * from private.list_calendar(${userId}, ${eventId}, ${key})`;
  return rows.map((row) => ({
    slotId: row.slot_id,
    name: slotName({ title: row.title, artists: row.artists.map((name, id) => ({ id, name })) }),
    note: row.note,
    stage: row.stage,
    place: row.place,
    startsAt: new Date(row.starts_at).toISOString(),
    endsAt: new Date(row.ends_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }));
}

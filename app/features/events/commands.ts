import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { AppError } from '~/lib/app-error';
import type { Act } from './editing-queries';
import { type EventContent, type NewEvent, tidyEvent } from './schema';

/** Makes a draft that the person who asks owns; with a promoter, whose team they edit, that team has it too. */
export async function createEvent(db: Db, event: NewEvent): Promise<number> {
  if (event.starts_at === null || event.ends_at === null) throw new AppError('invalid_value');
  return unwrap(
    await db.rpc('create_event', {
      title: event.title,
      starts_at: event.starts_at,
      ends_at: event.ends_at,
      timezone: event.timezone,
      ...(event.venue_id !== null && { venue_id: event.venue_id }),
      ...(event.promoter_id !== null && { promoter_id: event.promoter_id }),
    }),
  );
}

/** Answers the new version, or null where somebody else saved meanwhile and nothing was changed. */
export async function saveEvent(
  db: Db,
  id: number,
  changes: Partial<EventContent>,
  version: number,
): Promise<number | null> {
  const { genre_ids, promoter_ids, starts_at, ends_at, ...columns } = tidyEvent(changes);
  const row = { ...columns, ...(starts_at && { starts_at }), ...(ends_at && { ends_at }) };
  const saved = Object.keys(row).length === 0 ? version : await saveRow(db, id, row, version);
  if (saved === null) return null;
  if (genre_ids) unwrap(await db.rpc('set_event_genres', { event_id: id, genre_ids }));
  if (promoter_ids) unwrap(await db.rpc('set_event_promoters', { event_id: id, promoter_ids }));
  return saved;
}

type Row = Omit<Partial<EventContent>, 'genre_ids' | 'promoter_ids' | 'starts_at' | 'ends_at'> & {
  starts_at?: string;
  ends_at?: string;
};

async function saveRow(db: Db, id: number, row: Row, version: number): Promise<number | null> {
  const rows = unwrap(
    await db.from('events').update(row).eq('id', id).eq('version', version).select('version'),
  );
  return rows[0]?.version ?? null;
}

export async function saveLineUp(db: Db, eventId: number, acts: Act[]): Promise<void> {
  unwrap(
    await db.rpc('set_line_up', {
      event_id: eventId,
      artist_ids: acts.map(({ artistId }) => artistId),
      notes: acts.map(({ note }) => note),
    }),
  );
}

export type StatusChange =
  | { kind: 'publish'; unlisted: boolean }
  | { kind: 'schedule'; at: string }
  | { kind: 'withdraw' }
  | { kind: 'cancel'; note: string }
  | { kind: 'postpone'; note: string }
  | { kind: 'reschedule'; startsAt: string; endsAt: string; doorsAt: string | null; note: string };

/** How an event comes out, moves and ends; the rules are the database's. */
export async function changeStatus(db: Db, eventId: number, change: StatusChange): Promise<void> {
  const event_id = eventId;
  switch (change.kind) {
    case 'publish':
      unwrap(await db.rpc('publish_event', { event_id, unlisted: change.unlisted }));
      break;
    case 'schedule':
      unwrap(await db.rpc('publish_event', { event_id, at: change.at }));
      break;
    case 'withdraw':
      unwrap(await db.rpc('withdraw_event', { event_id }));
      break;
    case 'cancel':
      unwrap(await db.rpc('cancel_event', { event_id, note: change.note }));
      break;
    case 'postpone':
      unwrap(await db.rpc('postpone_event', { event_id, note: change.note }));
      break;
    case 'reschedule':
      unwrap(
        await db.rpc('reschedule_event', {
          event_id,
          starts_at: change.startsAt,
          ends_at: change.endsAt,
          ...(change.doorsAt !== null && { doors_at: change.doorsAt }),
          note: change.note,
        }),
      );
  }
}

/** A new draft with everything but the date, the status and the pictures. */
export async function duplicateEvent(db: Db, eventId: number, startsAt: string): Promise<number> {
  return unwrap(await db.rpc('duplicate_event', { event_id: eventId, starts_at: startsAt }));
}

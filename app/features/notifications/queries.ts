import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { AppError } from '~/lib/app-error';
import { profilePictureOf } from '~/lib/profile-picture';
import type { Notification } from './notification';

const notificationsPerPage = 10;

/** What the bell says. Strangers are refused: nobody ever told them anything. */
export async function countUnread(db: Db): Promise<number> {
  const { count, error } = await db
    .from('notifications')
    .select('id', { count: 'exact', head: true })
    .eq('in_app', true)
    .is('read_at', null);
  if (error) throw AppError.fromBackend(error);
  return count ?? 0;
}

export type NotificationPage = {
  notifications: Notification[];
  /** For `before` of the page of older ones; undefined at the end. */
  older: number | undefined;
};

/** What the person who asks was told, newest first. */
export async function listNotifications(db: Db, before?: number): Promise<NotificationPage> {
  let query = db
    .from('notifications')
    .select(
      `id, kind, created_at, read_at, because_type, because_id, because_name, subject_type, subject_id, room_id,
      happens_at, title, excerpt,
      event:events(id, title, starts_at, timezone),
      actor:users!notifications_actor_id_fkey(id, display_name, picture_path, picture_focus_x, picture_focus_y)`,
    )
    .eq('in_app', true)
    .order('id', { ascending: false })
    .limit(notificationsPerPage + 1);
  if (before !== undefined) query = query.lt('id', before);
  const rows = unwrap(await query);
  const shown = rows.slice(0, notificationsPerPage);
  const pictures = await listEventPictures(
    db,
    shown.flatMap(({ event }) => event?.id ?? []),
  );
  return {
    notifications: shown.map((row) => ({
      id: row.id,
      kind: row.kind,
      at: row.created_at,
      isRead: row.read_at !== null,
      becauseType: row.because_type,
      becauseId: row.because_id,
      becauseName: row.because_name,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      roomId: row.room_id,
      happensAt: row.happens_at,
      title: row.title,
      excerpt: row.excerpt,
      event: row.event && { ...row.event, picture: pictures.get(row.event.id) ?? null },
      actor: row.actor && {
        id: row.actor.id,
        name: row.actor.display_name,
        picture: profilePictureOf(row.actor),
      },
    })),
    older: rows.length > notificationsPerPage ? shown.at(-1)?.id : undefined,
  };
}

async function listEventPictures(db: Db, eventIds: number[]) {
  if (eventIds.length === 0) return new Map();
  const rows = unwrap(
    await db
      .from('event_listings')
      .select('event_id, picture_path, picture_focus_x, picture_focus_y')
      .in('event_id', eventIds),
  );
  return new Map(
    rows.flatMap(({ event_id, picture_path: path, picture_focus_x, picture_focus_y }) =>
      path === null
        ? []
        : [[event_id, { path, focusX: picture_focus_x ?? 0.5, focusY: picture_focus_y ?? 0.5 }]],
    ),
  );
}

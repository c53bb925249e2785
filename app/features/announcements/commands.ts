import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Announcement } from './announcement';
import { type AnnouncementContent, tidyAnnouncement } from './schema';

/** Writes a new one, or changes one as it was when it was opened. */
export async function saveAnnouncement(
  db: Db,
  content: AnnouncementContent,
  before: Announcement | null,
): Promise<void> {
  unwrap(
    await db.rpc('save_announcement', {
      content: tidyAnnouncement(content),
      ...(before && { announcement_id: before.id, seen: before.version }),
    }),
  );
}

export async function endAnnouncement(db: Db, id: number): Promise<void> {
  unwrap(await db.rpc('end_announcement', { announcement_id: id }));
}

export async function deleteAnnouncement(db: Db, id: number): Promise<void> {
  unwrap(await db.rpc('delete_announcement', { announcement_id: id }));
}

/** What somebody did with it; it is not shown to them again on any device. */
export async function markAnnouncement(db: Db, id: number, done: string): Promise<void> {
  unwrap(await db.rpc('mark_announcement', { announcement_id: id, done }));
}

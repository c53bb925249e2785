import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import {
  type Announcement,
  type AnnouncementState,
  type Audience,
  audiences,
  type Told,
} from './announcement';

/** What is new for whoever asks, oldest first. Strangers are told all of it: their device knows what they saw. */
export async function listUnseen(db: Db): Promise<Told[]> {
  const rows = unwrap(await db.rpc('list_unseen_announcements'));
  return rows.map(toldOf);
}

/** All of them, for staff: newest first. */
export async function listAnnouncements(db: Db): Promise<Announcement[]> {
  const rows = unwrap(await db.rpc('list_announcements'));
  return rows.map((row) => ({
    ...toldOf(row),
    audience: audienceOf(row.audience),
    // The generated types know no functions whose columns may be null.
    fromAt: row.from_at as string | null,
    untilAt: row.until_at as string | null,
    state: row.state as AnnouncementState,
    version: row.version,
    seen: row.seen,
    dismissed: row.dismissed,
    opened: row.opened,
  }));
}

type Row = { id: number; title: string; body: string; link_to: string; link_label: string };

function toldOf({ id, title, body, link_to, link_label }: Row): Told {
  return { id, title, body, linkTo: link_to as string | null, linkLabel: link_label as string | null };
}

function audienceOf(text: string): Audience {
  return audiences.find((audience) => audience === text) ?? 'all';
}

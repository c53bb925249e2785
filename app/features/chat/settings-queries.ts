import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { RoomSettings } from './room-settings';
import type { ChatReaders, ChatRoomKind, ChatWriters } from './types';

/** The rooms of an event as they are set up, in their order. */
export async function listRoomSettings(db: Db, eventId: number): Promise<RoomSettings[]> {
  const rows = unwrap(
    await db
      .from('chat_rooms')
      .select('id, kind, name, topic, read_by, write_by, opens_at, closes_at, is_open, stage_id, last_seq')
      .eq('event_id', eventId)
      .order('position')
      .order('id'),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ChatRoomKind,
    name: row.name,
    topic: row.topic,
    readBy: row.read_by as ChatReaders,
    writeBy: row.write_by as ChatWriters,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    isOpen: row.is_open,
    stageId: row.stage_id,
    hasMessages: row.last_seq > 0,
  }));
}

/** What stage rooms can be about. */
export async function listChatStages(db: Db, eventId: number): Promise<{ id: number; name: string }[]> {
  return unwrap(
    await db.from('event_stages').select('id, name').eq('event_id', eventId).order('position').order('id'),
  );
}

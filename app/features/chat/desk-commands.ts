import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { ChatReaders, ChatRoomKind, ChatWriters } from './types';

export async function removeMessage(db: Db, messageId: number, reason?: string): Promise<void> {
  unwrap(await db.rpc('remove_message', { message_id: messageId, ...(reason !== undefined && { reason }) }));
}

export async function pinMessage(db: Db, messageId: number, isPinned: boolean): Promise<void> {
  unwrap(await db.rpc('pin_message', { message_id: messageId, is_pinned: isPinned }));
}

/** Without minutes: for the whole event. */
export async function muteInChat(
  db: Db,
  eventId: number,
  userId: number,
  { minutes, reason = '' }: { minutes?: number; reason?: string },
): Promise<void> {
  unwrap(
    await db.rpc('mute_in_chat', {
      event_id: eventId,
      user_id: userId,
      reason,
      ...(minutes !== undefined && { minutes }),
    }),
  );
}

export async function unmuteInChat(db: Db, eventId: number, userId: number): Promise<void> {
  unwrap(await db.rpc('unmute_in_chat', { event_id: eventId, user_id: userId }));
}

export async function setRoomState(
  db: Db,
  roomId: number,
  { slowSeconds, isLocked }: { slowSeconds?: number; isLocked?: boolean },
): Promise<void> {
  unwrap(
    await db.rpc('set_room_state', {
      room_id: roomId,
      ...(slowSeconds !== undefined && { slow_seconds: slowSeconds }),
      ...(isLocked !== undefined && { is_locked: isLocked }),
    }),
  );
}

export async function decideReport(
  db: Db,
  reportId: number,
  decision: 'dismiss' | 'remove' | 'remove_and_mute',
  muteMinutes?: number,
): Promise<void> {
  unwrap(
    await db.rpc('decide_report', {
      report_id: reportId,
      decision,
      ...(muteMinutes !== undefined && { mute_minutes: muteMinutes }),
    }),
  );
}

export type ChatRoomContent = {
  id: number | null;
  kind: ChatRoomKind;
  name: string;
  topic: string;
  readBy: ChatReaders;
  writeBy: ChatWriters;
  opensAt: string | null;
  closesAt: string | null;
  isOpen: boolean;
  stageId: number | null;
};

/** Answers its id. */
export async function saveChatRoom(db: Db, eventId: number, room: ChatRoomContent): Promise<number> {
  return unwrap(await db.rpc('save_chat_room', { event_id: eventId, room }));
}

export async function orderChatRooms(db: Db, eventId: number, roomIds: number[]): Promise<void> {
  unwrap(await db.rpc('order_chat_rooms', { event_id: eventId, room_ids: roomIds }));
}

/** Only a room that nobody wrote in; others are closed. */
export async function removeChatRoom(db: Db, roomId: number): Promise<void> {
  unwrap(await db.rpc('remove_chat_room', { room_id: roomId }));
}

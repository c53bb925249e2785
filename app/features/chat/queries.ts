import { z } from 'zod';
import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import {
  type ChatMessage,
  type ChatRoom,
  chatMessageSchema,
  chatRoomSchema,
  type Mentionable,
  mentionableSchema,
  type OpenRoom,
  openRoomSchema,
  type ShutRoom,
  shutRoomSchema,
} from './types';

const messages = z.array(chatMessageSchema);

/** Those that the viewer may read, in the organiser's order. */
export async function listChatRooms(db: Db, eventId: number): Promise<ChatRoom[]> {
  return z.array(chatRoomSchema).parse(unwrap(await db.rpc('list_chat_rooms', { event_id: eventId })));
}

/** One room; one that the viewer may not read says why. Refused with not_found where nobody may know of it. */
export async function getChatRoom(db: Db, roomId: number): Promise<OpenRoom | ShutRoom> {
  return z
    .discriminatedUnion('mayRead', [openRoomSchema, shutRoomSchema])
    .parse(unwrap(await db.rpc('get_chat_room', { room_id: roomId })));
}

type Page = { beforeSeq?: number; afterSeq?: number; pageSize?: number };

/** Ascending: the page before a message, the page after one, or the newest. */
export async function listMessages(
  db: Db,
  roomId: number,
  { beforeSeq, afterSeq, pageSize }: Page = {},
): Promise<ChatMessage[]> {
  return messages.parse(
    unwrap(
      await db.rpc('list_messages', {
        room_id: roomId,
        ...(beforeSeq !== undefined && { before_seq: beforeSeq }),
        ...(afterSeq !== undefined && { after_seq: afterSeq }),
        ...(pageSize !== undefined && { page_size: pageSize }),
      }),
    ),
  );
}

/** Up to 200 messages that changed in any way after that change, in the order in which they did. */
export async function listChanges(db: Db, roomId: number, afterChange: number): Promise<ChatMessage[]> {
  return messages.parse(unwrap(await db.rpc('list_changes', { room_id: roomId, after_change: afterChange })));
}

export async function listPinned(db: Db, roomId: number): Promise<ChatMessage[]> {
  return messages.parse(unwrap(await db.rpc('list_pinned', { room_id: roomId })));
}

/** The viewer's own among these messages: messages themselves only say how many. */
export async function listOwnReactions(db: Db, messageIds: number[]) {
  if (messageIds.length === 0) return [];
  const rows = unwrap(
    await db.from('chat_reactions').select('message_id, emoji').in('message_id', messageIds),
  );
  return rows.map(({ message_id, emoji }) => ({ messageId: message_id, emoji }));
}

/** People who wrote here or are on the team, and may read the room. */
export async function listMentionable(db: Db, roomId: number, search: string): Promise<Mentionable[]> {
  return z
    .array(mentionableSchema)
    .parse(unwrap(await db.rpc('list_mentionable', { room_id: roomId, search })));
}

const blocked = z.array(z.object({ id: z.number(), name: z.string(), at: z.string() }));

export async function listBlocked(db: Db) {
  return blocked.parse(unwrap(await db.rpc('list_blocked')));
}

/** Where the file of a picture lies that the viewer may see; refused with not_found otherwise. */
export async function findChatPicture(db: Db, pictureId: string): Promise<string> {
  return unwrap(await db.rpc('find_chat_picture', { picture_id: pictureId }));
}

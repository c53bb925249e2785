import { z } from 'zod';
import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { AppError } from '~/lib/app-error';
import type { ReactionEmoji } from './emoji';
import {
  type ChatHere,
  type ChatMessage,
  chatHereSchema,
  chatMessageSchema,
  type ReportReason,
} from './types';

export type NewMessage = {
  /** Chosen once for each message: sent again, it is the same message. */
  clientId: string;
  body: string;
  replyTo?: number;
  mentions?: number[];
  pictureId?: string;
};

export async function postMessage(db: Db, roomId: number, message: NewMessage): Promise<ChatMessage> {
  const { clientId, body, replyTo, mentions, pictureId } = message;
  return chatMessageSchema.parse(
    unwrap(
      await db.rpc('post_message', {
        room_id: roomId,
        client_id: clientId,
        body,
        ...(replyTo !== undefined && { reply_to: replyTo }),
        ...(mentions !== undefined && { mentions }),
        ...(pictureId !== undefined && { picture_id: pictureId }),
      }),
    ),
  );
}

export async function editMessage(db: Db, messageId: number, body: string): Promise<ChatMessage> {
  return chatMessageSchema.parse(unwrap(await db.rpc('edit_message', { message_id: messageId, body })));
}

export async function deleteMessage(db: Db, messageId: number): Promise<void> {
  unwrap(await db.rpc('delete_message', { message_id: messageId }));
}

export async function setReaction(
  db: Db,
  messageId: number,
  emoji: ReactionEmoji,
  isOn: boolean,
): Promise<ChatMessage> {
  return chatMessageSchema.parse(
    unwrap(await db.rpc('set_reaction', { message_id: messageId, emoji, is_on: isOn })),
  );
}

const touched = chatHereSchema.extend({ lastSeq: z.number(), lastChange: z.number() });

/** Says that the viewer is here and, with a seq, how far they read. */
export async function touchRoom(
  db: Db,
  roomId: number,
  readSeq?: number,
): Promise<ChatHere & { lastSeq: number; lastChange: number }> {
  return touched.parse(
    unwrap(
      await db.rpc('touch_room', { room_id: roomId, ...(readSeq !== undefined && { read_seq: readSeq }) }),
    ),
  );
}

export async function leaveRoom(db: Db, roomId: number): Promise<void> {
  unwrap(await db.rpc('leave_room', { room_id: roomId }));
}

export async function reportMessage(
  db: Db,
  messageId: number,
  reason: ReportReason,
  note: string,
): Promise<void> {
  unwrap(await db.rpc('report_message', { message_id: messageId, reason, note }));
}

export async function blockUser(db: Db, userId: number): Promise<void> {
  unwrap(await db.rpc('block_user', { user_id: userId }));
}

export async function unblockUser(db: Db, userId: number): Promise<void> {
  unwrap(await db.rpc('unblock_user', { user_id: userId }));
}

/** Asks whether the viewer may add a picture to the room now, and who they are. */
export async function beginChatPicture(db: Db, eventId: number, roomId: number): Promise<number> {
  return unwrap(await db.rpc('begin_chat_picture', { event_id: eventId, room_id: roomId }));
}

const refusal = z.object({ details: z.string() });

/** How long to wait before trying again, where a refusal says so. */
export function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof AppError)) return undefined;
  const seconds = Number(refusal.safeParse(error.cause).data?.details);
  return seconds > 0 ? seconds : undefined;
}

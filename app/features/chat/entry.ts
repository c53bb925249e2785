import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { ChatRoom } from './types';

/** The way into the chat of an event from other pages. */
export type ChatEntry = {
  roomId: number /** New messages in all of its rooms; none for strangers. */;
  unread: number;
};

export async function getChatEntry(db: Db, eventId: number): Promise<ChatEntry | null> {
  // Not checked as the room's own page does it: this page would have to load the checker.
  return entryOf(unwrap(await db.rpc('list_chat_rooms', { event_id: eventId })) as unknown as ChatRoom[]);
}

/** General first; a room where nobody can write and nobody did is nothing to lead to. */
export function entryOf(rooms: readonly ChatRoom[]): ChatEntry | null {
  const alive = rooms.filter(({ state, lastSeq }) => state === 'open' || lastSeq > 0);
  const room = alive.find(({ kind }) => kind === 'general') ?? alive[0];
  if (!room) return null;
  // A mark in any room tells somebody who was here from somebody who was never.
  const known = alive.filter(({ lastRead }) => lastRead !== null);
  return { roomId: room.id, unread: known.reduce((sum, { unread }) => sum + unread, 0) };
}

/** The general rooms of several events, by the event. */
export async function listChatEntries(db: Db, eventIds: readonly number[]): Promise<Record<number, number>> {
  if (eventIds.length === 0) return {};
  const rows = unwrap(
    await db
      .from('chat_rooms')
      .select('id, event_id')
      .in('event_id', [...eventIds])
      .eq('kind', 'general')
      .eq('is_open', true),
  );
  return Object.fromEntries(rows.map(({ id, event_id }) => [event_id, id]));
}

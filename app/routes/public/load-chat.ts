import { data } from 'react-router';
import type { Db } from '~/db/db';
import { getSignedIn } from '~/db/signed-in';
import {
  getChatRoom,
  listBlocked,
  listChatRooms,
  listMessages,
  listOwnReactions,
  listPinned,
} from '~/features/chat/queries';
import { getEventHeading } from '~/features/events/queries';
import { countInterest, getInterest } from '~/features/following/queries';
import { listLeadPictures } from '~/features/pictures/queries';
import { getTimetable } from '~/features/timetable/queries';
import { AppError } from '~/lib/app-error';
import { orNotFound } from '~/lib/or-not-found';

/** So many messages around the one that a link leads to come after it. */
const afterLinked = 25;

/** A room with its newest page, or the one around a message; of one that is shut only what to do about it. */
export async function loadChat(db: Db, eventId: number, roomId: number, linked: number | null) {
  const around = linked === null ? {} : { beforeSeq: linked + afterLinked };
  const reading = unlessShut(listMessages(db, roomId, around));
  const [event, pictures, room, rooms, messages, pinned, blocked, interest, counts] = await Promise.all([
    orNotFound(getEventHeading(db, eventId)),
    listLeadPictures(db, 'event', [eventId]),
    orNotFound(getChatRoom(db, roomId)),
    listChatRooms(db, eventId),
    reading,
    unlessShut(listPinned(db, roomId)),
    getSignedIn(db).then((viewer) => (viewer ? listBlocked(db) : [])),
    getInterest(db, eventId),
    countInterest(db, eventId),
  ]);
  if (room.eventId !== eventId) throw data(null, { status: 404 });
  const stageId = room.mayRead ? room.stageId : null;
  const [own, timetable] = await Promise.all([
    getSignedIn(db).then((viewer) => (viewer ? listOwnReactions(db, idsOfReacted(messages)) : [])),
    stageId === null ? null : getTimetable(db, eventId),
  ]);
  return {
    event,
    picture: pictures[eventId] ?? null,
    room,
    rooms,
    messages,
    pinned,
    own,
    blocked,
    interest,
    counts,
    stage: stageId !== null && timetable ? { id: stageId, timetable } : null,
    now: new Date().toISOString(),
  };
}

/** Whoever may not read the room reads nothing; why, the room itself says. */
async function unlessShut<Item>(reading: Promise<Item[]>): Promise<Item[]> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && ['not_found', 'not_allowed'].includes(error.reason)) return [];
    throw error;
  }
}

function idsOfReacted(messages: { id: number; reactions: Record<string, number> }[]): number[] {
  return messages.filter(({ reactions }) => Object.keys(reactions).length > 0).map(({ id }) => id);
}

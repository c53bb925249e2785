import { z } from 'zod';
import { errorsOf, type FieldErrors, lineRule, textRule } from '~/lib/content-rules';
import type { ChatRoomContent } from './desk-commands';
import {
  type ChatReaders,
  type ChatRoomKind,
  type ChatWriters,
  roomKinds,
  roomReaders,
  roomWriters,
} from './types';

/** A room as its organisers set it up; `messages` says whether anybody wrote in it. */
export type RoomSettings = ChatRoomContent & { id: number; hasMessages: boolean };
export type RoomErrors = FieldErrors<ChatRoomContent>;

export const mostRoomName = 60;
export const mostRoomTopic = 160;

export const kindWords: Record<ChatRoomKind, string> = {
  general: 'General',
  announcements: 'Announcements',
  stage: 'Stage',
  ride_share: 'Ride share',
  crew: 'Crew',
};

export const readerWords: Record<ChatReaders, string> = {
  everyone: 'Everyone',
  interested: 'Interested people and ticket holders',
  holders: 'Ticket holders',
  crew: 'The crew',
};

export const writerWords: Record<ChatWriters, string> = {
  everyone: 'Everyone who is signed in',
  interested: 'Interested people and ticket holders',
  holders: 'Ticket holders',
  crew: 'The crew',
  organisers: 'Organisers',
};

/** Narrower from left to right. */
const ranks = ['everyone', 'interested', 'holders', 'crew', 'organisers'];

const roomSchema = z
  .object({
    id: z.number().nullable(),
    kind: z.enum(roomKinds),
    name: lineRule(mostRoomName, 'Give the room a name.'),
    topic: textRule(mostRoomTopic),
    readBy: z.enum(roomReaders),
    writeBy: z.enum(roomWriters),
    opensAt: z.string().nullable(),
    closesAt: z.string().nullable(),
    isOpen: z.boolean(),
    stageId: z.number().nullable(),
  })
  .superRefine(({ kind, readBy, writeBy, opensAt, closesAt, stageId }, context) => {
    const say = (field: keyof ChatRoomContent, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (kind === 'crew' && readBy !== 'crew') say('readBy', 'A crew room is for the crew alone.');
    if (ranks.indexOf(writeBy) < ranks.indexOf(readBy))
      say('writeBy', 'Whoever may write has to be able to read.');
    if (kind === 'stage' && stageId === null) say('stageId', 'Choose the stage that it is about.');
    if (opensAt !== null && closesAt !== null && Date.parse(closesAt) <= Date.parse(opensAt))
      say('closesAt', 'It has to close after it opens.');
  });

export function checkRoom(room: ChatRoomContent): RoomErrors {
  return errorsOf(roomSchema, room);
}

const usual: Record<ChatRoomKind, Pick<ChatRoomContent, 'readBy' | 'writeBy'>> = {
  general: { readBy: 'everyone', writeBy: 'interested' },
  announcements: { readBy: 'everyone', writeBy: 'organisers' },
  stage: { readBy: 'everyone', writeBy: 'holders' },
  ride_share: { readBy: 'holders', writeBy: 'holders' },
  crew: { readBy: 'crew', writeBy: 'crew' },
};

/** A room of this kind, as most want it. */
export function usualRoom(kind: ChatRoomKind, room: ChatRoomContent): ChatRoomContent {
  const isUnnamed = room.name === '' || Object.values(kindWords).includes(room.name);
  return {
    ...room,
    ...usual[kind],
    kind,
    name: isUnnamed && kind !== 'stage' ? kindWords[kind] : room.name,
    stageId: kind === 'stage' ? room.stageId : null,
  };
}

export const newRoom: ChatRoomContent = {
  id: null,
  kind: 'general',
  name: '',
  topic: '',
  ...usual.general,
  opensAt: null,
  closesAt: null,
  isOpen: true,
  stageId: null,
};

import { href } from 'react-router';
import type { NotificationFacts } from './notification';

/**
 * What a notification says, and where it leads; null where there is nothing to see any more. The heading is for a locked
 * phone and for the subject of a letter, where the text comes after it.
 */
export type Told = { heading: string; text: string; to: string | null };

/** The facts with the names and ways that most kinds need. */
export type NamedFacts = NotificationFacts & {
  of: string;
  who: string;
  ownProfile: string;
  toEvent: string | null;
  toTimetable: string | null;
  toActor: string | null;
  toOrder: string | null;
  toRoom: string | null;
};

export function nameFacts(facts: NotificationFacts, ownProfile: string): NamedFacts {
  const { event, actor, roomId, subjectType, subjectId, becauseType, becauseName } = facts;
  const eventId = event && String(event.id);
  const message = subjectType === 'chat_message' ? `?message=${subjectId}` : '';
  return {
    ...facts,
    ownProfile,
    of: event?.title ?? 'An event that is no longer public',
    who: actor?.name || 'Somebody',
    toEvent: eventId && href('/event/:id', { id: eventId }),
    toTimetable: eventId && href('/event/:eventId/timetable', { eventId }),
    toActor: actor && href('/user/:id', { id: String(actor.id) }),
    toOrder: becauseType === 'order' && becauseName ? `${href('/success')}?order=${becauseName}` : null,
    toRoom:
      eventId && roomId !== null
        ? `${href('/event/:eventId/chat/:chatId', { eventId, chatId: String(roomId) })}${message}`
        : null,
  };
}

import type { ChatAction, ChatReport } from './desk-types';
import type { ReportReason } from './types';

export const reasonWords: Record<ReportReason, string> = {
  spam: 'Spam',
  harassment: 'Harassment',
  hate: 'Hate',
  scam: 'Scam',
  other: 'Something else',
};

/** What one tap does about a reported message; minutes without a number are the whole event. */
export const muteChoices = [
  { label: 'mute 1 h', minutes: 60 },
  { label: 'mute 24 h', minutes: 1440 },
  { label: 'mute for the event', minutes: undefined },
] as const;

/** What else there is against who wrote a message; null where it is the first of it. */
export function recordWords({
  timesReported,
  timesMuted,
}: Pick<ChatReport, 'timesReported' | 'timesMuted'>): string | null {
  const others = timesReported - 1;
  if (others <= 0 && timesMuted === 0) return null;
  const reported = others === 1 ? 'one other message reported' : `${others} other messages reported`;
  const muted = ['never muted', 'muted once', 'muted twice'][timesMuted] ?? `muted ${timesMuted} times`;
  return others > 0 ? `${reported}, ${muted}` : muted;
}

/** What a moderator did, as a sentence. */
export function actionWords({ what, by, person, roomName, detail }: ChatAction): string {
  const who = by?.name ?? 'Somebody who left';
  const whom = person?.name ?? 'somebody who left';
  const where = roomName ? ` in ${roomName}` : '';
  switch (what) {
    case 'message_removed':
      return `${who} removed a message of ${whom}${where}`;
    case 'muted':
      return `${who} muted ${whom}`;
    case 'unmuted':
      return `${who} let ${whom} write again`;
    case 'locked':
      return `${who} locked ${roomName ?? 'a room'}`;
    case 'unlocked':
      return `${who} unlocked ${roomName ?? 'a room'}`;
    case 'slowed':
      return detail.seconds === 0
        ? `${who} ended slow mode${where}`
        : `${who} set slow mode to ${Number(detail.seconds)} seconds${where}`;
    case 'pinned':
      return `${who} pinned a message of ${whom}${where}`;
    case 'unpinned':
      return `${who} unpinned a message of ${whom}${where}`;
    case 'report_dismissed':
      return `${who} let a reported message of ${whom} stand${where}`;
    case 'room_added':
      return `${who} added the room ${nameIn(detail)}`;
    case 'room_changed':
      return `${who} changed the room ${nameIn(detail)}`;
    case 'room_removed':
      return `${who} removed the room ${nameIn(detail)}`;
  }
}

/** What was removed, or why; null where there is nothing more to say. */
export function actionDetail({ what, detail }: ChatAction): string | null {
  const said = what === 'message_removed' ? detail.body : detail.reason;
  return typeof said === 'string' && said !== '' ? said : null;
}

function nameIn(detail: ChatAction['detail']): string {
  return typeof detail.name === 'string' ? detail.name : '';
}

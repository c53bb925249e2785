import { href } from 'react-router';
import { formatDate, formatTime } from '~/lib/time';
import type { Notification } from './notification';

/** What a notification says, and where it leads; null where there is nothing to see any more. */
export type Told = { text: string; to: string | null };

/** The one place that puts notifications into words. */
export function tell(notification: Notification, ownProfile: string): Told {
  const { kind, event, actor, becauseName } = notification;
  const title = event?.title ?? 'An event that is no longer public';
  const toEvent = event ? href('/event/:id', { id: String(event.id) }) : null;
  const who = actor?.name || 'Somebody';
  const toActor = actor ? href('/user/:id', { id: String(actor.id) }) : null;
  switch (kind) {
    case 'event_published':
      return { text: newEvent(notification, title), to: toEvent };
    case 'event_cancelled':
      return { text: `${title} is cancelled.`, to: toEvent };
    case 'event_postponed':
      return { text: `${title} is postponed.`, to: toEvent };
    case 'event_rescheduled':
      return { text: `${title} has a new date${event ? `: ${dateOf(event)}` : ''}.`, to: toEvent };
    case 'timetable_changed':
      return {
        text: `What you want to see at ${title} has changed.`,
        to: event && href('/event/:eventId/timetable', { eventId: String(event.id) }),
      };
    case 'new_follower':
      return { text: `${who} follows you.`, to: toActor };
    case 'follow_request':
      return { text: `${who} asks to follow you.`, to: `${ownProfile}#followers` };
    case 'follow_accepted':
      return { text: `${who} let you in: you follow them now.`, to: toActor };
    case 'team_invitation':
      return { text: `${who} invites you to the team of ${becauseName ?? 'Limelight'}.`, to: href('/admin') };
    default:
      // A newer version of the database may know more kinds than a page that was left open.
      return { text: 'There is something new for you.', to: toEvent ?? toActor };
  }
}

function newEvent({ becauseType, becauseName, event }: Notification, title: string): string {
  const when = event ? `, ${dateOf(event)}` : '';
  if (!becauseName) return `New: ${title}${when}.`;
  if (becauseType === 'artist') return `${becauseName} plays ${title}${when}.`;
  if (becauseType === 'venue') return `New at ${becauseName}: ${title}${when}.`;
  return `New from ${becauseName}: ${title}${when}.`;
}

function dateOf({ starts_at, timezone }: { starts_at: string; timezone: string }): string {
  return `${formatDate(starts_at, timezone)}, ${formatTime(starts_at, timezone)}`;
}

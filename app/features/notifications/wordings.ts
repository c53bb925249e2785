import { href } from 'react-router';
import { formatDate, formatTime } from '~/lib/time';
import type { NamedFacts, Told } from './named-facts';

type Wording = (facts: NamedFacts) => Told;

/** What each kind says. */
export const wordings: Record<string, Wording> = {
  event_published: (news) => ({ heading: 'New event', text: newEvent(news), to: news.toEvent }),
  event_cancelled: ({ of, toEvent }) => ({ heading: 'Cancelled', text: `${of} is cancelled.`, to: toEvent }),
  event_postponed: ({ of, toEvent }) => ({ heading: 'Postponed', text: `${of} is postponed.`, to: toEvent }),
  event_rescheduled: ({ of, event, toEvent }) => ({
    heading: 'New date',
    text: `${of} has a new date${event ? `: ${dateOf(event.starts_at, event)}` : ''}.`,
    to: toEvent,
  }),
  event_reminder: ({ of, event, happensAt, toEvent, ownProfile }) => ({
    heading: `See you at ${of}`,
    text: `${of} is soon${event && happensAt ? `: doors ${dateOf(happensAt, event)}` : ''}. Have your code ready.`,
    to: toEvent && `${ownProfile}#tickets`,
  }),
  timetable_changed: ({ of, toTimetable }) => ({
    heading: 'Timetable changed',
    text: `What you want to see at ${of} has changed.`,
    to: toTimetable,
  }),
  favourite_starts: ({ title, excerpt, toTimetable, ...news }) => ({
    heading: `${title ?? 'Your favourite'} starts soon`,
    text: `${title ?? 'What you want to see'} starts${atTime(news)}${excerpt ? `, ${excerpt}` : ''}.`,
    to: toTimetable,
  }),
  favourite_moved: ({ title, excerpt, of, toTimetable, ...news }) => ({
    heading: 'Running to a new time',
    text:
      excerpt === null
        ? `${title ?? 'What you want to see'} now starts${atTime(news)}.`
        : `${excerpt} of your favourites at ${of} have new times: ${title}.`,
    to: toTimetable,
  }),
  new_follower: ({ who, toActor }) => ({ heading: 'New follower', text: `${who} follows you.`, to: toActor }),
  follow_request: ({ who, ownProfile }) => ({
    heading: 'Somebody asks to follow you',
    text: `${who} asks to follow you.`,
    to: `${ownProfile}#followers`,
  }),
  follow_accepted: ({ who, toActor }) => ({
    heading: `You follow ${who}`,
    text: `${who} let you in: you follow them now.`,
    to: toActor,
  }),
  team_invitation: ({ who, becauseName }) => ({
    heading: 'Join a team',
    text: `${who} invites you to the team of ${becauseName ?? 'Limelight'}.`,
    to: href('/admin'),
  }),
  order_paid: ({ of, toOrder }) => ({
    heading: 'You’re going',
    text: `Your tickets for ${of} are here.`,
    to: toOrder,
  }),
  order_refunded: ({ of, toOrder }) => ({
    heading: 'Refund',
    text: `Money for ${of} goes back to you.`,
    to: toOrder,
  }),
  ticket_offered: ({ who, of, subjectId }) => ({
    heading: 'A ticket for you',
    text: `${who} offers you a ticket for ${of}.`,
    to: subjectId === null ? null : href('/ticket-offer/:id', { id: String(subjectId) }),
  }),
  ticket_taken: ({ who, of, ownProfile }) => ({
    heading: 'Your ticket was taken',
    text: `${who} took your ticket for ${of}.`,
    to: `${ownProfile}#tickets`,
  }),
  waiting_list_offer: ({ of, event, happensAt, becauseName, toEvent }) => ({
    heading: 'It’s your turn',
    text: `Tickets for ${of} came free for you${event && happensAt ? `, until ${dateOf(happensAt, event)}` : ''}.`,
    to: toEvent && `${toEvent}${becauseName ? `?order=${becauseName}` : ''}#tickets`,
  }),
  chat_mention: ({ who, of, excerpt, toRoom }) => ({
    heading: `${who} mentioned you`,
    text: said(`${who} mentioned you in the chat of ${of}`, excerpt),
    to: toRoom,
  }),
  chat_reply: ({ who, of, excerpt, toRoom }) => ({
    heading: `${who} answered you`,
    text: said(`${who} answered you in the chat of ${of}`, excerpt),
    to: toRoom,
  }),
  chat_moderation: ({ of, title, excerpt, toRoom, toEvent }) => ({
    heading: 'From the moderators',
    text: said(title ?? `The moderators of ${of} have a word for you`, excerpt),
    to: toRoom ?? toEvent,
  }),
  moderation: ({ title, excerpt, becauseName, ...news }) => ({
    heading: title === 'restored' ? 'Back on Limelight' : 'Suspended by Limelight',
    text:
      title === 'restored'
        ? `${becauseName ?? 'What you run'} is back as it was.`
        : said(`${becauseName ?? 'Something you run'} is suspended`, excerpt),
    to: toAdminOf(news),
  }),
  payout_problem: ({ becauseName, ...news }) => ({
    heading: 'Payouts need you',
    text: `Something is missing before ${becauseName ?? 'you'} can be paid. See what it is.`,
    to: toPayouts(news),
  }),
  payout_ready: ({ becauseName, ...news }) => ({
    heading: 'Payouts are ready',
    text: `${becauseName ?? 'You'} can be paid now: tickets with a price can go on sale.`,
    to: toPayouts(news),
  }),
  holder_message: ({ of, title, excerpt, subjectType, subjectId, toEvent }) => ({
    heading: title ?? `A message about ${of}`,
    text: said(title ?? `A message about ${of}`, excerpt),
    to: subjectType === 'holder_message' ? href('/message/:id', { id: String(subjectId) }) : toEvent,
  }),
  announcement: ({ title, excerpt }) => ({
    heading: title ?? 'What’s new',
    text: said(title ?? 'There is something new on Limelight', excerpt),
    to: href('/'),
  }),
  test: ({ excerpt, ownProfile }) => ({
    heading: 'It works',
    text: excerpt ?? 'This is a test of your notifications.',
    to: `${ownProfile}#notifications`,
  }),
};

/** A newer version of the database may know more kinds than a page that was left open. */
export const unknownKind: Wording = ({ toEvent, toActor }) => ({
  heading: 'Limelight',
  text: 'There is something new for you.',
  to: toEvent ?? toActor,
});

function newEvent({ becauseType, becauseName, event, of }: NamedFacts): string {
  const when = event ? `, ${dateOf(event.starts_at, event)}` : '';
  if (!becauseName) return `New: ${of}${when}.`;
  if (becauseType === 'artist') return `${becauseName} plays ${of}${when}.`;
  if (becauseType === 'venue') return `New at ${becauseName}: ${of}${when}.`;
  return `New from ${becauseName}: ${of}${when}.`;
}

/** By the clock of the event. */
function dateOf(at: string, { timezone }: { timezone: string }): string {
  return `${formatDate(at, timezone)}, ${formatTime(at, timezone)}`;
}

function atTime({ event, happensAt }: Pick<NamedFacts, 'event' | 'happensAt'>): string {
  return event && happensAt ? ` at ${formatTime(happensAt, event.timezone)}` : '';
}

function said(what: string, words: string | null): string {
  return words ? `${what}: ${words}` : `${what}.`;
}

function toPayouts({ becauseType, becauseId }: Pick<NamedFacts, 'becauseType' | 'becauseId'>): string {
  return becauseType === 'promoter' && becauseId !== null
    ? href('/admin/promoter/:id', { id: String(becauseId) })
    : href('/admin');
}

function toAdminOf({ becauseType, becauseId }: Pick<NamedFacts, 'becauseType' | 'becauseId'>): string {
  const params = { id: String(becauseId) };
  switch (becauseType) {
    case 'event':
      return href('/admin/event/:id', params);
    case 'venue':
      return href('/admin/venue/:id', params);
    case 'artist':
      return href('/admin/artist/:id', params);
    case 'promoter':
      return href('/admin/promoter/:id', params);
    default:
      return href('/admin');
  }
}

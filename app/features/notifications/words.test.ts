import { expect, test } from 'vitest';
import type { NotificationFacts } from './notification';
import { tell } from './words';

const event = {
  id: 7,
  title: 'Low Tide',
  starts_at: '2026-11-20T21:00:00Z',
  timezone: 'Europe/Berlin',
};
const actor = { id: 3, name: 'Ada' };

function factsOf(kind: string, facts: Partial<NotificationFacts>): NotificationFacts {
  const nothing = {
    becauseType: null,
    becauseId: null,
    becauseName: null,
    subjectType: null,
    subjectId: null,
  };
  const silence = { roomId: null, happensAt: null, title: null, excerpt: null, event: null, actor: null };
  return { kind, ...nothing, ...silence, ...facts };
}

/** What it says and where it leads. */
function told(kind: string, facts: Partial<NotificationFacts> = {}) {
  const { text, to } = tell(factsOf(kind, facts), '/user/9');
  return { text, to };
}

test.each([
  ['artist', 'Kobalt', 'Kobalt plays Low Tide, Fri 20 Nov, 22:00.'],
  ['venue', 'Halle', 'New at Halle: Low Tide, Fri 20 Nov, 22:00.'],
  ['promoter', 'Northern', 'New from Northern: Low Tide, Fri 20 Nov, 22:00.'],
])('a new event because of a followed %s', (becauseType, becauseName, text) => {
  expect(told('event_published', { event, becauseType, becauseName })).toEqual({ text, to: '/event/7' });
});

test.each([
  ['event_cancelled', 'Low Tide is cancelled.'],
  ['event_postponed', 'Low Tide is postponed.'],
  ['event_rescheduled', 'Low Tide has a new date: Fri 20 Nov, 22:00.'],
])('%s names the event and leads there', (kind, text) => {
  expect(told(kind, { event })).toEqual({ text, to: '/event/7' });
});

test('a changed timetable leads to the timetable', () => {
  expect(told('timetable_changed', { event })).toEqual({
    text: 'What you want to see at Low Tide has changed.',
    to: '/event/7/timetable',
  });
});

test.each([
  ['new_follower', 'Ada follows you.', '/user/3'],
  ['follow_request', 'Ada asks to follow you.', '/user/9#followers'],
  ['follow_accepted', 'Ada let you in: you follow them now.', '/user/3'],
])('%s names the person', (kind, text, to) => {
  expect(told(kind, { actor })).toEqual({ text, to });
});

test('an invitation leads to where it is answered', () => {
  expect(told('team_invitation', { actor, becauseType: 'event', becauseName: 'Low Tide' })).toEqual({
    text: 'Ada invites you to the team of Low Tide.',
    to: '/admin',
  });
});

test('what one may not see any more has no name and leads nowhere', () => {
  expect(told('event_cancelled')).toEqual({
    text: 'An event that is no longer public is cancelled.',
    to: null,
  });
  expect(told('new_follower')).toEqual({ text: 'Somebody follows you.', to: null });
});

test('a kind that is not known yet is still told', () => {
  expect(told('something_else', { event })).toEqual({
    text: 'There is something new for you.',
    to: '/event/7',
  });
});

test.each<[string, Partial<NotificationFacts>, string, string | null]>([
  ['order_paid', order(), 'Your tickets for Low Tide are here.', '/success?order=ABC234'],
  ['order_refunded', order(), 'Money for Low Tide goes back to you.', '/success?order=ABC234'],
  [
    'waiting_list_offer',
    { ...order(), happensAt: '2026-11-19T20:30:00Z' },
    'Tickets for Low Tide came free for you, until Thu 19 Nov, 21:30.',
    '/event/7?order=ABC234#tickets',
  ],
  ['ticket_offered', transfer(), 'Ada offers you a ticket for Low Tide.', '/ticket-offer/5'],
  ['ticket_taken', transfer(), 'Ada took your ticket for Low Tide.', '/user/9#tickets'],
  [
    'event_reminder',
    { event, happensAt: '2026-11-20T20:00:00Z' },
    'Low Tide is soon: doors Fri 20 Nov, 21:00. Have your code ready.',
    '/user/9#tickets',
  ],
  [
    'favourite_starts',
    { event, title: 'Kobalt', excerpt: 'Main', happensAt: '2026-11-20T22:15:00Z' },
    'Kobalt starts at 23:15, Main.',
    '/event/7/timetable',
  ],
  [
    'favourite_moved',
    { event, title: 'Kobalt', happensAt: '2026-11-20T22:40:00Z' },
    'Kobalt now starts at 23:40.',
    '/event/7/timetable',
  ],
  [
    'favourite_moved',
    { event, title: 'Kobalt, Mira', excerpt: '2', happensAt: '2026-11-20T22:40:00Z' },
    '2 of your favourites at Low Tide have new times: Kobalt, Mira.',
    '/event/7/timetable',
  ],
  [
    'chat_mention',
    chat(),
    'Ada mentioned you in the chat of Low Tide: See you at the bar',
    '/event/7/chat/4?message=88',
  ],
  [
    'chat_reply',
    chat(),
    'Ada answered you in the chat of Low Tide: See you at the bar',
    '/event/7/chat/4?message=88',
  ],
  ['chat_moderation', { event }, 'The moderators of Low Tide have a word for you.', '/event/7'],
  [
    'moderation',
    {
      title: 'suspended',
      excerpt: 'Forged tickets',
      becauseType: 'event',
      becauseId: 7,
      becauseName: 'Low Tide',
    },
    'Low Tide is suspended: Forged tickets',
    '/admin/event/7',
  ],
  [
    'moderation',
    { title: 'restored', becauseType: 'venue', becauseId: 3, becauseName: 'The Vault' },
    'The Vault is back as it was.',
    '/admin/venue/3',
  ],
  [
    'payout_ready',
    { becauseType: 'promoter', becauseId: 6, becauseName: 'Northern' },
    'Northern can be paid now: tickets with a price can go on sale.',
    '/admin/promoter/6',
  ],
  [
    'payout_problem',
    { becauseType: 'user', becauseId: 9 },
    'Something is missing before you can be paid. See what it is.',
    '/admin',
  ],
  [
    'holder_message',
    { event, title: 'Doors later', excerpt: 'We open at ten.' },
    'Doors later: We open at ten.',
    '/event/7',
  ],
  ['announcement', { title: 'Plans', excerpt: 'Make one.' }, 'Plans: Make one.', '/'],
  ['test', {}, 'This is a test of your notifications.', '/user/9#notifications'],
])('%s says what happened and leads there', (kind, facts, text, to) => {
  expect(told(kind, facts)).toEqual({ text, to });
});

test('a heading stands alone on a locked phone', () => {
  expect(tell(factsOf('chat_mention', chat()), '/user/9').heading).toBe('Ada mentioned you');
  expect(tell(factsOf('event_cancelled', { event }), '/user/9').heading).toBe('Cancelled');
});

function order(): Partial<NotificationFacts> {
  return { event, becauseType: 'order', becauseId: 12, becauseName: 'ABC234' };
}

function transfer(): Partial<NotificationFacts> {
  return { event, actor, subjectType: 'ticket_transfer', subjectId: 5 };
}

function chat(): Partial<NotificationFacts> {
  return {
    event,
    actor,
    roomId: 4,
    subjectType: 'chat_message',
    subjectId: 88,
    excerpt: 'See you at the bar',
  };
}

import { expect, test } from 'vitest';
import type { Notification } from './notification';
import { tell } from './words';

const event = {
  id: 7,
  title: 'Low Tide',
  starts_at: '2026-11-20T21:00:00Z',
  timezone: 'Europe/Berlin',
  picture: null,
};
const actor = { id: 3, name: 'Ada', picture: null };

function told(kind: string, facts: Partial<Notification> = {}) {
  const notification: Notification = {
    id: 1,
    kind,
    at: '2026-11-15T10:00:00Z',
    isRead: false,
    becauseType: null,
    becauseName: null,
    event: null,
    actor: null,
    ...facts,
  };
  return tell(notification, '/user/9');
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

import { expect, test } from 'vitest';
import { checkAnnouncement, contentOf, tidyAnnouncement } from './schema';

const written = { ...contentOf(null), title: 'Timetables', body: 'Plan your night.' };

test('a title and a text are enough', () => {
  expect(checkAnnouncement(written)).toEqual({});
  expect(Object.keys(checkAnnouncement(contentOf(null)))).toEqual(['title', 'body']);
});

test.each(['/event/1/timetable', '/', 'https://example.org/new'])('a link may lead to %s', (linkTo) => {
  expect(checkAnnouncement({ ...written, linkTo, linkLabel: 'Try it' })).toEqual({});
});

test.each(['//evil.example', 'javascript:alert(1)', 'event/1', '/\\evil.example'])(
  'a link must not lead to %s',
  (linkTo) => {
    expect(checkAnnouncement({ ...written, linkTo, linkLabel: 'Try it' })).toHaveProperty('linkTo');
  },
);

test('a link has a name, and a name a link', () => {
  expect(checkAnnouncement({ ...written, linkTo: '/' })).toHaveProperty('linkLabel');
  expect(checkAnnouncement({ ...written, linkLabel: 'Try it' })).toHaveProperty('linkTo');
});

test('it ends after it begins, and what was left empty is nothing', () => {
  const fromAt = '2026-11-20T10:00:00Z';
  expect(checkAnnouncement({ ...written, untilAt: fromAt })).toHaveProperty('fromAt');
  expect(checkAnnouncement({ ...written, fromAt, untilAt: fromAt })).toHaveProperty('untilAt');
  expect(tidyAnnouncement(written)).toMatchObject({ link_to: null, link_label: null, from_at: null });
});

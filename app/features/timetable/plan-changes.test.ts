import { expect, test } from 'vitest';
import { changeWords, newsOf } from './plan-changes';
import type { PlanChange } from './plan-queries';

const facts = {
  title: '',
  artists: ['Ada', 'Bo'],
  stage: 'Main',
  startsAt: '2026-11-14T21:00:00Z',
  endsAt: null,
};
const change = (other: Partial<PlanChange>): PlanChange => ({
  id: 1,
  slotId: 'a',
  kind: 'moved',
  at: '2026-11-10T12:00:00Z',
  before: facts,
  after: facts,
  ...other,
});

test('only what came after the heart is news, and of each slot the newest', () => {
  const changes = [
    change({ id: 3, at: '2026-11-12T12:00:00Z' }),
    change({ id: 2, at: '2026-11-11T12:00:00Z' }),
    change({ id: 1, slotId: 'b' }),
  ];
  expect(newsOf(changes, {}).map(({ id }) => id)).toEqual([3, 1]);
  expect(
    newsOf(changes, { a: '2026-11-12T13:00:00Z', b: '2026-11-09T12:00:00Z' }).map(({ id }) => id),
  ).toEqual([1]);
});

test.each([
  [
    change({ after: { ...facts, startsAt: null, stage: 'Garden' } }),
    'Ada b2b Bo moved from 22:00, Main to a time to be announced, Garden.',
  ],
  [change({ kind: 'removed', after: null }), 'Ada b2b Bo is no longer on the timetable.'],
  [change({ kind: 'renamed', after: { ...facts, title: 'Closing' } }), 'Ada b2b Bo is now Closing.'],
  [change({ kind: 'added', before: null }), 'Ada b2b Bo is new: 22:00, Main.'],
])('in words', (changed, words) => {
  expect(changeWords(changed, 'Europe/Berlin')).toBe(words);
});

import { expect, test } from 'vitest';
import { firstTimes } from './first-times';

test('a new event is next Saturday night', () => {
  expect(firstTimes(new Date('2026-11-15T12:00:00Z'), 'Europe/Berlin')).toEqual({
    starts_at: '2026-11-21T21:00:00.000Z',
    ends_at: '2026-11-22T05:00:00.000Z',
  });
});

test('on a Saturday it is the one after', () => {
  expect(firstTimes(new Date('2026-11-14T12:00:00Z'), 'UTC').starts_at).toBe('2026-11-21T22:00:00.000Z');
});

import { describe, expect, test } from 'vitest';
import { eveningOf, formatDate, formatRange, formatRelative, formatTime } from '~/lib/time';

const berlin = 'Europe/Berlin';

test('dates and times are those of the event, not of the reader', () => {
  expect(formatTime('2026-11-14T22:00:00Z', berlin)).toBe('23:00');
  expect(formatTime('2026-11-14T22:00:00Z', 'America/New_York')).toBe('17:00');
  expect(formatDate('2026-11-14T23:30:00Z', berlin)).toBe('Sun 15 Nov');
  expect(formatDate('2026-11-14T23:30:00Z', berlin, 'long')).toBe('Sunday 15 November 2026');
  expect(formatTime('2026-11-14T23:00:00Z', berlin)).toBe('00:00');
});

describe('the evening a moment belongs to', () => {
  test.each([
    ['2026-11-14T22:00:00Z', '2026-11-14'],
    ['2026-11-15T01:00:00Z', '2026-11-14'],
    ['2026-11-15T04:59:59Z', '2026-11-14'],
    ['2026-11-15T05:00:00Z', '2026-11-15'],
    ['2027-01-01T02:00:00Z', '2026-12-31'],
    ['2028-03-01T02:00:00Z', '2028-02-29'],
  ])('%s is %s', (at, evening) => {
    expect(eveningOf(at, berlin)).toBe(evening);
  });

  test('the night the clocks change', () => {
    expect(eveningOf('2026-10-25T00:30:00Z', berlin)).toBe('2026-10-24');
    expect(eveningOf('2026-10-25T01:30:00Z', berlin)).toBe('2026-10-24');
    expect(eveningOf('2026-03-29T01:30:00Z', berlin)).toBe('2026-03-28');
  });
});

describe('ranges', () => {
  test.each([
    ['2026-11-14T22:00:00Z', '2026-11-15T05:00:00Z', 'Sat 14 Nov, 23:00–06:00'],
    ['2026-11-14T22:00:00Z', '2026-11-15T09:00:00Z', 'Sat 14 Nov, 23:00–10:00'],
    ['2026-11-14T19:00:00Z', '2026-11-14T22:00:00Z', 'Sat 14 Nov, 20:00–23:00'],
    ['2026-11-15T00:30:00Z', '2026-11-15T06:00:00Z', 'Sun 15 Nov, 01:30–07:00'],
    ['2026-07-17T10:00:00Z', '2026-07-20T04:00:00Z', 'Fri 17 Jul, 12:00 – Sun 19 Jul, 06:00'],
  ])('%s to %s', (start, end, words) => {
    expect(formatRange(start, end, berlin)).toBe(words);
  });
});

test.each([
  ['2026-11-14T20:00:00Z', 'in 2 hours'],
  ['2026-11-14T17:30:00Z', '30 minutes ago'],
  ['2026-11-15T18:30:00Z', 'tomorrow'],
  ['2026-12-20T18:00:00Z', 'next month'],
])('relative: %s', (at, words) => {
  expect(formatRelative(at, '2026-11-14T18:00:00Z')).toBe(words);
});

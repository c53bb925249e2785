import { describe, expect, test } from 'vitest';
import {
  eveningOf,
  formatDate,
  formatDays,
  formatEnd,
  formatRange,
  formatRelative,
  formatStart,
  formatTime,
  fromWallTime,
  isoWithOffset,
  wallTime,
} from '~/lib/time';

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
    ['2026-07-17T10:00:00Z', '2026-07-20T04:00:00Z', 'Fri 17 Jul, 12:00 – Mon 20 Jul, 06:00'],
  ])('%s to %s', (start, end, words) => {
    expect(formatRange(start, end, berlin)).toBe(words);
  });
});

describe('when something is, in a heading and on a ticket', () => {
  test.each([
    [
      '2026-11-14T22:00:00Z',
      '2026-11-15T05:00:00Z',
      'Sat 14 Nov, 23:00',
      'Saturday 14 November 2026',
      '06:00',
    ],
    // A long night is one day still, though nobody would take its end for the next morning.
    [
      '2026-11-14T22:00:00Z',
      '2026-11-15T13:00:00Z',
      'Sat 14 Nov, 23:00',
      'Saturday 14 November 2026',
      'Sun 15 Nov, 14:00',
    ],
    [
      '2026-12-04T16:00:00Z',
      '2026-12-07T01:00:00Z',
      'Fri 4 – Mon 7 Dec',
      'Fri 4 – Mon 7 December 2026',
      'Mon 7 Dec, 02:00',
    ],
    [
      '2026-10-30T16:00:00Z',
      '2026-11-02T01:00:00Z',
      'Fri 30 Oct – Mon 2 Nov',
      'Fri 30 October – Mon 2 November 2026',
      'Mon 2 Nov, 02:00',
    ],
    [
      '2026-12-31T16:00:00Z',
      '2027-01-03T01:00:00Z',
      'Thu 31 Dec – Sun 3 Jan',
      'Thu 31 December 2026 – Sun 3 January 2027',
      'Sun 3 Jan, 02:00',
    ],
  ])('%s to %s', (start, end, heading, days, ends) => {
    expect(formatStart(start, end, berlin)).toBe(heading);
    expect(formatDays(start, end, berlin, 'long')).toBe(days);
    expect(formatEnd(start, end, berlin)).toBe(ends);
  });
});

test.each([
  ['2026-11-14T20:00:00Z', 'in 2 hours'],
  ['2026-11-14T17:30:00Z', '30 minutes ago'],
  ['2026-11-15T18:30:00Z', 'tomorrow'],
  ['2026-12-20T18:00:00Z', 'next month'],
  ['2026-11-14T17:59:40Z', '20 seconds ago'],
  ['2026-11-14T17:59:55Z', 'now'],
  ['2026-11-14T18:00:03Z', 'now'],
])('relative: %s', (at, words) => {
  expect(formatRelative(at, '2026-11-14T18:00:00Z')).toBe(words);
});

const lordHowe = 'Australia/Lord_Howe';

describe('what the clock on the wall shows', () => {
  test.each([
    ['2026-11-14T22:00:00Z', berlin, '2026-11-14T23:00'],
    ['2026-11-14T23:00:00Z', berlin, '2026-11-15T00:00'],
    ['2026-07-01T22:30:59Z', berlin, '2026-07-02T00:30'],
    ['2026-07-01T22:30:00+00:00', 'UTC', '2026-07-01T22:30'],
    ['2026-01-01T13:00:00Z', lordHowe, '2026-01-02T00:00'],
  ])('%s in %s', (at, zone, wall) => {
    expect(wallTime(at, zone)).toBe(wall);
    expect(fromWallTime(wall, zone)).toBe(new Date(Date.parse(at) - (Date.parse(at) % 60_000)).toISOString());
  });

  test.each([
    ['spring, just before', '2026-03-29T01:59', berlin, '2026-03-29T00:59:00.000Z'],
    ['spring, jumped over', '2026-03-29T02:30', berlin, '2026-03-29T01:30:00.000Z'],
    ['spring, just after', '2026-03-29T03:00', berlin, '2026-03-29T01:00:00.000Z'],
    ['autumn, just before', '2026-10-25T01:59', berlin, '2026-10-24T23:59:00.000Z'],
    ['autumn, shown twice', '2026-10-25T02:30', berlin, '2026-10-25T00:30:00.000Z'],
    ['autumn, just after', '2026-10-25T03:00', berlin, '2026-10-25T02:00:00.000Z'],
    ['half an hour jumped over', '2026-10-04T02:15', lordHowe, '2026-10-03T15:45:00.000Z'],
    ['half an hour shown twice', '2026-04-05T01:45', lordHowe, '2026-04-04T14:45:00.000Z'],
    ['a zone behind UTC', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['no changes at all', '2026-03-29T02:30', 'UTC', '2026-03-29T02:30:00.000Z'],
    ['with seconds', '2026-11-14T23:00:00', berlin, '2026-11-14T22:00:00.000Z'],
  ])('%s', (_, wall, zone, instant) => {
    expect(fromWallTime(wall, zone)).toBe(instant);
  });

  test('a time that is jumped over moves forward', () => {
    expect(wallTime(fromWallTime('2026-03-29T02:30', berlin) ?? '', berlin)).toBe('2026-03-29T03:30');
    expect(wallTime(fromWallTime('2026-10-04T02:15', lordHowe) ?? '', lordHowe)).toBe('2026-10-04T02:45');
  });

  test.each(['', 'tomorrow', '2026-02-30T10:00', '2026-13-01T10:00', '2026-01-01T24:00', '2026-01-01', '1'])(
    "'%s' is no date and time",
    (text) => {
      expect(fromWallTime(text, berlin)).toBeNull();
    },
  );
});

test('an instant is written with the offset of its zone', () => {
  expect(isoWithOffset('2026-11-14T22:00:00Z', berlin)).toBe('2026-11-14T23:00:00+01:00');
  expect(isoWithOffset('2026-10-25T00:30:00Z', berlin)).toBe('2026-10-25T02:30:00+02:00');
  expect(isoWithOffset('2026-10-25T01:30:00Z', berlin)).toBe('2026-10-25T02:30:00+01:00');
  expect(isoWithOffset('2026-03-29T01:00:15Z', berlin)).toBe('2026-03-29T03:00:15+02:00');
  expect(isoWithOffset('2026-11-14T22:00:00Z', 'America/St_Johns')).toBe('2026-11-14T18:30:00-03:30');
  expect(isoWithOffset('2026-07-01T00:00:00Z', lordHowe)).toBe('2026-07-01T10:30:00+10:30');
  expect(isoWithOffset('2026-07-01T00:00:00Z', 'UTC')).toBe('2026-07-01T00:00:00+00:00');
});

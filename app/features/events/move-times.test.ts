import { expect, test } from 'vitest';
import { moveStart, moveToZone } from './move-times';

const night = {
  doors_at: '2026-11-14T21:00:00.000Z',
  starts_at: '2026-11-14T22:00:00.000Z',
  ends_at: '2026-11-15T05:00:00.000Z',
  timezone: 'Europe/Berlin',
};

test('doors and end move with the start', () => {
  expect(moveStart(night, '2026-11-21T23:00:00.000Z')).toEqual({
    doors_at: '2026-11-21T22:00:00.000Z',
    starts_at: '2026-11-21T23:00:00.000Z',
    ends_at: '2026-11-22T06:00:00.000Z',
  });
  expect(moveStart(night, null)).toEqual({ starts_at: null });
});

test('the clock stays where the zone changes', () => {
  expect(moveToZone(night, 'Europe/London')).toEqual({
    timezone: 'Europe/London',
    doors_at: '2026-11-14T22:00:00.000Z',
    starts_at: '2026-11-14T23:00:00.000Z',
    ends_at: '2026-11-15T06:00:00.000Z',
  });
});

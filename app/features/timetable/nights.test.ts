import { expect, test } from 'vitest';
import { nightAt, nightsBetween, nightWindow } from './nights';

const berlin = 'Europe/Berlin';
const hour = 3_600_000;

test.each([
  ['2026-11-14T22:00:00Z', '2026-11-14'],
  ['2026-11-15T01:00:00Z', '2026-11-14'],
  ['2026-11-15T04:59:00Z', '2026-11-14'],
  ['2026-11-15T05:00:00Z', '2026-11-15'],
])('%s belongs to the night of %s', (at, night) => {
  expect(nightAt(at, berlin, '06:00')).toBe(night);
});

test('another hour can begin the day', () => {
  expect(nightAt('2026-11-15T07:00:00Z', berlin, '10:00')).toBe('2026-11-14');
  expect(nightAt('2026-11-15T07:00:00Z', berlin, '08:00')).toBe('2026-11-15');
});

test('both half past twos of the night when the clocks go back belong to it, and it has 25 hours', () => {
  expect(nightAt('2026-10-25T00:30:00Z', berlin, '06:00')).toBe('2026-10-24');
  expect(nightAt('2026-10-25T01:30:00Z', berlin, '06:00')).toBe('2026-10-24');
  const { from, to } = nightWindow('2026-10-24', berlin, '06:00');
  expect(to - from).toBe(25 * hour);
});

test('the night when they go forward has 23 hours', () => {
  const { from, to } = nightWindow('2026-03-28', berlin, '06:00');
  expect(to - from).toBe(23 * hour);
});

test('nights without anything are between those with something', () => {
  expect(nightsBetween(['2026-03-01', '2026-02-27'])).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(nightsBetween([])).toEqual([]);
});

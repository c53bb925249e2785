import { describe, expect, test } from 'vitest';
import { axisOf, minuteOf, placeSlots } from './visitor-axis';
import { clockWords } from './visitor-clock';
import { slotOf } from './visitor-sample.test-data';

const zone = 'Europe/Berlin';
const labels = (axis: ReturnType<typeof axisOf>) => axis.hours.map(({ label }) => label);

describe('axis', () => {
  test('from full hour to full hour', () => {
    const axis = axisOf(
      [slotOf('1', '2026-11-14T21:30:00Z', 90), slotOf('2', '2026-11-15T00:00:00Z', 75)],
      zone,
    );
    expect(labels(axis)).toEqual(['22:00', '23:00', '00:00', '01:00', '02:00', '03:00']);
    expect(axis.minutes).toBe(300);
    expect(minuteOf('2026-11-14T21:30:00Z', axis)).toBe(30);
  });

  test('a zone of half hours begins at its own full hour', () => {
    const axis = axisOf([slotOf('1', '2026-11-14T13:45:00Z', 60)], 'Asia/Kolkata');
    expect(labels(axis)).toEqual(['19:00', '20:00', '21:00']);
  });

  test('the hour that comes twice is drawn twice and named by its zone', () => {
    const first = slotOf('1', '2026-10-25T00:30:00Z', 60);
    const second = slotOf('2', '2026-10-25T01:30:00Z', 60);
    const axis = axisOf([slotOf('0', '2026-10-24T23:00:00Z', 60), first, second], zone);
    expect(labels(axis)).toEqual(['01:00', '02:00 CEST', '02:00 CET', '03:00', '04:00']);
    const places = placeSlots([first, second], axis);
    expect(places.get('1')).toEqual({ minute: 90, minutes: 60, track: 0 });
    expect(places.get('2')).toEqual({ minute: 150, minutes: 60, track: 0 });
    expect([first, second].map(({ startsAt }) => clockWords(startsAt, zone))).toEqual([
      '02:30 CEST',
      '02:30 CET',
    ]);
  });

  test('the hour that the clocks jump over is not there', () => {
    const axis = axisOf([slotOf('1', '2026-03-29T00:00:00Z', 120)], zone);
    expect(labels(axis)).toEqual(['01:00', '03:00', '04:00']);
  });

  test('nothing to draw', () => {
    expect(axisOf([], zone)).toEqual({ startsAt: 0, minutes: 0, hours: [] });
  });
});

test('what is pushed into the next goes below it, and the next but one comes up again', () => {
  const slots = [
    slotOf('1', '2026-11-14T21:15:00Z', 60),
    slotOf('2', '2026-11-14T22:00:00Z', 60),
    slotOf('3', '2026-11-14T22:15:00Z', 60),
    slotOf('4', '2026-11-14T23:15:00Z', 0),
  ];
  const places = placeSlots(slots, axisOf(slots, zone));
  expect(slots.map(({ id }) => places.get(id)?.track)).toEqual([0, 1, 0, 0]);
  expect(places.get('4')?.minutes).toBe(1);
});

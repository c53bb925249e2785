import { expect, test } from 'vitest';
import { drawnRange, hourMarks, laneOf, slotsOfNight, snapTo } from './planner-geometry';
import type { SlotContent } from './types';

const at = (iso: string) => Date.parse(iso);
const hours = { opensAt: '2026-10-24T20:00:00Z', endsAt: '2026-10-25T05:00:00Z', zone: 'Europe/Berlin' };

test('a night is drawn from an hour before it opens to an hour after it ends', () => {
  const range = drawnRange('2026-10-24', hours, '06:00', []);
  expect(range).toEqual({ from: at('2026-10-24T19:00:00Z'), to: at('2026-10-25T06:00:00Z') });
  const early = { id: 'a', from: at('2026-10-24T17:30:00Z'), to: at('2026-10-24T18:00:00Z') };
  expect(drawnRange('2026-10-24', hours, '06:00', [early]).from).toBe(at('2026-10-24T16:00:00Z'));
});

test('a night without opening hours has an evening', () => {
  const range = drawnRange('2026-11-20', hours, '06:00', []);
  expect(range).toEqual({ from: at('2026-11-20T17:00:00Z'), to: at('2026-11-21T05:00:00Z') });
});

test('the hour that the clocks show twice is there twice', () => {
  const marks = hourMarks(drawnRange('2026-10-24', hours, '06:00', []), hours.zone);
  expect(marks.map(({ label }) => label.slice(0, 2)).join(' ')).toBe('21 22 23 00 01 02 02 03 04 05 06 07');
});

test('times snap to the nearest step', () => {
  const time = at('2026-11-14T22:08:00Z');
  expect([5, 15, 30].map((step) => new Date(snapTo(time, step)).toISOString().slice(14, 16))).toEqual([
    '10',
    '15',
    '00',
  ]);
});

test('what overlaps stands side by side, what follows has the whole width again', () => {
  const slot = (id: string, from: number, to: number) => ({ id, from, to });
  const lanes = laneOf([slot('a', 0, 60), slot('b', 30, 90), slot('c', 60, 100), slot('d', 100, 120)]);
  expect(Object.fromEntries(lanes)).toEqual({
    a: { lane: 0, of: 2 },
    b: { lane: 1, of: 2 },
    c: { lane: 0, of: 2 },
    d: { lane: 0, of: 1 },
  });
});

test('a slot after midnight belongs to the night, one without a time to none', () => {
  const content: SlotContent = {
    stageId: null,
    title: '',
    startsAt: null,
    endsAt: null,
    note: '',
    artists: [],
  };
  const slots = new Map([
    ['late', { ...content, startsAt: '2026-10-25T01:30:00.000Z', endsAt: '2026-10-25T02:30:00.000Z' }],
    ['open', content],
  ]);
  expect(slotsOfNight(slots, '2026-10-24', hours.zone, '06:00').map(({ id }) => id)).toEqual(['late']);
  expect(slotsOfNight(slots, '2026-10-25', hours.zone, '06:00')).toEqual([]);
});

import { expect, test } from 'vitest';
import { changeStage, nextFree, resize, shift } from './planner-moves';
import { defaultSettings, type SlotContent, type Stage } from './types';

const slot: SlotContent = {
  stageId: 1,
  title: '',
  startsAt: '2026-11-14T22:00:00.000Z',
  endsAt: '2026-11-14T23:00:00.000Z',
  note: '',
  artists: [],
};
const someTime: SlotContent = { ...slot, startsAt: null, endsAt: null };
const stages = [1, 2].map(
  (id): Stage => ({ id, name: `Stage ${id}`, colour: 'green', place: '', walkMinutes: 5 }),
);

test('moves and lengths', () => {
  expect(shift(slot, -15)).toMatchObject({
    startsAt: '2026-11-14T21:45:00.000Z',
    endsAt: '2026-11-14T22:45:00.000Z',
  });
  expect(resize(slot, 15, 15)).toMatchObject({ startsAt: slot.startsAt, endsAt: '2026-11-14T23:15:00.000Z' });
  expect(resize(slot, -500, 15).endsAt).toBe('2026-11-14T22:15:00.000Z');
  expect(resize(slot, 5000, 15).endsAt).toBe('2026-11-15T22:00:00.000Z');
  expect(shift(someTime, 15)).toBe(someTime);
});

test('stages end at both ends, and what has none begins with the first', () => {
  expect(changeStage(slot, stages, 1).stageId).toBe(2);
  expect(changeStage(slot, stages, -1).stageId).toBe(1);
  expect(changeStage({ ...slot, stageId: null }, stages, 1).stageId).toBe(1);
});

test('the next act follows the last one with the change-over, the first begins when it opens', () => {
  const hours = { opensAt: '2026-11-14T21:00:00Z', endsAt: '2026-11-15T05:00:00Z', zone: 'Europe/Berlin' };
  const night = { from: Date.parse('2026-11-14T05:00:00Z'), to: Date.parse('2026-11-15T05:00:00Z') };
  const planned = [{ from: 0, to: Date.parse('2026-11-14T23:00:00Z'), content: slot }];
  const settings = { ...defaultSettings, changeoverMinutes: 10 };
  expect(nextFree(planned, 1, night, hours, settings).from).toBe(Date.parse('2026-11-14T23:10:00Z'));
  expect(nextFree(planned, 2, night, hours, settings).from).toBe(Date.parse(hours.opensAt));
});

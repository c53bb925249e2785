import { expect, test } from 'vitest';
import { type Drag, landing } from './planner-landing';

const minutes = (count: number) => count * 60_000;
const drag = (kind: Drag['kind'], from = 60, to = 120): Drag => ({
  kind,
  id: null,
  artist: null,
  stageId: 1,
  from: minutes(from),
  to: minutes(to),
});
const land = (kind: Drag['kind'], grabbedAt: number, at: number, stageId = 1) => {
  const {
    from,
    to,
    stageId: stage,
  } = landing({ drag: drag(kind), at: minutes(grabbedAt) }, minutes(at), stageId, 15);
  return [from / 60_000, to / 60_000, stage];
};

test('a slot moves with the hand that holds it, in steps and across stages', () => {
  expect(land('move', 80, 80 + 22, 2)).toEqual([75, 135, 2]);
});

test('an end is drawn to the hand, but not before the first step', () => {
  expect(land('resize', 120, 143, 2)).toEqual([60, 150, 1]);
  expect(land('resize', 120, 10)).toEqual([60, 75, 1]);
});

test('a new slot is drawn in either direction', () => {
  expect(land('create', 61, 119)).toEqual([60, 120, 1]);
  expect(land('create', 119, 61)).toEqual([60, 120, 1]);
  expect(land('create', 61, 62)).toEqual([60, 75, 1]);
});

test('an artist of the tray begins where the hand is', () => {
  expect(land('place', 0, 200, 3)).toEqual([195, 255, 3]);
});

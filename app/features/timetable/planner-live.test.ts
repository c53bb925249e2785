import { expect, test } from 'vitest';
import { driftWords, listLiveStages, startable } from './planner-live';
import type { PublishedSlot, Stage } from './types';

const stage: Stage = { id: 1, name: 'Main', colour: 'green', place: '', walkMinutes: 5 };
const slot = (id: string, from: string, to: string, driftMinutes = 0): PublishedSlot => ({
  id,
  stageId: 1,
  title: id,
  startsAt: `2026-11-14T${from}:00.000Z`,
  endsAt: `2026-11-14T${to}:00.000Z`,
  note: '',
  artists: [],
  night: '2026-11-14',
  driftMinutes,
});
const slots = [
  slot('first', '20:00', '21:00'),
  slot('second', '21:00', '22:00', 15),
  slot('third', '22:00', '23:00', 15),
];
const at = (time: string) => listLiveStages([stage], slots, Date.parse(`2026-11-14T${time}:00Z`))[0];

test.each([
  ['19:00', null, 'first', 0],
  ['20:30', 'first', 'second', 0],
  ['21:10', null, 'second', 15],
  ['22:10', 'second', 'third', 15],
  ['23:20', null, null, 0],
])('at %s: %s, then %s', (time, now, next, drift) => {
  const live = at(time);
  expect([live?.now?.id ?? null, live?.next?.id ?? null, live?.driftMinutes]).toEqual([now, next, drift]);
});

test('only what is near can have started now', () => {
  const started = (time: string) => {
    const live = at(time);
    return live && startable(live, Date.parse(`2026-11-14T${time}:00Z`))?.id;
  };
  expect(['10:00', '19:00', '22:50'].map(started)).toEqual([undefined, 'first', 'third']);
});

test('lateness in words', () => {
  expect([0, 15, -5].map(driftWords)).toEqual(['On time', '+15 min', '−5 min']);
});

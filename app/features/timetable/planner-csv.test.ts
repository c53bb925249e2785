import { expect, test } from 'vitest';
import { readTimetable, writeTimetable } from './planner-csv';
import type { SlotContent, Stage } from './types';

const where = {
  zone: 'Europe/Berlin',
  dayStartsAt: '06:00',
  stages: [{ id: 3, name: 'Main', colour: 'green', place: '', walkMinutes: 5 } satisfies Stage],
  lineUp: [
    { id: 7, name: 'Kern' },
    { id: 8, name: 'Nadja, Sol' },
  ],
};
const late: SlotContent = {
  stageId: 3,
  title: '',
  startsAt: '2026-11-14T23:30:00.000Z',
  endsAt: '2026-11-15T01:00:00.000Z',
  note: 'live',
  artists: where.lineUp,
};
const someTime: SlotContent = {
  ...late,
  stageId: null,
  startsAt: null,
  endsAt: null,
  artists: [],
  title: 'Guest',
};

test('what is exported is imported as it was, also after midnight and without a time', () => {
  const file = writeTimetable([someTime, late], where);
  expect(file).toContain('2026-11-14,00:30,02:00,Main,"Kern + Nadja, Sol",,live');
  expect(readTimetable(file, where)).toEqual([
    { line: 2, slot: late, errors: [] },
    { line: 3, slot: someTime, errors: [] },
  ]);
});

test('every line says what is wrong with it', () => {
  const file = `stage,night,start,end,artists,title
Main,2026-11-14,22:00,23:00,Kern,
Cellar,2026-11-14,22:00,23:00,,Set

main,2026-11-14,23:00,22:00,Somebody,
Main,14.11.,22:00,23:00,,Set
Main,2026-11-14,22:00,23:00,,
`;
  expect(readTimetable(file, where).map(({ line, errors }) => [line, errors])).toEqual([
    [2, []],
    [3, ['There is no stage “Cellar”.']],
    [5, ['Somebody is not on the line-up.', 'It ends at 22:00, before it starts at 23:00.']],
    [6, ['The times cannot be read. Write a night such as 2026-11-14 and times such as 23:30.']],
    [7, ['It has neither an artist nor a title.']],
  ]);
});

test('a file without a first line that names the columns is refused', () => {
  expect(readTimetable('Main,22:00', where)).toMatchObject([
    { line: 1, errors: ['The first line has to name the columns. Missing: start, end, stage.'] },
  ]);
});

import { expect, test } from 'vitest';
import { compareHalves, firstFigureDay, lastDayOfWeek, sum, totalsOf } from './figures';

const counts = (...numbers: number[]) => numbers.map((count) => ({ count }));

test('fourteen days end with today, whatever the hour', () => {
  expect(firstFigureDay(new Date('2026-11-15T00:00:00Z'))).toBe('2026-11-02');
  expect(firstFigureDay(new Date('2026-11-15T23:59:59Z'))).toBe('2026-11-02');
});

test('a week has seven days, over the change of the clocks too', () => {
  expect(lastDayOfWeek('2026-10-23T12:00:00+00:00').toISOString()).toBe('2026-10-29T12:00:00.000Z');
});

test('totals end with how many there are now', () => {
  expect(totalsOf(10, counts(1, 0, 3))).toEqual([7, 7, 10]);
  expect(totalsOf(0, [])).toEqual([]);
});

test('the later week is told beside the earlier one', () => {
  expect(sum(counts(1, 2, 3))).toBe(6);
  expect(compareHalves(counts(1, 0, 2, 2))).toEqual({ text: '3 more than last week', direction: 'up' });
  expect(compareHalves(counts(2, 1)).direction).toBe('down');
  expect(compareHalves(counts(0, 0))).toEqual({ text: 'as many as last week', direction: 'flat' });
});

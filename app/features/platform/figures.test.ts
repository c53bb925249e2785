import { expect, test } from 'vitest';
import { compareHalves, firstFigureDay, lastDayOfWeek, sum } from './figures';

const counts = (...numbers: number[]) => numbers.map((count) => ({ count }));

test('fourteen days end with today, whatever the hour', () => {
  expect(firstFigureDay(new Date('2026-11-15T00:00:00Z'))).toBe('2026-11-02');
  expect(firstFigureDay(new Date('2026-11-15T23:59:59Z'))).toBe('2026-11-02');
});

test('a week has seven days, over the change of the clocks too', () => {
  expect(lastDayOfWeek('2026-10-23T12:00:00+00:00').toISOString()).toBe('2026-10-29T12:00:00.000Z');
});

test('the later week is told beside the earlier one', () => {
  expect(sum(counts(1, 2, 3))).toBe(6);
  expect(compareHalves(counts(1, 0, 2, 2))).toEqual({ text: '3 more than the week before', direction: 'up' });
  expect(compareHalves(counts(2, 1)).direction).toBe('down');
  expect(compareHalves(counts(0, 0))).toEqual({ text: 'as many as the week before', direction: 'flat' });
});

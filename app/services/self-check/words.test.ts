import { expect, test } from 'vitest';
import { driftWords, lagWords, sizeWords } from './words';

test('a drift is told with its direction', () => {
  expect(driftWords(12)).toBe('in step with');
  expect(driftWords(340)).toBe('340 ms ahead of');
  expect(driftWords(-120_000)).toBe('2 minutes behind');
});

test('times and sizes are told in the unit that says something', () => {
  expect(lagWords(1000)).toBe('1 second');
  expect(lagWords(600_000)).toBe('10 minutes');
  expect(lagWords(7_200_000)).toBe('2 hours');
  expect(sizeWords(1024 ** 3 * 12.4)).toBe('12.4 GB');
  expect(sizeWords(1024 ** 2 * 500)).toBe('500 MB');
});

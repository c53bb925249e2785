import { expect, test } from 'vitest';
import { readDirectoryKind, readRowKind } from './rules';

test('an unknown kind in the address shows everything', () => {
  expect(readDirectoryKind('venues')).toBe('venues');
  expect(readDirectoryKind('genres')).toBe('all');
  expect(readDirectoryKind(null)).toBe('all');
});

test('a row of a kind that nobody knows is a defect', () => {
  expect(readRowKind('order')).toBe('order');
  expect(() => readRowKind('genre')).toThrow('genre');
});

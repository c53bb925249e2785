import { expect, test } from 'vitest';
import { readDirectoryKind } from './rules';

test('an unknown kind in the address shows the people', () => {
  expect(readDirectoryKind('venues')).toBe('venues');
  expect(readDirectoryKind('genres')).toBe('users');
  expect(readDirectoryKind(null)).toBe('users');
});

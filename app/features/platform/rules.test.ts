import { expect, test } from 'vitest';
import { directoryTabs, readDirectoryKind, readRowKind } from './rules';

test('an unknown kind in the address shows everything', () => {
  expect(readDirectoryKind('venues')).toBe('venues');
  expect(readDirectoryKind('genres')).toBe('all');
  expect(readDirectoryKind(null)).toBe('all');
});

test('another kind is looked through for the same words', () => {
  const tabs = directoryTabs('events', 'low tide');
  expect(tabs.find(({ isCurrent }) => isCurrent)?.label).toBe('Events');
  expect(tabs.at(-1)?.to).toBe('?kind=promoters&q=low+tide');
  expect(directoryTabs('all', '')[0]?.to).toBe('?kind=all');
});

test('a row of a kind that nobody knows is a defect', () => {
  expect(readRowKind('order')).toBe('order');
  expect(() => readRowKind('genre')).toThrow('genre');
});

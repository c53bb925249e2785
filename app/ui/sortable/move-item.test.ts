import { expect, test } from 'vitest';
import { moveItem } from '~/ui/sortable/move-item';

test('an item moves and the others close up', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

test('nothing moves beyond the ends', () => {
  expect(moveItem(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
  expect(moveItem(['a', 'b'], 1, -1)).toEqual(['b', 'a']);
  expect(moveItem(['a', 'b'], 7, 0)).toEqual(['a', 'b']);
});

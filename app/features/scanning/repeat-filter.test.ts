import { expect, test } from 'vitest';
import { createRepeatFilter } from './repeat-filter';

test('a code that stays in the picture is one scan', () => {
  const isNew = createRepeatFilter();
  const seen = [0, 100, 200, 2900, 5800, 8700].map((now) => isNew('A', now));
  expect(seen).toEqual([true, false, false, false, false, false]);
});

test('taken away and shown again it is another, and so is a different one at once', () => {
  const isNew = createRepeatFilter();
  expect([isNew('A', 0), isNew('A', 3100), isNew('B', 3200), isNew('A', 3300)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

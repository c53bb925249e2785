import { expect, test } from 'vitest';
import { listRecent, recordUse, withUse } from './recent-commands';

test('the newest comes first, once, and five are enough', () => {
  const used = ['a', 'b', 'c', 'a', 'd', 'e', 'f'].reduce(withUse, []);
  expect(used).toEqual(['f', 'e', 'd', 'a', 'c']);
});

test('without storage nothing is kept and nothing breaks', () => {
  recordUse('a');
  expect(listRecent()).toEqual([]);
});

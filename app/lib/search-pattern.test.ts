import { expect, test } from 'vitest';
import { containsPattern } from '~/lib/search-pattern';

test('wildcards that someone types stand for themselves', () => {
  expect(containsPattern(' 100%_ ')).toBe('%100\\%\\_%');
  expect(containsPattern('a\\b')).toBe('%a\\\\b%');
  expect(containsPattern('st*r')).toBe('%st_r%');
});

test('a novel is cut short', () => {
  expect(containsPattern('x'.repeat(500))).toHaveLength(82);
});

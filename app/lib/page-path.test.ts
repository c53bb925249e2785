import { expect, test } from 'vitest';
import { hasPage, pagePath } from './page-path';

test('everything that has a page leads to it, and what has none says so', () => {
  expect(pagePath('genre', 7)).toBe('/genre/7');
  expect(pagePath('user', 3)).toBe('/user/3');
  expect(['event', 'order', 'platform', 'toString'].map(hasPage)).toEqual([true, false, false, false]);
});

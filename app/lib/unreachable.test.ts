import { expect, test } from 'vitest';
import { AppError } from '~/lib/app-error';
import { isUnreachable } from '~/lib/unreachable';

test.each([
  [new TypeError('Failed to fetch'), true],
  [new TypeError('NetworkError when attempting to fetch resource.'), true],
  [new TypeError('Load failed'), true],
  [new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), true],
  [new AppError('unreachable'), true],
  [new AppError('not_allowed'), false],
  [new TypeError("Cannot read properties of undefined (reading 'name')"), false],
  [undefined, false],
])('%s', (error, expected) => {
  expect(isUnreachable(error)).toBe(expected);
});

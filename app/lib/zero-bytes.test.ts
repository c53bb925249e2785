import { expect, test } from 'vitest';
import { hasZeroByte } from '~/lib/zero-bytes';

test.each([
  ['/order/%00/tickets.pdf', true],
  ['a=b&code=x%00', true],
  ['{"name":"a\\u0000b"}', true],
  ['a\0b', true],
  ['/event/100?page=%2000', false],
  ['100%000', true],
  ['{"name":"\\u0001"}', false],
  ['', false],
])('%j', (sent, expected) => {
  expect(hasZeroByte(sent)).toBe(expected);
});

import { expect, test } from 'vitest';
import { hasZeroByte, jsonHasZeroByte } from '~/lib/zero-bytes';

test.each([
  ['/order/%00/tickets.pdf', true],
  ['a=b&code=x%00', true],
  ['a\0b', true],
  ['/event/100?page=%2000', false],
  ['100%000', true],
  ['', false],
])('in an address or a form: %j', (sent, expected) => {
  expect(hasZeroByte(sent)).toBe(expected);
});

test.each([
  ['{"name":"a\\u0000b"}', true],
  ['{"name":"a\\\\\\u0000b"}', true],
  ['{"name":"a\\\\u0000b"}', false],
  ['a\0b', true],
  ['{"token":"HB03%00A96"}', false],
  ['{"name":"\\u0001"}', false],
])('in JSON: %j', (sent, expected) => {
  expect(jsonHasZeroByte(sent)).toBe(expected);
});

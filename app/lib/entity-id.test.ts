import { expect, test } from 'vitest';
import { parseEntityId, requireEntityId } from './entity-id';

test.each([
  ['1', 1],
  ['42', 42],
  ['9007199254740991', 9_007_199_254_740_991],
])('%s is an id', (text, id) => {
  expect(parseEntityId(text)).toBe(id);
});

test.each([
  undefined,
  '',
  '0',
  '00',
  '01',
  '-1',
  '+1',
  '1.0',
  '1e3',
  '0x10',
  ' 1',
  '1 ',
  '1\n',
  '１',
  'abc',
  'NaN',
  'Infinity',
  '9007199254740992',
  '9223372036854775807',
  '9223372036854775808',
  '9'.repeat(100),
])('%j is none', (text) => {
  expect(parseEntityId(text)).toBeUndefined();
});

test('what is no id is a page that does not exist', () => {
  expect(() => requireEntityId('abc')).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromBase45, toBase45 } from './base45';

test('any bytes come back as they were', () => {
  for (let length = 0; length < 100; length += 1) {
    const bytes = Uint8Array.from(randomBytes(length));
    expect(fromBase45(toBase45(bytes))).toEqual(bytes);
  }
});

test('what the standard gives as an example', () => {
  expect(toBase45(new TextEncoder().encode('AB'))).toBe('BB8');
  expect(toBase45(new TextEncoder().encode('base-45'))).toBe('UJCLQE7W581');
});

test('what is no such text is nothing', () => {
  for (const text of ['A', 'GGW!', ':::', '::', 'abc', 'AB8A'.repeat(200), '🎉x'])
    expect(fromBase45(text)).toBeNull();
});

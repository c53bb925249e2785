import { expect, test } from 'vitest';
import { createLru } from './lru';

function keysOf(lru: { get(key: string): unknown }, keys: string): string {
  return [...keys].filter((key) => lru.get(key) !== undefined).join('');
}

test('what was used longest ago makes room', () => {
  const lru = createLru<number>({ bytes: 30 });
  for (const key of 'abc') lru.set(key, 1, 10);
  lru.get('a');
  lru.set('d', 1, 10);
  expect(keysOf(lru, 'abcd')).toBe('acd');
});

test('the bound is of bytes, and a new value under an old key counts once', () => {
  const lru = createLru<number>({ bytes: 30 });
  lru.set('a', 1, 10);
  lru.set('b', 1, 10);
  lru.set('b', 2, 20);
  expect(keysOf(lru, 'ab')).toBe('ab');
  expect(lru.get('b')).toBe(2);
  lru.set('c', 1, 25);
  expect(keysOf(lru, 'abc')).toBe('c');
});

test('what is larger than everything together is not kept and drives nothing out', () => {
  const lru = createLru<number>({ bytes: 30 });
  lru.set('a', 1, 10);
  lru.set('b', 1, 31);
  expect(keysOf(lru, 'ab')).toBe('a');
});

test('a bound of entries holds beside that of bytes', () => {
  const lru = createLru<number>({ bytes: 1000, entries: 2 });
  for (const key of 'abc') lru.set(key, 1, 1);
  expect(keysOf(lru, 'abc')).toBe('bc');
});

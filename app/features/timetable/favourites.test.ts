import { beforeEach, expect, test, vi } from 'vitest';
import { adoptGuestWishes, keepWishes, parseWishes, readWishes } from './favourites-device';
import { afterSending, toSend, withWishes } from './favourites-rules';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const wishesOf = (userId: number | null) => parseWishes(readWishes(1, userId));

test('wishes are on top of what is saved', () => {
  expect([...withWishes([1, 2], { 2: false, 3: true })]).toEqual([1, 3]);
  expect(toSend({ 2: false, 3: true })).toEqual({ add: [3], remove: [2] });
});

test('what was pressed again while it was sent is sent again', () => {
  expect(afterSending({ 2: true, 3: true, 4: true }, { add: [3], remove: [2] })).toEqual({
    2: true,
    4: true,
  });
});

test('the choice of a guest becomes that of whoever signs in, once', () => {
  keepWishes(1, null, { 5: true, 6: true, 7: false });
  keepWishes(1, 9, { 6: false });
  adoptGuestWishes(1, 9);
  expect(wishesOf(9)).toEqual({ 5: true, 6: false });
  expect(wishesOf(null)).toEqual({});
  adoptGuestWishes(1, 9);
  expect(wishesOf(9)).toEqual({ 5: true, 6: false });
  expect(kept.size).toBe(1);
});

test('a device that keeps nothing, or nonsense', () => {
  expect(parseWishes('{"1":true,"x":true,"2":"yes"}')).toEqual({ 1: true });
  expect(parseWishes('nonsense')).toEqual({});
  expect(parseWishes('null')).toEqual({});
  vi.stubGlobal('localStorage', undefined);
  keepWishes(2, null, { 1: true });
  expect(parseWishes(readWishes(2, null))).toEqual({ 1: true });
});

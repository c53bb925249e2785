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

const slot = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const [a, b, c] = [slot(1), slot(2), slot(3)];
const wishesOf = (userId: number | null) => parseWishes(readWishes(1, userId));

test('wishes are on top of what is saved', () => {
  expect([...withWishes([a, b], { [b]: false, [c]: true })]).toEqual([a, c]);
  expect(toSend({ [b]: false, [c]: true })).toEqual({ add: [c], remove: [b] });
});

test('what was pressed again while it was sent is sent again', () => {
  expect(afterSending({ [a]: true, [b]: true, [c]: true }, { add: [c], remove: [a] })).toEqual({
    [a]: true,
    [b]: true,
  });
});

test('the choice of a guest becomes that of whoever signs in, once', () => {
  keepWishes(1, null, { [a]: true, [b]: true, [c]: false });
  keepWishes(1, 9, { [b]: false });
  adoptGuestWishes(1, 9);
  expect(wishesOf(9)).toEqual({ [a]: true, [b]: false });
  expect(wishesOf(null)).toEqual({});
  adoptGuestWishes(1, 9);
  expect(wishesOf(9)).toEqual({ [a]: true, [b]: false });
  expect(kept.size).toBe(1);
});

test('a device that keeps nothing, or nonsense', () => {
  expect(parseWishes(JSON.stringify({ [a]: true, x: true, [b]: 'yes' }))).toEqual({ [a]: true });
  expect(parseWishes('nonsense')).toEqual({});
  expect(parseWishes('null')).toEqual({});
  vi.stubGlobal('localStorage', undefined);
  keepWishes(2, null, { [a]: true });
  expect(parseWishes(readWishes(2, null))).toEqual({ [a]: true });
});

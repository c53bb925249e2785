import { describe, expect, test } from 'vitest';
import { isSingleKeys, keyOf, readKey, type Shortcut } from './shortcut';

const plain = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const shortcut = (label: string, ...keys: string[]): Shortcut => ({
  keys,
  label,
  group: 'Anywhere',
  run: () => undefined,
});
const known = [
  shortcut('orders', 'g', 'o'),
  shortcut('home', 'g', 'h'),
  shortcut('help', '?'),
  shortcut('down', 'j'),
];

describe('keyOf', () => {
  test('names letters, signs and the one modifier', () => {
    expect(keyOf({ ...plain, key: 'g' })).toBe('g');
    expect(keyOf({ ...plain, key: 'G' }), 'caps lock').toBe('g');
    expect(keyOf({ ...plain, key: '?', shiftKey: true })).toBe('?');
    expect(keyOf({ ...plain, key: 'k', ctrlKey: true })).toBe('mod+k');
    expect(keyOf({ ...plain, key: 'k', metaKey: true })).toBe('mod+k');
  });

  test('leaves other combinations to the browser', () => {
    expect(keyOf({ ...plain, key: 'G', shiftKey: true })).toBeNull();
    expect(keyOf({ ...plain, key: 'g', altKey: true })).toBeNull();
    expect(keyOf({ ...plain, key: 'k', ctrlKey: true, metaKey: true })).toBeNull();
    expect(keyOf({ ...plain, key: 'K', ctrlKey: true, shiftKey: true })).toBeNull();
  });
});

test('only shortcuts without a modifier are single keys', () => {
  expect(isSingleKeys(['g', 'o'])).toBe(true);
  expect(isSingleKeys(['mod+k'])).toBe(false);
});

describe('readKey', () => {
  test('reads one key, or two one after the other', () => {
    expect(readKey(known, [], '?').shortcut?.label).toBe('help');
    const { shortcut: none, begun } = readKey(known, [], 'g');
    expect([none, begun]).toEqual([null, ['g']]);
    expect(readKey(known, begun, 'o')).toMatchObject({ shortcut: { label: 'orders' }, begun: [] });
  });

  test('a wrong second key counts as a first one', () => {
    expect(readKey(known, ['g'], 'j').shortcut?.label).toBe('down');
    expect(readKey(known, ['g'], 'g').begun).toEqual(['g']);
    expect(readKey(known, ['g'], 'x')).toEqual({ shortcut: null, begun: [] });
  });

  test('the one that came last wins', () => {
    expect(readKey([...known, shortcut('other', 'j')], [], 'j').shortcut?.label).toBe('other');
  });
});

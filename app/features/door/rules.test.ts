import { describe, expect, test } from 'vitest';
import type { Scanner } from './queries';
import { fillQuarters, fullnessOf, scannerState, scanWords, seenState, typeWords } from './rules';

const now = '2026-11-15T23:00:00.000Z';

describe('how full the house is', () => {
  test.each([
    [0, 'open', 'Room for 1,000 more'],
    [799, 'open', 'Room for 201 more'],
    [800, 'filling', 'Filling up, room for 200 more'],
    [949, 'filling', 'Filling up, room for 51 more'],
    [950, 'nearly', 'Nearly full, room for 50 more'],
    [999, 'nearly', 'Nearly full, room for 1 more'],
    [1000, 'full', 'Full'],
    [1003, 'full', 'Over by 3'],
  ])('%i of 1,000 is %s', (inside, level, words) => {
    expect(fullnessOf(inside, 1000)).toMatchObject({ level, words });
  });
});

describe('a phone', () => {
  const scanner: Scanner = {
    id: 1,
    name: 'Phone',
    gate: null,
    typeIds: [],
    person: null,
    isClaimed: true,
    isRevoked: false,
    linkEndsAt: null,
    wrongPins: 0,
    lastSeenAt: null,
    waiting: 0,
    accepted: 0,
    refused: 0,
  };

  test('is online as long as it says so every ten seconds', () => {
    expect(seenState('2026-11-15T22:59:20.000Z', now).words).toBe('Online');
    expect(seenState('2026-11-15T22:58:00.000Z', now).words).toBe('Offline, seen 2 minutes ago');
    expect(seenState('2026-11-15T14:00:00.000Z', now).words).toBe('Off, seen 9 hours ago');
    expect(seenState(null, now).words).toBe('Not seen yet');
  });

  test('that has not used its link waits, until the link is of no use', () => {
    const waiting = { ...scanner, isClaimed: false, linkEndsAt: '2026-11-16T00:00:00.000Z' };
    expect(scannerState(waiting, now).words).toBe('Waits for a phone');
    expect(scannerState({ ...waiting, linkEndsAt: now }, now).words).toBe('The link has ended');
    expect(scannerState({ ...waiting, wrongPins: 5 }, now).words).toBe('Too many wrong PINs');
    expect(scannerState({ ...waiting, isRevoked: true }, now).words).toBe('Switched off');
  });
});

test('what is let in is told by names', () => {
  const types = [
    { id: 1, name: 'Early bird' },
    { id: 2, name: 'VIP' },
  ];
  expect(typeWords([], types)).toBe('All ticket types');
  expect(typeWords([2, 1], types)).toBe('Early bird and VIP');
});

test('who goes out is not let in', () => {
  expect(scanWords({ outcome: 'accepted', direction: 'entry' })).toBe('Let in');
  expect(scanWords({ outcome: 'accepted', direction: 'exit' })).toBe('Out');
  expect(scanWords({ outcome: 'already_scanned', direction: 'entry' })).toBe('Already used');
});

test('a quarter of an hour in which nobody came is a gap of its own', () => {
  const [first, last] = [
    { at: '2026-11-15T22:00:00+00:00', entries: 3, exits: 0 },
    { at: '2026-11-15T22:30:00+00:00', entries: 1, exits: 2 },
  ];
  const gap = { at: '2026-11-15T22:15:00.000Z', entries: 0, exits: 0 };
  expect(fillQuarters([first, last])).toEqual([first, gap, last]);
  expect(fillQuarters([])).toEqual([]);
});

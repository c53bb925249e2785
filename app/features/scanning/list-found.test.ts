import { expect, test } from 'vitest';
import { type FoundGuest, listFound } from './list-found';

const guest = (ticketId: number, part: Partial<FoundGuest> = {}): FoundGuest => ({
  ticketId,
  name: 'Jun Eklund',
  type: 'Entry',
  orderCode: '328ADB46',
  status: 'valid',
  inside: 0,
  entries: 0,
  insideSince: null,
  ...part,
});
const inside = { inside: 1, entries: 1, insideSince: Date.parse('2030-06-07T21:40:00Z') };
const list = (guests: FoundGuest[], direction: 'entry' | 'exit' = 'entry') =>
  listFound(guests, direction, 'Europe/Berlin');

test('who is not in yet comes first, and who is in says since when', () => {
  const rows = list([guest(1, { ...inside, name: 'Ada' }), guest(2), guest(3, { status: 'refunded' })]);
  expect(rows.map(({ ticketId, standing, isExpected }) => [ticketId, standing, isExpected])).toEqual([
    [2, null, true],
    [1, 'Inside since 23:40', false],
    [3, 'Refunded', false],
  ]);
});

test('on the way out it is the other way round', () => {
  const rows = list([guest(1), guest(2, { ...inside, insideSince: null })], 'exit');
  expect(rows.map(({ ticketId, standing, isExpected }) => [ticketId, standing, isExpected])).toEqual([
    [2, 'Inside', true],
    [1, null, false],
  ]);
});

test('tickets that look the same keep their number wherever they stand', () => {
  const rows = list([guest(7, inside), guest(8), guest(9, { type: 'Locker' })]);
  expect(rows.map(({ words }) => words)).toEqual([
    'Entry · 328ADB46 · 2 of 2',
    'Locker · 328ADB46',
    'Entry · 328ADB46 · 1 of 2',
  ]);
});

test('tickets of one order follow each other by number, where the first of them was found', () => {
  const rows = list([
    guest(5, { orderCode: 'A1B2C3D4' }),
    guest(9),
    guest(7, { orderCode: 'A1B2C3D4' }),
    guest(8),
  ]);
  expect(rows.map(({ ticketId }) => ticketId)).toEqual([5, 7, 8, 9]);
});

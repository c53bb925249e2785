import { expect, test } from 'vitest';
import { decide, mayOverride, type Scanned } from './decide';
import { openPack } from './known-door';
import type { Direction, TicketRow } from './messages';
import { friday, plainRow, samplePack } from './sample-door';

const hour = 3_600_000;
const ticket: Scanned = { kind: 'ticket', serial: 'aa', typeId: 10, isFresh: true };

type Case = {
  row?: Partial<Record<number, TicketRow[number]>>;
  changes?: Parameters<typeof samplePack>[1];
  scanned?: Scanned;
  at?: number;
  direction?: Direction;
};

function verdict({ row = {}, changes = {}, scanned = ticket, at = friday, direction = 'entry' }: Case) {
  const made = plainRow.map((value, index) => row[index] ?? value) as TicketRow;
  const pack = { ...samplePack([made], changes), revoked: [['old', 'transferred']] as [string, string][] };
  return decide(openPack(pack), scanned, at, direction).verdict;
}

const entered = { 6: 1, 7: 1, 8: '2030-06-07', 9: friday - hour, 10: 1 };
const left = { ...entered, 6: 0 };
const dayBefore = { ...entered, 6: 0, 8: '2030-06-06' };
const festival = { endsAt: '2030-06-10T04:00:00Z' };

const cases: [string, Case, string][] = [
  ['a valid ticket', {}, 'accepted'],
  ['no ticket at all', { scanned: { kind: 'unknown' } }, 'unknown'],
  ['a forged one', { scanned: { kind: 'forged' } }, 'forged'],
  ['one of another event', { scanned: { kind: 'wrong_event' } }, 'wrong_event'],
  ['one that was signed with a key that was given up', { scanned: { kind: 'revoked' } }, 'revoked'],
  ['the old code of a ticket that was given on', { scanned: { ...ticket, serial: 'old' } }, 'revoked'],
  ['one that was sold since', { scanned: { ...ticket, serial: 'new' } }, 'accepted'],
  ['a refunded one', { row: { 3: 'refunded' } }, 'refunded'],
  ['a cancelled one', { row: { 3: 'cancelled' } }, 'cancelled'],
  ['a blocked one', { row: { 3: 'blocked' } }, 'blocked'],
  [
    'a picture where codes change',
    { changes: { rules: { liveCode: true } }, scanned: { ...ticket, isFresh: false } },
    'code_expired',
  ],
  ['a live code', { changes: { rules: { liveCode: true } } }, 'accepted'],
  [
    'somebody found by name where codes change',
    { changes: { rules: { liveCode: true } }, scanned: { kind: 'found', ticketId: 1 } },
    'accepted',
  ],
  ['somebody who is not on the list', { scanned: { kind: 'found', ticketId: 9 } }, 'unknown'],
  ['a type that another gate lets in', { changes: { device: { gateId: 2 } } }, 'wrong_gate'],
  ['a type that this phone does not let in', { changes: { device: { typeIds: [11] } } }, 'wrong_gate'],
  [
    'a Sunday ticket on Friday',
    { changes: { event: festival, type: { validNights: ['2030-06-09'] } } },
    'wrong_day',
  ],
  [
    'a Friday ticket early on Saturday',
    { changes: { event: festival, type: { validNights: ['2030-06-07'] } }, at: friday + 4 * hour },
    'accepted',
  ],
  ['a ticket the week after', { at: friday + 7 * 24 * hour }, 'wrong_day'],
  ['before its hours', { changes: { type: { enterFrom: '23:30' } } }, 'not_valid_yet'],
  [
    'within hours over midnight',
    { changes: { type: { enterFrom: '23:00', enterUntil: '01:00' } } },
    'accepted',
  ],
  ['after its hours', { changes: { type: { enterUntil: '01:00' } }, at: friday + 2 * hour }, 'too_late'],
  ['the same night again', { row: entered }, 'already_scanned'],
  ['again after having left', { row: left }, 'already_scanned'],
  [
    'the night after',
    { row: dayBefore, changes: { event: { startsAt: '2030-06-06T20:00:00Z' } } },
    'accepted',
  ],
  [
    'the night after, where once is once',
    { row: dayBefore, changes: { event: { startsAt: '2030-06-06T20:00:00Z' }, rules: { reentry: 'once' } } },
    'already_scanned',
  ],
  [
    'inside and again, where one has to leave first',
    { row: entered, changes: { rules: { reentry: 'after_exit' } } },
    'already_scanned',
  ],
  [
    'again after having left, as allowed',
    { row: left, changes: { rules: { reentry: 'after_exit' } } },
    'accepted',
  ],
  ['at any time', { row: entered, changes: { rules: { reentry: 'always' } } }, 'accepted'],
  ['a full house', { changes: { rules: { capacity: 3 }, counts: { inside: 3 } } }, 'capacity_reached'],
  [
    'a house that was full the night before',
    { changes: { rules: { capacity: 3 }, counts: { inside: 3, night: '2030-06-06' } } },
    'accepted',
  ],
  [
    'something bought beside it, in a full house',
    { row: { 2: 12 }, changes: { rules: { capacity: 3 }, counts: { inside: 3 } } },
    'accepted',
  ],
  ['out', { row: entered, direction: 'exit' }, 'accepted'],
  ['out with a refunded ticket', { row: { ...entered, 3: 'refunded' }, direction: 'exit' }, 'accepted'],
  ['out without having come in', { direction: 'exit' }, 'not_inside'],
  ['out twice', { row: left, direction: 'exit' }, 'not_inside'],
];

test.each(cases)('%s', (_name, given, expected) => {
  expect(verdict(given)).toBe(expected);
});

test('people in charge may decide otherwise, but not about what is forged', () => {
  expect([mayOverride('already_scanned', 2), mayOverride('already_scanned', 1)]).toEqual([true, false]);
  expect([mayOverride('forged', 4), mayOverride('refunded', 4)]).toEqual([false, false]);
});

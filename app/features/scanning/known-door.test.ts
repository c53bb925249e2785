import { expect, test } from 'vitest';
import { findLocally } from './find-locally';
import { letPass, openPack, rowOf, takeDelta } from './known-door';
import { countWaiting } from './local-answer';
import type { TicketRow } from './messages';
import { friday, plainRow, samplePack } from './sample-door';

const second: TicketRow = [2, 'bb', 11, 'valid', 'Noah Berg', 'ORDER2', 0, 0, null, null, null];
const night = '2030-06-07';

test('what changed takes the place of what was, and an old serial is gone', () => {
  const door = openPack(samplePack([plainRow, second]));
  const given: TicketRow = [1, 'cc', 10, 'valid', 'Iris Holm', 'ORDER1', 0, 0, null, null, null];
  const changed = takeDelta(door, {
    ...samplePack([given]),
    whole: false,
    cursor: '2',
    revoked: [['aa', 'transferred']],
  });
  expect([changed.bySerial.has('aa'), changed.revoked.get('aa')]).toEqual([false, 'transferred']);
  expect([rowOf(changed, 1)?.[4], rowOf(changed, 2)?.[4], changed.settings.cursor]).toEqual([
    'Iris Holm',
    'Noah Berg',
    '2',
  ]);
});

test('who passes is inside until they leave', () => {
  const door = openPack(samplePack());
  const pass = { ticketId: 1, at: friday, night, gateId: 1 };
  letPass(door, { ...pass, direction: 'entry' });
  expect(rowOf(door, 1)?.slice(6)).toEqual([1, 1, night, friday, 1]);
  letPass(door, { ...pass, direction: 'exit' });
  expect(rowOf(door, 1)?.slice(6, 8)).toEqual([0, 1]);
});

test('people are found by three letters, or by their order', () => {
  const find = (text: string, searchAllowed = true) =>
    findLocally(openPack(samplePack([plainRow, second], { rules: { searchAllowed } })), text).map(
      ({ name }) => name,
    );
  expect([find('mar'), find('ma'), find('order-2'), find('')]).toEqual([
    ['Mara Lind'],
    [],
    ['Noah Berg'],
    [],
  ]);
  expect(find('mara', false)).toEqual([]);
});

test('the house is counted with what waits, and only with that of tonight', () => {
  const { counts } = samplePack([], { counts: { inside: 10, entries: 12 } });
  const scan = {
    nonce: 'n',
    at: friday,
    token: 't',
    eventId: 7,
    deviceId: 5,
    knownTicketId: 1,
    gateId: 1,
    mayHaveArrived: false,
  };
  const entry = { ...scan, direction: 'entry', outcome: 'accepted', night, isGuest: true } as const;
  const waiting = [
    entry,
    { ...entry, isGuest: false },
    { ...entry, night: '2030-06-06' },
    { ...entry, outcome: 'forged' as const },
    { ...entry, undoNonce: 'u' },
  ];
  expect(countWaiting(counts, waiting)).toMatchObject({
    inside: 11,
    entries: 14,
    refusals: 1,
    mine: { accepted: 3, refused: 1 },
  });
  expect(countWaiting(counts, [{ ...entry, night: '2030-06-08' }])).toMatchObject({ inside: 1, entries: 1 });
});

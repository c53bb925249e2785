import { expect, it } from 'vitest';
import type { Outgoing } from './outgoing';
import { type ChatRow, toRows } from './rows';
import { sampleMessage } from './sample.test-data';

const bo = { id: 8, name: 'Bo', picture: null, hasPage: false, badges: [] };
const reading = {
  zone: 'Europe/Berlin',
  now: '2026-11-15T00:30:00Z',
  viewerId: 7,
  readUpTo: null,
  blocked: new Set<number>(),
};
const words = (rows: ChatRow[]) =>
  rows.map((row) => {
    if (row.kind === 'day') return row.label;
    if (row.kind === 'unread') return `${row.count} new`;
    return `${row.isFirst ? '*' : ''}${row.key.slice(-2)}`;
  });
const outgoing = (clientId: string): Outgoing => ({
  clientId,
  body: 'On its way',
  replyTo: null,
  mentions: [],
  picture: null,
  at: '2026-11-14T23:59:00Z',
  state: 'waiting',
  reason: null,
});

it('has days by the evening, and blocks of one person', () => {
  const rows = toRows(
    [
      sampleMessage(1, { at: '2026-11-12T20:00:00Z' }),
      sampleMessage(2, { at: '2026-11-14T04:30:00Z' }),
      sampleMessage(3, { at: '2026-11-14T21:00:00Z' }),
      sampleMessage(4, { at: '2026-11-14T21:04:00Z' }),
      sampleMessage(5, { at: '2026-11-14T21:04:30Z', author: bo }),
      sampleMessage(6, { at: '2026-11-14T23:30:00Z', author: bo }),
    ],
    [],
    reading,
  );
  expect(words(rows)).toEqual(['Thu 12 Nov', '*01', 'Yesterday', '*02', 'Today', '*03', '04', '*05', '*06']);
});

it('marks where what is new begins, without one’s own', () => {
  const messages = [
    sampleMessage(1),
    sampleMessage(2),
    sampleMessage(3, { author: bo }),
    sampleMessage(4, { author: bo }),
  ];
  expect(words(toRows(messages, [], { ...reading, readUpTo: 1 }))).toEqual([
    'Today',
    '*01',
    '02',
    '2 new',
    '*03',
    '04',
  ]);
  expect(words(toRows(messages, [], { ...reading, readUpTo: 4 }))).not.toContain('0 new');
});

it('puts what is on its way at the end, unless it has arrived', () => {
  const message = sampleMessage(1, { at: '2026-11-14T23:58:00Z' });
  const rows = toRows([message], [outgoing(message.clientId), outgoing('later-02')], reading);
  expect(words(rows)).toEqual(['Today', '*01', '02']);
});

it('folds those who are blocked', () => {
  const [, row] = toRows([sampleMessage(1, { author: bo })], [], { ...reading, blocked: new Set([8]) });
  expect(row).toMatchObject({ isFolded: true });
});

import { expect, test } from 'vitest';
import { listChanges, summarise } from './planner-changes';
import type { PublishedSlot, SlotContent } from './types';

const content: SlotContent = {
  stageId: 1,
  title: 'Set',
  startsAt: '2026-11-14T22:00:00.000Z',
  endsAt: '2026-11-14T23:00:00.000Z',
  note: '',
  artists: [],
};
const published = (id: string): PublishedSlot => ({ id, night: '2026-11-14', driftMinutes: 15, ...content });
const compare = (slots: [string, SlotContent][], out: PublishedSlot[]) =>
  listChanges(new Map(slots), out, 'Europe/Berlin', '06:00');

test('what is as published is no change, also when it is late', () => {
  expect(compare([['a', content]], [published('a')])).toEqual([]);
});

test('each change is named, with the nights that it is about', () => {
  const changes = compare(
    [
      ['moved', { ...content, startsAt: '2026-11-15T20:00:00.000Z', endsAt: '2026-11-15T21:00:00.000Z' }],
      ['renamed', { ...content, artists: [{ id: 1, name: 'Kern' }] }],
      ['noted', { ...content, note: 'seated' }],
      ['added', { ...content, startsAt: null, endsAt: null }],
    ],
    ['moved', 'renamed', 'noted', 'removed'].map(published),
  );
  expect(changes.map(({ id, kind, nights }) => [id, kind, nights])).toEqual([
    ['moved', 'moved', ['2026-11-15', '2026-11-14']],
    ['renamed', 'renamed', ['2026-11-14']],
    ['noted', 'noted', ['2026-11-14']],
    ['added', 'added', [null]],
    ['removed', 'removed', ['2026-11-14']],
  ]);
  expect(summarise(changes)).toBe('1 new, 1 removed, 1 moved, 1 changed, 1 with another note');
});

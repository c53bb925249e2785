import { expect, test } from 'vitest';
import { filterSlots, groupByArtist, groupByStart, listNights, noFilter } from './visitor-filter';
import { nightToShow, nowAndNext, progressOf } from './visitor-now';
import { slotOf } from './visitor-sample.test-data';

const stage = { id: 1, name: 'Main', colour: 'green' as const, place: '', walkMinutes: 5 };
const empty = { ...stage, id: 2, name: 'Garden' };
const early = slotOf('1', '2026-11-14T20:00:00Z', 60);
const late = slotOf('2', '2026-11-14T21:00:00Z', 60, {
  artists: [{ id: 7, name: 'Zoë', genres: ['Techno'] }],
});
const tomorrow = slotOf('3', '2026-11-15T20:00:00Z', 60, { night: '2026-11-15' });
const unknown = { ...slotOf('4', '2026-11-14T20:00:00Z', 60), startsAt: null, endsAt: null, night: null };
const slots = [late, early, tomorrow, unknown];
const at = (time: string) => Date.parse(time);

test('now and next', () => {
  const ask = (time: string) =>
    nowAndNext([stage, empty], slots, at(time)).map(({ now, next }) => [now?.id, next?.id]);
  expect(ask('2026-11-14T19:59:00Z')).toEqual([[undefined, '1']]);
  expect(ask('2026-11-14T20:00:00Z')).toEqual([['1', '2']]);
  expect(ask('2026-11-14T21:00:00Z')).toEqual([['2', undefined]]);
  expect(ask('2026-11-14T22:00:00Z')).toEqual([]);
  expect(progressOf(early, at('2026-11-14T20:15:00Z'))).toBe(0.25);
});

test('the night to show', () => {
  expect(nightToShow(slots, at('2026-11-01T00:00:00Z'))).toBe('2026-11-14');
  expect(nightToShow(slots, at('2026-11-14T23:00:00Z'))).toBe('2026-11-15');
  expect(nightToShow(slots, at('2026-12-01T00:00:00Z'))).toBe('2026-11-14');
  expect(nightToShow([unknown], 0)).toBeUndefined();
  expect(listNights(slots)).toEqual(['2026-11-14', '2026-11-15']);
});

test('filters', () => {
  const ask = (filter: Partial<typeof noFilter>) =>
    filterSlots(slots, { ...noFilter, ...filter }, new Set(['1', '4'])).map(({ id }) => id);
  expect(ask({})).toEqual(['2', '1', '3', '4']);
  expect(ask({ search: ' zoe ' })).toEqual(['2']);
  expect(ask({ search: 'TECH' })).toEqual(['2']);
  expect(ask({ onlyMine: true })).toEqual(['1', '4']);
  expect(ask({ stageId: 2 })).toEqual([]);
});

test('groups', () => {
  expect(groupByArtist(slots).map(({ name }) => name)).toEqual(['Act 1', 'Act 3', 'Act 4', 'Zoë']);
  expect(groupByStart(slots).map(({ slots }) => slots.map(({ id }) => id))).toEqual([['1'], ['2'], ['3']]);
});

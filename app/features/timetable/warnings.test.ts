import { expect, test } from 'vitest';
import type { SlotContent, Stage } from './types';
import { listWarnings } from './warnings';

const stages = ['Main', 'Bar'].map(
  (name, index): Stage => ({ id: index + 1, name, colour: 'green', place: '', walkMinutes: 5 + index * 5 }),
);
const kern = { id: 7, name: 'Kern' };

function slot(from: string, to: string, more: Partial<SlotContent> = {}): SlotContent {
  return {
    stageId: 1,
    title: 'Set',
    note: '',
    artists: [],
    startsAt: `2026-11-14T${from}:00.000Z`,
    endsAt: `2026-11-14T${to}:00.000Z`,
    ...more,
  };
}

function warn(...slots: SlotContent[]) {
  return listWarnings({
    slots: new Map(slots.map((content, index) => [`slot-${index}`, content])),
    stages,
    hours: { opensAt: '2026-11-14T19:00:00Z', endsAt: '2026-11-14T23:00:00Z', zone: 'Europe/Berlin' },
    changeoverMinutes: 10,
    lineUp: [7],
  });
}

test('a plan without faults has no warnings', () => {
  expect(
    warn(
      slot('20:00', '21:00', { artists: [kern] }),
      slot('21:10', '22:00'),
      slot('21:10', '22:00', { stageId: 2, artists: [kern] }),
      { ...slot('20:00', '21:00'), startsAt: null, endsAt: null },
    ),
  ).toEqual([]);
});

test.each<[string, SlotContent[], string]>([
  ['overlap', [slot('20:00', '21:00'), slot('20:55', '22:00')], 'Set and Set overlap on Main at 21:55.'],
  [
    'no_changeover',
    [slot('20:00', '21:00'), slot('21:05', '22:00')],
    'Main has 5 of 10 minutes to change over from Set to Set.',
  ],
  [
    'artist_twice',
    [slot('20:00', '21:00', { artists: [kern] }), slot('20:30', '21:30', { stageId: 2, artists: [kern] })],
    'Kern plays twice at 21:30.',
  ],
  [
    'walking',
    [slot('20:00', '21:00', { artists: [kern] }), slot('21:05', '22:00', { stageId: 2, artists: [kern] })],
    'Kern has 5 minutes from Main to Bar; the way takes 10.',
  ],
  ['outside_hours', [slot('18:30', '19:30')], 'Set plays before doors open at 20:00.'],
  ['outside_hours', [slot('22:30', '23:30')], 'Set plays after the end at 00:00.'],
  ['nameless', [slot('20:00', '21:00', { title: '' })], 'A slot has neither an artist nor a title.'],
  [
    'off_line_up',
    [slot('20:00', '21:00', { artists: [{ id: 8, name: 'Nadja Sol' }] })],
    'Nadja Sol is no longer on the line-up, but still has a slot.',
  ],
])('%s', (kind, slots, text) => {
  expect(warn(...slots).map((warning) => [warning.kind, warning.text])).toEqual([[kind, text]]);
});

test('slots on different stages may be at the same time', () => {
  expect(warn(slot('20:00', '21:00'), slot('20:00', '21:00', { stageId: 2 }))).toEqual([]);
});

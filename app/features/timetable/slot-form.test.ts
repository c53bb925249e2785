import { expect, test } from 'vitest';
import { formOf, slotOf } from './slot-form';
import type { SlotContent } from './types';

const where = { zone: 'Europe/Berlin', dayStartsAt: '06:00' };
const empty: SlotContent = { stageId: null, title: '', startsAt: null, endsAt: null, note: '', artists: [] };
const night = '2026-10-24';
const fill = (start: string, end: string) =>
  slotOf({ ...formOf(empty, night, where), hasTime: true, start, end }, empty, where);

test.each([
  ['22:00', '23:30', '2026-10-24T20:00:00.000Z', '2026-10-24T21:30:00.000Z'],
  ['23:30', '00:30', '2026-10-24T21:30:00.000Z', '2026-10-24T22:30:00.000Z'],
  ['05:00', '07:00', '2026-10-25T04:00:00.000Z', '2026-10-25T06:00:00.000Z'],
])('%s to %s is on the night', (start, end, startsAt, endsAt) => {
  expect(fill(start, end)).toMatchObject({ slot: { startsAt, endsAt }, errors: {} });
});

test('what cannot be is said at its field', () => {
  expect(fill('', '23:00').errors).toEqual({ start: 'Enter a time such as 23:30.' });
  expect(fill('22:00', '').errors).toEqual({ end: 'Enter a time such as 00:30.' });
  expect(fill('22:00', '21:00').errors).toEqual({ end: 'It has to end after it starts.' });
});

test('the second 02:30 of the night when the clocks go back stays the second', () => {
  const second = { ...empty, startsAt: '2026-10-25T01:30:00.000Z', endsAt: '2026-10-25T02:30:00.000Z' };
  const form = formOf(second, night, where);
  expect(form).toMatchObject({ night, start: '02:30', end: '03:30' });
  expect(slotOf({ ...form, title: ' Kern ' }, second, where).slot).toEqual({ ...second, title: 'Kern' });
});

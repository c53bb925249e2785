import { describe, expect, test } from 'vitest';
import type { EventCardData } from './listing';
import { addPage, type EventPage, joinPages, placeIn } from './pages';

const next = { startsAt: '2026-11-20T20:00:00+00:00', id: 1 };

function page(ids: number[], more = true): EventPage {
  return { events: ids.map((id) => ({ id }) as EventCardData), next: more ? next : null };
}

const ids = ({ events }: EventPage) => events.map(({ id }) => id);

describe('coming back to a list', () => {
  const loaded = page([1, 2, 3, 4, 5, 6], false);

  test('shows what was loaded below the first page', () => {
    expect(joinPages(page([1, 2, 3]), loaded)).toEqual(loaded);
    expect(joinPages(page([1, 2, 3]), undefined)).toEqual(page([1, 2, 3]));
  });

  test('loses and doubles nothing when the first page moved on', () => {
    expect(ids(joinPages(page([2, 3, 4]), loaded))).toEqual([2, 3, 4, 5, 6]);
    expect(ids(joinPages(page([9, 1, 2]), loaded))).toEqual([9, 1, 2, 3, 4, 5, 6]);
    expect(ids(joinPages(page([1, 2, 9]), loaded))).toEqual([1, 2, 9, 3, 4, 5, 6]);
  });

  test('begins anew where nothing is as it was', () => {
    expect(joinPages(page([7, 8, 9]), loaded)).toEqual(page([7, 8, 9]));
    expect(joinPages(page([1, 2], false), loaded)).toEqual(page([1, 2], false));
  });
});

test('a page that overlaps adds only what is new', () => {
  expect(ids(addPage(page([1, 2]), page([2, 3])))).toEqual([1, 2, 3]);
});

test('a place in the list keeps the rest of the address', () => {
  expect(placeIn('?index&q=a&after=old', 'after', next)).toBe(
    '?q=a&after=2026-11-20T20%3A00%3A00%2B00%3A00%7E1',
  );
  expect(placeIn('?after=old', 'after', null)).toBe('');
});

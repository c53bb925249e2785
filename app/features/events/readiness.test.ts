import { expect, test } from 'vitest';
import { listReadiness } from './readiness';

const empty = { description: ' ', venue_id: null, genre_ids: [], price_from: null, is_sold_out: false };

test('an empty draft lacks everything', () => {
  expect(listReadiness({ content: empty, acts: 0 }, 0).some(({ done }) => done)).toBe(false);
});

test('a free event has a price', () => {
  const content = { description: 'x', venue_id: 1, genre_ids: [1], price_from: 0, is_sold_out: false };
  expect(listReadiness({ content, acts: 2 }, 1).every(({ done }) => done)).toBe(true);
});

import { expect, test } from 'vitest';
import { choicesOf, usualDecision } from './choose';
import type { ImportEntry } from './queries';

const entry = (more: Partial<ImportEntry> = {}): ImportEntry => ({
  id: 1,
  place: 1,
  name: 'Night',
  problem: null,
  event: {
    externalId: 'x',
    title: 'Night',
    description: '',
    startsAt: '2026-12-04T21:00:00Z',
    endsAt: '2026-12-05T03:00:00Z',
    timezone: 'Europe/Berlin',
    isCancelled: false,
    venue: {
      name: 'Halle',
      address: '',
      postalCode: '',
      city: 'Kiel',
      country: 'DE',
      latitude: null,
      longitude: null,
    },
    artists: [],
    url: '',
    ticketsUrl: '',
  },
  venue: null,
  artists: [],
  duplicate: null,
  eventId: null,
  ...more,
});
const halle = { id: 7, name: 'Halle Nord', city: 'Kiel' };

test('what is new is taken in, what is here is not', () => {
  expect(usualDecision(entry())).toEqual({ isIn: true, venue: 'new' });
  expect(usualDecision(entry({ venue: { ...halle, likeness: 0.8 } }))).toEqual({
    isIn: true,
    venue: 'found',
  });
  expect(usualDecision(entry({ venue: { ...halle, likeness: 0.5 } })).venue).toBe('new');
  expect(usualDecision(entry({ duplicate: { id: 3, title: 'Night' } })).isIn).toBe(false);
  expect(usualDecision(entry({ event: null, problem: 'no date' })).isIn).toBe(false);
});

test('choices say what was decided', () => {
  const entries = [
    entry({ id: 1, venue: { ...halle, likeness: 0.9 } }),
    entry({ id: 2 }),
    entry({ id: 3 }),
    entry({ id: 4, problem: 'broken', event: null }),
  ];
  const decided = new Map([[3, { isIn: true, venue: 'none' as const }]]);
  expect(choicesOf(entries, decided)).toEqual([
    { id: 1, venue: 7 },
    { id: 2, venue: 'new' },
    { id: 3, venue: null },
  ]);
});

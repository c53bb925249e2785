import { describe, expect, test } from 'vitest';
import {
  actsWords,
  ageWords,
  cardDate,
  formatCursor,
  hoursWords,
  isOver,
  isRunning,
  needsAttention,
  nightWords,
  parseCursor,
  priceWords,
  returnWords,
} from './rules';

const timezone = 'Europe/Berlin';
const now = '2026-11-14T20:00:00+01:00';

function event(starts_at: string, ends_at: string) {
  return { starts_at, ends_at, timezone };
}

test('what goes on for days is on while it lasts', () => {
  const festival = event('2026-11-12T17:00:00+01:00', '2026-11-15T17:00:00+01:00');
  expect(isRunning(festival, now)).toBe(true);
  expect(isOver(festival, now)).toBe(false);
});

test('returns end so many hours before doors, or before it starts', () => {
  const night = { self_cancel_hours: 24, doors_at: null, starts_at: '2026-11-21T22:00:00+01:00', timezone };
  expect(returnWords(night)).toBe('Until Fri 20 Nov, 22:00');
  expect(returnWords({ ...night, doors_at: '2026-11-21T21:00:00+01:00' })).toBe('Until Fri 20 Nov, 21:00');
  expect(returnWords({ ...night, self_cancel_hours: null })).toBe('No returns');
});

test('prices are told as announced', () => {
  const announced = { price_from: 1250, currency: 'EUR', is_sold_out: false };
  expect(priceWords(announced)).toBe('From €12.50');
  expect(priceWords({ ...announced, price_from: 0 })).toBe('Free');
  expect(priceWords({ ...announced, price_from: null })).toBe('');
  expect(priceWords({ ...announced, is_sold_out: true })).toBe('Sold out');
});

test('the nearness of a night is told in a word', () => {
  const words = (start: string, end: string) => nightWords(event(start, end), now);
  expect(words('2026-11-14T18:00:00+01:00', '2026-11-14T23:00:00+01:00')).toBe('On now');
  expect(words('2026-11-14T22:00:00+01:00', '2026-11-15T06:00:00+01:00')).toBe('Tonight');
  expect(words('2026-11-15T22:00:00+01:00', '2026-11-16T06:00:00+01:00')).toBe('Tomorrow');
  expect(words('2026-11-17T22:00:00+01:00', '2026-11-18T06:00:00+01:00')).toBe('Coming up');
});

test('long line-ups are cut short', () => {
  expect(actsWords(['A', 'B', 'C'], 3)).toBe('A, B, C');
  expect(actsWords(['A', 'B', 'C'], 1)).toBe('A and 2 more');
});

test('ages are told briefly', () => {
  expect(ageWords(18)).toBe('18+');
  expect(ageWords(null)).toBe('All ages');
  expect(ageWords(0)).toBe('All ages');
});

describe('the place in the list', () => {
  test('survives the address bar', () => {
    const place = { startsAt: '2026-11-20T20:00:00.123456+00:00', id: 3 };
    expect(parseCursor(formatCursor(place))).toEqual(place);
  });

  test('is ignored when it is not one', () => {
    for (const wrong of [
      null,
      '',
      '3',
      'x~3',
      '2026-11-20T20:00:00+00:00~0',
      '2026-99-99T20:00:00Z~1',
      '2026-11-20T20:00:00Z~1,id.gt.0',
    ]) {
      expect(parseCursor(wrong)).toBeUndefined();
    }
  });
});

test('drafts, events that are off and those without a venue need attention until they are over', () => {
  const upcoming = event('2026-11-20T22:00:00+01:00', '2026-11-21T06:00:00+01:00');
  const draft = { ...upcoming, id: 7, title: 'Secret', status: 'draft' as const, venue: null };
  expect(needsAttention(draft, now).map(({ words }) => words)).toEqual([
    'A draft: nobody but the team sees it.',
    'It has no venue.',
  ]);
  expect(needsAttention({ ...draft, status: 'published', venue: {} }, now)).toEqual([]);
  expect(needsAttention({ ...draft, status: 'cancelled' }, now)).toEqual([]);
  expect(needsAttention(draft, '2026-12-01T00:00:00Z')).toEqual([]);
});

test('a card has the hour of a night and the days of what goes on longer', () => {
  expect(cardDate(event('2026-11-14T22:00:00+01:00', '2026-11-15T06:00:00+01:00'))).toBe(
    'Sat 14 Nov · 22:00',
  );
  expect(cardDate(event('2026-12-04T17:00:00+01:00', '2026-12-07T02:00:00+01:00'))).toBe('Fri 4 – Mon 7 Dec');
});

test('hours name the last day only of what goes on for days', () => {
  expect(hoursWords(event('2026-11-14T22:00:00+01:00', '2026-11-15T06:00:00+01:00'))).toBe('22:00 – 06:00');
  expect(hoursWords(event('2026-11-12T17:00:00+01:00', '2026-11-15T17:00:00+01:00'))).toMatch(
    /^17:00 – Sun,? 15 Nov, 17:00$/,
  );
});

import { describe, expect, test } from 'vitest';
import {
  ageWords,
  formatCursor,
  groupByNight,
  hoursWords,
  isOver,
  isRunning,
  listReadiness,
  needsAttention,
  nightWords,
  parseCursor,
} from './rules';

const timezone = 'Europe/Berlin';
const now = '2026-11-14T20:00:00+01:00';

function event(starts_at: string, ends_at: string) {
  return { starts_at, ends_at, timezone };
}

describe('nights', () => {
  test('belong to the evening they begin in', () => {
    const tonight = event('2026-11-14T23:00:00+01:00', '2026-11-15T06:00:00+01:00');
    const afterMidnight = event('2026-11-15T01:00:00+01:00', '2026-11-15T08:00:00+01:00');
    const tomorrow = event('2026-11-15T20:00:00+01:00', '2026-11-15T23:00:00+01:00');
    expect(groupByNight([tonight, afterMidnight, tomorrow], now)).toEqual({
      tonight: [tonight, afterMidnight],
      thisWeek: [tomorrow],
      later: [],
    });
  });

  test('that go on for days are tonight while they last', () => {
    const festival = event('2026-11-12T17:00:00+01:00', '2026-11-15T17:00:00+01:00');
    expect(groupByNight([festival], now).tonight).toEqual([festival]);
    expect(isRunning(festival, now)).toBe(true);
    expect(isOver(festival, now)).toBe(false);
  });

  test('are this week for six more nights', () => {
    const sixth = event('2026-11-20T22:00:00+01:00', '2026-11-21T06:00:00+01:00');
    const seventh = event('2026-11-21T22:00:00+01:00', '2026-11-22T06:00:00+01:00');
    expect(groupByNight([sixth, seventh], now)).toEqual({ tonight: [], thisWeek: [sixth], later: [seventh] });
  });

  test('at four in the morning it is still last night', () => {
    const running = event('2026-11-14T23:00:00+01:00', '2026-11-15T06:00:00+01:00');
    const evening = event('2026-11-15T22:00:00+01:00', '2026-11-16T06:00:00+01:00');
    const early = '2026-11-15T04:00:00+01:00';
    expect(groupByNight([running, evening], early)).toEqual({
      tonight: [running],
      thisWeek: [evening],
      later: [],
    });
  });
});

test('the nearness of a night is told in a word', () => {
  const words = (start: string, end: string) => nightWords(event(start, end), now);
  expect(words('2026-11-14T18:00:00+01:00', '2026-11-14T23:00:00+01:00')).toBe('On now');
  expect(words('2026-11-14T22:00:00+01:00', '2026-11-15T06:00:00+01:00')).toBe('Tonight');
  expect(words('2026-11-15T22:00:00+01:00', '2026-11-16T06:00:00+01:00')).toBe('Tomorrow');
  expect(words('2026-11-17T22:00:00+01:00', '2026-11-18T06:00:00+01:00')).toBe('Next up');
});

test('ages are told briefly', () => {
  expect(ageWords(18)).toBe('18+');
  expect(ageWords(null)).toBe('All ages');
  expect(ageWords(0)).toBe('All ages');
});

describe('the place in the list', () => {
  test('survives the address bar', () => {
    const cursor = formatCursor({ starts_at: '2026-11-20T20:00:00.123456+00:00', id: 3 });
    expect(parseCursor(cursor)).toEqual({ startsAt: '2026-11-20T20:00:00.123456+00:00', id: 3 });
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
  expect(needsAttention(draft, '2026-12-01T00:00:00Z')).toEqual([]);
});

test('what an event still lacks is listed', () => {
  const bare = { description: ' ', venue: null, lineup: [], doors_at: null };
  expect(listReadiness(bare).filter(({ done }) => done)).toEqual([]);
  const whole = { description: 'Yes.', venue: {}, lineup: [1], doors_at: '2026-11-20T21:00:00Z' };
  expect(listReadiness(whole).every(({ done }) => done)).toBe(true);
});

test('hours name the last day only of what goes on for days', () => {
  expect(hoursWords(event('2026-11-14T22:00:00+01:00', '2026-11-15T06:00:00+01:00'))).toBe('22:00 – 06:00');
  expect(hoursWords(event('2026-11-12T17:00:00+01:00', '2026-11-15T17:00:00+01:00'))).toMatch(
    /^17:00 – Sun,? 15 Nov, 17:00$/,
  );
});

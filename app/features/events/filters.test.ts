import { describe, expect, test } from 'vitest';
import {
  filtersPath,
  formatFilters,
  listActive,
  noFilters,
  parseFilters,
  toListArguments,
  withoutFilter,
} from './filters';

const parse = (query: string) => parseFilters(new URLSearchParams(query));
const everything =
  'q=tidal+forms&when=2026-11-20..2026-11-22&city=K%C3%B6nigshafen&genre=3&near=54.32%2C10.14&km=50&max=20&available=1';

describe('the address of a choice', () => {
  test('says all of it and nothing twice', () => {
    expect(parse(everything)).toEqual({
      search: 'tidal forms',
      when: { from: '2026-11-20', to: '2026-11-22' },
      city: 'Königshafen',
      genre: 3,
      near: { latitude: 54.32, longitude: 10.14, km: 50 },
      maximum: 20,
      available: true,
    });
    expect(formatFilters(parse(everything)).toString()).toBe(everything);
    expect(filtersPath(noFilters)).toBe('/');
  });

  test('holds what forms without script send', () => {
    expect(parse('q=&when=&from=2026-11-22&to=2026-11-20&city=&genre=&max=0')).toEqual({
      ...noFilters,
      when: { from: '2026-11-20', to: '2026-11-22' },
      maximum: 0,
    });
    expect(parse('from=2026-11-22&to=').when).toEqual({ from: '2026-11-22', to: '2026-11-22' });
    expect(formatFilters(parse('max=0')).toString()).toBe('free=1');
  });

  test('is without what makes no sense', () => {
    for (const nonsense of [
      'when=yesterday',
      'when=2026-02-30..2026-02-31',
      'when=..',
      'when=2026-11-20T00:00..x',
      'genre=-1',
      'genre=1e3',
      'genre=99999999999999999999',
      'near=91,0',
      'near=0,181',
      'near=a,b',
      'near=',
      'near=54.3',
      'km=5',
      'max=-5',
      'max=1.5',
      'max=9999999',
      'free=yes',
      'available=true',
      'city=%20%20',
      'q=%20',
      'unknown=1',
    ]) {
      expect(parse(nonsense), nonsense).toEqual(noFilters);
    }
    expect(parse(`q=${'x'.repeat(500)}`).search).toHaveLength(80);
    expect(parse('near=54.3234567,10.1234567').near).toBeUndefined();
    expect(parse('near=54.323456,10.1&km=nonsense').near).toEqual({
      latitude: 54.32,
      longitude: 10.1,
      km: 25,
    });
  });
});

describe('the nights that are meant', () => {
  const nights = (when: string, now: string) => {
    const { first_night, last_night } = toListArguments(parse(`when=${when}`), now);
    return [first_night, last_night];
  };

  test('of a weekend are those to come, from Friday to Sunday', () => {
    expect(nights('weekend', '2026-11-18T12:00:00Z')).toEqual(['2026-11-20', '2026-11-22']);
    expect(nights('weekend', '2026-11-21T12:00:00Z')).toEqual(['2026-11-21', '2026-11-22']);
    expect(nights('weekend', '2026-11-22T12:00:00Z')).toEqual(['2026-11-22', '2026-11-22']);
    expect(nights('weekend', '2026-11-23T12:00:00Z')).toEqual(['2026-11-27', '2026-11-29']);
  });

  test('of Sunday go on until Monday morning', () => {
    expect(nights('weekend', '2026-11-23T03:00:00Z')).toEqual(['2026-11-22', '2026-11-22']);
  });

  test('of a week are seven', () => {
    expect(nights('week', '2026-11-28T12:00:00Z')).toEqual(['2026-11-28', '2026-12-04']);
  });

  test('of tonight depend on where the event is, so the database decides', () => {
    expect(toListArguments(parse('when=tonight'), '2026-11-18T12:00:00Z')).toEqual({ tonight: true });
  });
});

test('prices are compared in minor units, and free is free', () => {
  expect(toListArguments(parse('max=20'), '2026-11-18T12:00:00Z')).toEqual({ price_to: 2000 });
  expect(toListArguments(parse('max=0'), '2026-11-18T12:00:00Z')).toEqual({ free: true });
});

test('filters are dropped one by one', () => {
  const filters = parse(everything);
  const left = listActive(filters).reduce(withoutFilter, filters);
  expect(listActive(filters)).toHaveLength(7);
  expect(left).toEqual(noFilters);
  expect(listActive(parse('max=0'))).toEqual(['maximum']);
});

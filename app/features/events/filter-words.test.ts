import { expect, test } from 'vitest';
import { filterWords, whenWords } from './filter-words';
import { noFilters } from './filters';

test('dates are told briefly', () => {
  expect(whenWords(undefined)).toBe('Any date');
  expect(whenWords('weekend')).toBe('This weekend');
  expect(whenWords({ from: '2026-12-01', to: '2026-12-01' })).toBe('1 Dec');
  expect(whenWords({ from: '2026-12-01', to: '2027-01-02' })).toBe('1 Dec – 2 Jan');
});

test('every filter says what it asks for', () => {
  const filters = {
    ...noFilters,
    search: 'tidal',
    maximum: 20,
    near: { latitude: 1, longitude: 2, km: 5 },
  };
  expect(filterWords('search', filters, undefined)).toBe('“tidal”');
  expect(filterWords('maximum', filters, undefined)).toBe('Up to 20');
  expect(filterWords('maximum', { ...filters, maximum: 0 }, undefined)).toBe('Free');
  expect(filterWords('near', filters, undefined)).toBe('Within 5 km');
  expect(filterWords('genre', { ...filters, genre: 2 }, 'Techno')).toBe('Techno');
});

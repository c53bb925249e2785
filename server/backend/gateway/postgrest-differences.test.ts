import { expect, test } from 'vitest';
import { postgrestTypes, toPostgrestError } from './postgrest-differences.ts';

test.each([
  ['2030-01-01 20:00:00+00', '2030-01-01T20:00:00+00:00'],
  ['2030-01-01 20:00:00.123456+05:30', '2030-01-01T20:00:00.123456+05:30'],
  ['2030-01-01 20:00:00', '2030-01-01T20:00:00'],
  ['infinity', 'infinity'],
])('the timestamp %s is written as %s', (text, json) => {
  expect(postgrestTypes.timestamptz.parse(text)).toBe(json);
});

test.each([
  ['23514', 400],
  ['P0001', 400],
  ['23P01', 409],
  ['57014', 504],
  ['53300', 503],
])('SQLSTATE %s becomes status %i with its own code', (code, status) => {
  const error = toPostgrestError(Object.assign(new Error('words'), { code, detail: 'more' }));
  expect(error).toMatchObject({ code: 'PGRST', detail: JSON.stringify({ status, headers: {} }) });
  expect(JSON.parse((error as Error).message)).toEqual({
    code,
    message: 'words',
    details: 'more',
    hint: null,
  });
});

test('what lite knows already passes unchanged', () => {
  for (const code of ['42501', 'PT409', '22P02']) {
    const error = Object.assign(new Error('words'), { code });
    expect(toPostgrestError(error)).toBe(error);
  }
  expect(toPostgrestError('text')).toBe('text');
});

import { expect, test } from 'vitest';
import { parseGenerateOptions } from './options.ts';

test('takes a number of events, a database and force', () => {
  expect(
    parseGenerateOptions(['--events', '1000', '--database-url', 'postgres://here/db', '--force']),
  ).toEqual({ events: 1000, databaseUrl: 'postgres://here/db', force: true, help: false });
});

test('asks for the number when it is missing, but not for help', () => {
  expect(() => parseGenerateOptions([])).toThrow('--events is missing');
  expect(parseGenerateOptions(['--help']).help).toBe(true);
});

test.each(['0', '-1', '1.5', 'many', '', '1e3', '1000001'])('refuses --events=%s', (text) => {
  expect(() => parseGenerateOptions([`--events=${text}`])).toThrow('not a whole number from 1 to 1000000');
});

test('refuses what is not there or is no database', () => {
  expect(() => parseGenerateOptions(['--events', '5', '--fast'])).toThrow('--fast');
  expect(() => parseGenerateOptions(['--events', '5', 'more'])).toThrow('more');
  expect(() => parseGenerateOptions(['--events=5', '--database-url=http://x'])).toThrow('postgres://');
});

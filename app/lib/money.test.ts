import { expect, test } from 'vitest';
import { formatMoney, moneyColumn, toDecimal, toMinor } from '~/lib/money';

test.each([
  [1250, 'EUR', '€12.50'],
  [1200, 'EUR', '€12'],
  [123_456_700, 'EUR', '€1,234,567'],
  [5, 'GBP', '£0.05'],
  [-500, 'EUR', '-€5'],
  [1500, 'JPY', '¥1,500'],
  [1234, 'KWD', 'KWD 1.234'],
])('%i %s', (minor, currency, words) => {
  expect(formatMoney(minor, currency).replaceAll('\u00a0', ' ')).toBe(words);
});

test('nothing to pay is free only where that is asked for', () => {
  expect(formatMoney(0, 'EUR', { free: true })).toBe('Free');
  expect(formatMoney(0, 'EUR')).toBe('€0');
});

test('amounts below one another all show cents, or none does', () => {
  const shown = (amounts: number[], currency = 'EUR') => amounts.map(moneyColumn(amounts, currency));
  expect(shown([19_800, 2500, 1265, 23_565])).toEqual(['€198.00', '€25.00', '€12.65', '€235.65']);
  expect(shown([19_800, 0, 19_800])).toEqual(['€198', 'Free', '€198']);
  expect(shown([1250, 99], 'JPY')).toEqual(['¥1,250', '¥99']);
});

test.each([
  ['12', 'EUR', 1200],
  ['12.5', 'EUR', 1250],
  [' 12,50 ', 'EUR', 1250],
  ['0.1', 'EUR', 10],
  ['19.99', 'EUR', 1999],
  ['1500', 'JPY', 1500],
  ['1500.5', 'JPY', null],
  ['12.505', 'EUR', null],
  ['-3', 'EUR', null],
  ['1e3', 'EUR', null],
  ['', 'EUR', null],
])('typed %j %s', (text, currency, minor) => {
  expect(toMinor(text, currency)).toBe(minor);
});

test('machines read amounts without a symbol', () => {
  expect(toDecimal(1250, 'EUR')).toBe('12.50');
  expect(toDecimal(1500, 'JPY')).toBe('1500');
  expect(toDecimal(1234, 'KWD')).toBe('1.234');
});

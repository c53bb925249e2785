import { expect, test } from 'vitest';
import { durationWords, feeOf, newsOf, priceWords, step, totalOf } from './rules';

const passedOn = { price: 1250, fee_percent: 5, fee_fixed: 50, price_is_free_choice: false };

test('the fee is rounded once for the whole line', () => {
  // 5% of 12.50 is 0.625, of three 1.875: rounded each on its own they would differ by a cent.
  expect(feeOf(passedOn, 1)).toBe(113);
  expect(feeOf(passedOn, 3)).toBe(188 + 150);
  expect(totalOf(passedOn, 3)).toBe(3750 + 338);
});

test('what costs nothing has no fee', () => {
  expect(feeOf(passedOn, 4, 0)).toBe(0);
  expect(priceWords({ ...passedOn, price: 0 }, 'EUR')).toEqual({ whole: 'Free', parts: '' });
});

test('a price is told with its fee', () => {
  expect(priceWords(passedOn, 'EUR')).toEqual({ whole: '€13.63', parts: '€12.50 + €1.13 fee' });
  expect(priceWords({ ...passedOn, fee_percent: 0, fee_fixed: 0 }, 'EUR')).toEqual({
    whole: '€12.50',
    parts: '',
  });
  expect(priceWords({ ...passedOn, price_is_free_choice: true }, 'EUR')).toEqual({
    whole: 'From €12.50',
    parts: 'plus fee',
  });
});

test('steps jump over what cannot be taken', () => {
  const pair = { min_per_order: 2, max_per_order: 4 };
  expect([0, 2, 4].map((now) => step(pair, now, 1))).toEqual([2, 3, 4]);
  expect([4, 2, 0].map((now) => step(pair, now, -1))).toEqual([3, 0, 0]);
});

test('a wait is told in the words of its size', () => {
  expect([93_784, 86_400, 7260, 65, 5].map(durationWords)).toEqual([
    '1 day 2 h',
    '1 day',
    '2 h 1 min',
    '1:05',
    '0:05',
  ]);
});

test('what changes is said once, and what stays is not', () => {
  const offer = (state: 'on_sale' | 'sold_out', remaining: number | null = null) => [
    { id: 1, name: 'Standard', state, remaining },
  ];
  expect(newsOf(offer('on_sale'), offer('on_sale', 8))).toBe('Standard: 8 left.');
  expect(newsOf(offer('on_sale', 8), offer('on_sale', 7))).toBe('');
  expect(newsOf(offer('on_sale', 1), offer('sold_out'))).toBe('Standard: not on sale any more.');
  expect(newsOf(offer('sold_out'), offer('on_sale', 2))).toBe('Standard: on sale now.');
  expect(newsOf([], offer('on_sale'))).toBe('');
});

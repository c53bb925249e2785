import { expect, test } from 'vitest';
import type { Coupon } from './queries';
import { couponState, discountWords } from './rules';
import { checkCoupon, newCoupon } from './schema';

const now = '2026-11-15T12:00:00Z';
const coupon: Coupon = {
  id: 1,
  code: 'TEN',
  kind: 'percent',
  value: 10,
  ticket_type_ids: [],
  unlocks: [],
  max_uses: null,
  max_per_person: null,
  budget: null,
  valid_from: null,
  valid_until: null,
  uses: 0,
  spent: 0,
  is_on: true,
  created_at: now,
};

test('what comes off, in words', () => {
  expect(discountWords(coupon, 'EUR')).toBe('10% off');
  expect(discountWords({ kind: 'fixed', value: 750 }, 'EUR')).toBe('€7.50 off');
  expect(discountWords({ kind: 'unlocking', value: 0 }, 'EUR')).toBe('Opens secret types');
});

test.each<[Partial<Coupon>, string]>([
  [{}, 'On'],
  [{ is_on: false }, 'Off'],
  [{ valid_until: '2026-11-15T12:00:00Z' }, 'Over'],
  [{ valid_from: '2026-11-16T12:00:00Z' }, 'Not yet'],
  [{ max_uses: 3, uses: 3 }, 'Used up'],
  [{ budget: 300, spent: 300 }, 'Used up'],
])('%j is %s', (changes, state) => expect(couponState({ ...coupon, ...changes }, now)).toBe(state));

test('one code and the beginning of many have their own rules', () => {
  const valid = { ...newCoupon, code: 'ten', value: 10 };
  expect(checkCoupon(valid)).toEqual({});
  expect(checkCoupon({ ...valid, code: 'XY' })).toHaveProperty('code');
  expect(checkCoupon({ ...valid, code: 'XY', how_many: 20 })).toEqual({});
  expect(checkCoupon({ ...valid, code: 'X'.repeat(21), how_many: 20 })).toHaveProperty('code');
  expect(checkCoupon({ ...valid, value: 101 })).toHaveProperty('value');
  expect(checkCoupon({ ...valid, kind: 'unlocking' })).toHaveProperty('unlocks');
});

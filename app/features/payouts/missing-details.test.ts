import { expect, test } from 'vitest';
import { describeMissing } from '~/features/payouts/missing-details';

test('what is missing is said once each, the known before the unknown', () => {
  const requirements = ['settings.new', 'individual.dob.day', 'individual.dob.year', 'external_account'];
  expect(describeMissing(requirements)).toEqual([
    'A bank account for your payouts',
    'Your date of birth',
    'Something more, which the payment provider will ask you for',
  ]);
});

test('nothing missing is nothing to say', () => {
  expect(describeMissing([])).toEqual([]);
});

import { expect, test } from 'vitest';
import { lineItems } from '~/services/payments/line-items.server';

const order = {
  eventTitle: 'A Night',
  currency: 'EUR',
  total: 0,
  passedOnFee: 185,
  lines: [
    { name: 'Early', quantity: 3, unitPrice: 1000, discount: 0 },
    { name: 'Pair', quantity: 3, unitPrice: 999, discount: 100 },
    { name: 'Guest', quantity: 1, unitPrice: 0, discount: 0 },
    { name: 'Gift', quantity: 2, unitPrice: 500, discount: 1000 },
  ],
};

test('the items sum up to the order, discounts and passed-on fee included; what is free is not listed', () => {
  const items = lineItems(order).map(({ quantity = 0, price_data: data }) => [
    data?.product_data?.name,
    quantity,
    data?.unit_amount,
  ]);
  expect(items).toEqual([
    ['Early', 3, 1000],
    ['3 × Pair', 1, 2897],
    ['Booking fee', 1, 185],
  ]);
});

test('a fee that is absorbed is not shown', () => {
  expect(lineItems({ ...order, passedOnFee: 0 })).toHaveLength(2);
});

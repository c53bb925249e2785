import { expect, test } from 'vitest';
import { readChosen, toItems } from './basket';

function chosen(entries: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return readChosen(form);
}

test('what was chosen becomes a basket; none and nothing are left out', () => {
  expect(
    toItems(chosen({ 'quantity-7': '2', 'price-7': '12,50', 'quantity-8': '0', 'quantity-9': '' })),
  ).toEqual([{ typeId: 7, quantity: 2, price: '12,50' }]);
});

test('fields of other names are nobody’s', () => {
  expect(toItems(chosen({ 'quantity-x': '1', 'quantity--1': '1', quantity: '1', intent: 'hold' }))).toEqual(
    [],
  );
});

test.each([
  ['-1', -1],
  ['1.5', 1.5],
  ['1000000000', 1e9],
  ['1e9', -1],
  ['two', -1],
  ['0x2', -1],
  ['9'.repeat(40), -1],
])('%s goes on as %d, for the database to refuse', (quantity, expected) => {
  expect(toItems(chosen({ 'quantity-7': quantity }))[0]?.quantity).toBe(expected);
});

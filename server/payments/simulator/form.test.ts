import { expect, test } from 'vitest';
import { decodeForm } from './form.ts';

test('brackets nest, numbers in them make lists', () => {
  const text =
    'mode=payment&line_items[0][price_data][currency]=eur&line_items[0][quantity]=2&line_items[1][quantity]=1&metadata[order_id]=7';
  expect(decodeForm(text)).toEqual({
    mode: 'payment',
    line_items: [{ price_data: { currency: 'eur' }, quantity: '2' }, { quantity: '1' }],
    metadata: { order_id: '7' },
  });
});

test('empty brackets count up', () => {
  expect(decodeForm('expand[]=latest_charge&expand[]=customer')).toEqual({
    expand: ['latest_charge', 'customer'],
  });
});

test('escaped text is read, and names of the language itself are only names', () => {
  expect(decodeForm('a=%C3%BC+b&metadata[__proto__]=x')).toMatchObject({ a: 'ü b' });
  expect(({} as { x?: string }).x).toBeUndefined();
});

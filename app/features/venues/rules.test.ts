import { expect, test } from 'vitest';
import { mapAddress } from './rules';

test('the map is asked for the name and whatever is known of the address', () => {
  expect(mapAddress({ name: 'Halle Nord', address: 'Kaistraße 14', city: 'Brackwasser' })).toBe(
    'https://www.openstreetmap.org/search?query=Halle%20Nord%2C%20Kaistra%C3%9Fe%2014%2C%20Brackwasser',
  );
  expect(mapAddress({ name: 'A & B', address: '', city: 'C' })).toBe(
    'https://www.openstreetmap.org/search?query=A%20%26%20B%2C%20C',
  );
});

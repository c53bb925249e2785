import { expect, test } from 'vitest';
import { addressWords, mapAddress } from './rules';

test('the map is asked for the name and whatever is known of the address', () => {
  expect(mapAddress({ name: 'Halle Nord', address: 'Kaistraße 14', city: 'Brackwasser' })).toBe(
    'https://www.openstreetmap.org/search?query=Halle%20Nord%2C%20Kaistra%C3%9Fe%2014%2C%20Brackwasser',
  );
  expect(mapAddress({ name: 'A & B', address: '', city: 'C' })).toBe(
    'https://www.openstreetmap.org/search?query=A%20%26%20B%2C%20C',
  );
});

test('the map shows the spot where it is known', () => {
  const venue = { name: 'Halle Nord', address: 'Kaistraße 14', city: 'Brackwasser' };
  expect(mapAddress({ ...venue, latitude: 54.3, longitude: 10.1 })).toBe(
    'https://www.openstreetmap.org/?mlat=54.3&mlon=10.1#map=17/54.3/10.1',
  );
});

test('addresses are written as on an envelope', () => {
  expect(addressWords({ address: 'Kaistraße 14', postal_code: '24103', city: 'Brackwasser' })).toBe(
    'Kaistraße 14, 24103 Brackwasser',
  );
  expect(addressWords({ address: '', postal_code: '', city: 'Brackwasser' })).toBe('Brackwasser');
});

import { expect, test } from 'vitest';
import { validityWords } from './validity';

const always = { valid_nights: null, enter_from: null, enter_until: null };

test.each([
  [always, ''],
  [
    { ...always, valid_nights: ['2026-11-21'], enter_until: '01:00:00' },
    'Valid Sat 21 Nov, entry until 01:00',
  ],
  [
    { ...always, valid_nights: ['2026-11-20', '2026-11-21', '2026-11-22'] },
    'Valid Fri 20 Nov, Sat 21 Nov and Sun 22 Nov',
  ],
  [{ ...always, enter_from: '22:00', enter_until: '01:00' }, 'Entry 22:00–01:00'],
  [{ ...always, enter_from: '22:30' }, 'Entry from 22:30'],
])('%o is %s', (validity, words) => {
  expect(validityWords(validity)).toBe(words);
});

import { expect, test } from 'vitest';
import { tidyAddress } from '~/ui/form/tidy-address';

test('a bare address gets the scheme that people mean', () => {
  expect(tidyAddress(' example.org/night?x=1 ')).toBe('https://example.org/night?x=1');
  expect(tidyAddress('HTTPS://example.org')).toBe('https://example.org');
});

test('everything else is left for the rules to refuse', () => {
  expect(tidyAddress('javascript:alert(1)')).toBe('javascript:alert(1)');
  expect(tidyAddress('just words')).toBe('just words');
  expect(tidyAddress('')).toBe('');
});

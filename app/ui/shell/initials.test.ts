import { expect, test } from 'vitest';
import { initialsOf } from '~/ui/shell/initials';

test.each([
  ['Ada Lindqvist', 'AL'],
  ['Ilse van der Tide', 'IT'],
  ['  noor ', 'N'],
  ['étienne', 'É'],
  ['🎧 dj', '🎧D'],
  ['', '?'],
])('%s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

import { expect, test } from 'vitest';
import { dotted } from './dotted';

test('a dot stays on the line of what it follows, and comes only between facts', () => {
  expect(dotted(['From €15', false, '', 'Deep House'])).toBe('From €15\u00a0· Deep House');
  expect(dotted([null, undefined])).toBe('');
});

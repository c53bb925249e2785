import { expect, test } from 'vitest';
import type { Problem } from '~/lib/ticket-design/checks';
import { sizeNames } from '~/lib/ticket-design/sizes';
import { groupProblems } from './group-problems';

test('the same on several sizes is one thing to look at, and what refuses comes first', () => {
  const hint = (size: Problem['size']): Problem => ({
    code: 'text_cut',
    level: 'warning',
    elementId: 'type',
    size,
    words: 'cut',
  });
  const errors = sizeNames.map(
    (size): Problem => ({ code: 'code_contrast', level: 'error', elementId: 'code', size, words: 'pale' }),
  );
  const groups = groupProblems([hint('phone'), ...errors, hint('a6')]);
  expect(groups.map(({ first, sizes }) => [first.code, sizes])).toEqual([
    ['code_contrast', 'every size'],
    ['text_cut', 'Phone, A6'],
  ]);
  expect(groupProblems([])).toEqual([]);
});

import { expect, test } from 'vitest';
import { listStatusActions } from './status-actions';

const kinds = (status: Parameters<typeof listStatusActions>[0]) =>
  listStatusActions(status, 0).map(({ kind }) => kind);

test('only what is out can be cancelled, postponed or moved', () => {
  for (const status of ['draft', 'scheduled'] as const) {
    expect(kinds(status)).not.toContain('cancel');
    expect(kinds(status)).not.toContain('reschedule');
  }
  expect(kinds('published')).toEqual(['reschedule', 'postpone', 'unlist', 'withdraw', 'cancel']);
});

test('only what is not out yet can be scheduled', () => {
  expect(kinds('published')).not.toContain('schedule');
  expect(kinds('draft')).toContain('schedule');
});

test('it says how many will be told', () => {
  const cancel = listStatusActions('published', 1200).find(({ kind }) => kind === 'cancel');
  expect(cancel?.words).toContain('1,200 people');
  expect(listStatusActions('published', 1).find(({ kind }) => kind === 'cancel')?.words).toContain(
    'one person',
  );
});

test('where nobody would be told, nobody is spoken of', () => {
  const wordsOf = (kind: string) => listStatusActions('published', 0).find((one) => one.kind === kind)?.words;
  expect(wordsOf('cancel')).toContain('nobody is told');
  expect(wordsOf('withdraw')).toBe('The page is gone for everyone but the team, without a word to anyone.');
});

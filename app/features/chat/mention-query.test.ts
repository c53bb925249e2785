import { describe, expect, it } from 'vitest';
import { findMentionQuery, insertMention, mentionsIn } from './mention-query';

describe('a name that is being written', () => {
  it.each([
    ['@', { from: 0, text: '' }],
    ['hi @Ad', { from: 3, text: 'Ad' }],
    ['hi @Ada Va', { from: 3, text: 'Ada Va' }],
    ['(@bo', { from: 1, text: 'bo' }],
    ['mail@host', null],
    ['@Ada Vance said so', null],
    ['nothing', null],
  ])('%s', (body, expected) => {
    expect(findMentionQuery(body, body.length)).toEqual(expected);
  });

  it('is taken at the caret', () => {
    expect(findMentionQuery('@Ad later', 3)).toEqual({ from: 0, text: 'Ad' });
  });
});

it('a chosen name replaces what was written', () => {
  expect(insertMention('hi @Ad', { from: 3, text: 'Ad' }, 'Ada Vance')).toEqual({
    body: 'hi @Ada Vance ',
    caret: 14,
  });
  expect(insertMention('@Ad there', { from: 0, text: 'Ad' }, 'Ada').body).toBe('@Ada there');
});

it('who was deleted again is not meant', () => {
  const people = [
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Bo' },
  ];
  expect(mentionsIn('thanks @Bo', people).map(({ id }) => id)).toEqual([2]);
});

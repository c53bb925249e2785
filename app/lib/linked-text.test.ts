import { expect, test } from 'vitest';
import { linkedPieces, paragraphsOf } from './linked-text';

test('addresses with http and https become links, and the full stop stays outside', () => {
  expect(linkedPieces('See https://example.org/map. Bye')).toEqual([
    { text: 'See ' },
    { text: 'https://example.org/map', to: 'https://example.org/map' },
    { text: '. Bye' },
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://bank.example@evil.example',
  '<b>hello</b>',
  '',
])('%s stays text', (line) => {
  expect(linkedPieces(line).every(({ to }) => to === undefined)).toBe(true);
  expect(
    linkedPieces(line)
      .map(({ text }) => text)
      .join(''),
  ).toBe(line);
});

test('an empty line parts paragraphs', () => {
  expect(paragraphsOf('One\ntwo\n\n \nthree\n')).toEqual([['One', 'two'], ['three']]);
});

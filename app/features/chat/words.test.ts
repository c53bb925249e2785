import { expect, it } from 'vitest';
import { countWords, hereWords, newsWords, slowModeWords, typingWords, waitWords } from './words';

it('says how many', () => {
  expect(hereWords(2140)).toBe('2,140 here');
  expect([countWords(7), countWords(100)]).toEqual(['7', '99+']);
});

it.each([
  [[], ''],
  [['Ada'], 'Ada is typing…'],
  [['Ada', 'Bo'], 'Ada and Bo are typing…'],
  [['Ada', 'Bo', 'Cy'], 'Several people are typing…'],
])('says who types: %j', (names, expected) => {
  expect(typingWords(names)).toBe(expected);
});

it('says how long it takes', () => {
  expect([waitWords(8), waitWords(65)]).toEqual(['8 s', '1:05 min']);
  expect(slowModeWords(60)).toBe('one message every minute');
});

it('reads one message out, and counts several', () => {
  const ada = { author: { name: 'Ada' }, body: 'Hi' };
  expect(newsWords([ada])).toBe('Ada: Hi');
  expect(newsWords([{ ...ada, body: null }])).toBe('Ada: a picture');
  expect(newsWords([ada, ada])).toBe('2 new messages');
});

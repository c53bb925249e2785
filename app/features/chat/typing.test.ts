import { expect, it } from 'vitest';
import { heardTyping, stillTyping, stoppedTyping } from './typing';

it('counts for five seconds from the last word of it', () => {
  let typing = heardTyping(new Map(), 1, 0);
  typing = heardTyping(typing, 2, 3000);
  expect([...stillTyping(typing, 4000).keys()]).toEqual([1, 2]);
  expect([...stillTyping(typing, 6000).keys()]).toEqual([2]);
  expect(stillTyping(typing, 1000)).toBe(typing);
});

it('ends with what was written', () => {
  const typing = heardTyping(new Map(), 1, 0);
  expect(stoppedTyping(typing, 1).size).toBe(0);
  expect(stoppedTyping(typing, 2)).toBe(typing);
});

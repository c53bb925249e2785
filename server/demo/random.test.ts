import { expect, test } from 'vitest';
import { SeededRandom } from './random.ts';

test('the same seed tells the same story, another seed another one', () => {
  const story = (seed: number) => {
    const random = new SeededRandom(seed);
    return Array.from({ length: 20 }, () => random.between(1, 1000));
  };
  expect(story(7)).toEqual(story(7));
  expect(story(7)).not.toEqual(story(8));
});

test('numbers stay between their ends and reach both', () => {
  const random = new SeededRandom(1);
  const seen = new Set(Array.from({ length: 200 }, () => random.between(3, 6)));
  expect([...seen].sort()).toEqual([3, 4, 5, 6]);
});

test('a sample has nothing twice and never more than there is', () => {
  const random = new SeededRandom(1);
  expect(random.sample([1, 2, 3], 5).toSorted()).toEqual([1, 2, 3]);
  expect(new Set(random.sample(['a', 'b', 'c', 'd'], 3)).size).toBe(3);
});

test('there is nothing to pick from nothing', () => {
  expect(() => new SeededRandom(1).pick([])).toThrow('nothing to pick');
});

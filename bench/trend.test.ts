import { describe, expect, it } from 'vitest';
import { growthOf, trendOf } from './trend.ts';

describe('trendOf', () => {
  it('has the mean of each fifth and the most of all', () => {
    const { fifths, most } = trendOf([1, 3, 2, 4, 9, 11, 0, 0, 5, 7], 10);
    expect(fifths).toEqual([2, 3, 10, 0, 6]);
    expect(most).toBe(11);
  });

  it('shares out samples that do not divide by five', () => {
    expect(trendOf([1, 2, 3, 4, 5, 6, 7], 10).fifths).toEqual([1, 2.5, 4, 5.5, 7]);
  });

  it('finds what a straight line gains in an hour', () => {
    expect(trendOf([100, 101, 102, 103, 104, 105], 10).perHour).toBeCloseTo(360);
    expect(trendOf([5, 5, 5, 5, 5], 10).perHour).toBe(0);
    expect(trendOf([4, 6, 4, 6, 4], 60).perHour).toBeCloseTo(0);
  });

  it('refuses fewer samples than fifths', () => {
    expect(() => trendOf([1, 2, 3, 4], 10)).toThrow('a sample in each fifth');
  });
});

describe('growthOf', () => {
  it('is from the second to the last fifth', () => {
    expect(growthOf(trendOf([10, 100, 100, 110, 120], 10))).toBeCloseTo(0.2);
    expect(growthOf(trendOf([1, 0, 0, 0, 9], 10))).toBe(0);
  });
});

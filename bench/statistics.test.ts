import { describe, expect, it } from 'vitest';
import { median, percentile, percentiles, round } from './statistics.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('percentile', () => {
  it('is the nearest rank, whatever the order of the samples', () => {
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 1)).toBe(100);
  });

  it('is always one of the samples', () => {
    expect(percentile([10, 20], 0.5)).toBe(10);
    expect(percentile([10, 20], 0.51)).toBe(20);
    expect(percentile([7], 0.99)).toBe(7);
  });

  it('sorts by number and not by text', () => {
    expect(percentile([9, 10, 100], 0.5)).toBe(10);
  });

  it('refuses no samples and shares that make no sense', () => {
    expect(() => percentile([], 0.5)).toThrow('no samples');
    expect(() => percentile([1], 0)).toThrow('share');
    expect(() => percentile([1], 1.1)).toThrow('share');
  });

  it('leaves the samples as they are', () => {
    const samples = [3, 1, 2];
    percentile(samples, 0.5);
    expect(samples).toEqual([3, 1, 2]);
  });
});

describe('percentiles', () => {
  it('gives the three that are reported', () => {
    expect(percentiles(hundred)).toEqual({ p50: 50, p95: 95, p99: 99 });
  });
});

describe('median', () => {
  it('is the middle, or the mean of the two in the middle', () => {
    expect(median([5])).toBe(5);
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('refuses no samples', () => {
    expect(() => median([])).toThrow('no samples');
  });
});

describe('round', () => {
  it('keeps two digits unless told otherwise', () => {
    expect(round(1.2345)).toBe(1.23);
    expect(round(1.2345, 3)).toBe(1.235);
    expect(round(1234.5, 0)).toBe(1235);
  });
});

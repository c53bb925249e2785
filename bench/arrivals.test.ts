import { describe, expect, it } from 'vitest';
import { keepRate, scheduleArrivals } from './arrivals.ts';

describe('scheduleArrivals', () => {
  it('has as many as the rate makes in that time', () => {
    expect(scheduleArrivals(20, 3, Math.random)).toHaveLength(60);
    expect(scheduleArrivals(0.5, 10, Math.random)).toHaveLength(5);
  });

  it('has one in each slot, in order, at a moment of its own', () => {
    const chances = [0, 0.5, 0.99, 0.25];
    const places = scheduleArrivals(4, 1, () => chances.shift() ?? 0);
    expect(places).toEqual([0, 375, 747.5, 812.5]);
  });
});

describe('keepRate', () => {
  it('goes on while earlier ones wait, and counts from when they were due', async () => {
    const { promise: last, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    const result = await keepRate(100, 0.1, async (due, note) => {
      asked += 1;
      if (asked === 10) resolve();
      await last;
      note('wait', performance.now() - due);
    });
    expect(result).toMatchObject({ asked: 10, answered: 10, errors: 0 });
    expect(Math.max(...(result.durations.get('wait') ?? []))).toBeGreaterThan(50);
  });

  it('counts what failed and keeps the first reason', async () => {
    let asked = 0;
    const result = await keepRate(100, 0.05, async () => {
      asked += 1;
      if (asked < 3) throw new Error(`number ${asked}`);
    });
    expect(result).toMatchObject({ asked: 5, answered: 3, errors: 2 });
    expect(String(result.firstError)).toContain('number 1');
  });
});

import type { JobHelpers } from 'graphile-worker';
import { expect, test } from 'vitest';
import { limitTime } from './time-limit.ts';

const helpers = {} as JobHelpers;

test('a job that does not end fails after its time, one that ends or fails does so by itself', async () => {
  const endless = limitTime(() => new Promise(() => {}), 20);
  await expect(endless({}, helpers)).rejects.toThrow('it was not done within 0.02 seconds');
  const failing = limitTime(() => Promise.reject(new Error('no money')), 1000);
  await expect(failing({}, helpers)).rejects.toThrow('no money');
  const ending = limitTime(async (payload) => [payload], 1000);
  await expect(ending('given', helpers)).resolves.toEqual(['given']);
});

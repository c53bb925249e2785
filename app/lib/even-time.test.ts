import { expect, test } from 'vitest';
import { atEvenTime } from './even-time';

const after = (milliseconds: number, error?: Error) =>
  new Promise<void>((resolve, reject) => setTimeout(() => (error ? reject(error) : resolve()), milliseconds));

async function timed(work: Promise<void>) {
  const late: unknown[] = [];
  const began = performance.now();
  const error: unknown = await atEvenTime(60, work, (reason) => late.push(reason)).then(
    () => null,
    (reason: unknown) => reason,
  );
  return { milliseconds: performance.now() - began, error, late };
}

test('quick, slow and failing work is all answered at the same time', async () => {
  const failure = new Error('refused');
  const results = await Promise.all([timed(after(0)), timed(after(200)), timed(after(5, failure))]);
  for (const { milliseconds } of results) {
    expect(milliseconds).toBeGreaterThan(55);
    expect(milliseconds).toBeLessThan(150);
  }
  expect(results.map(({ error }) => error)).toEqual([null, null, failure]);
});

test('a failure after the answer is reported, not lost', async () => {
  const failure = new Error('too late');
  const work = after(90, failure);
  const { error, late } = await timed(work);
  expect(error).toBeNull();
  await work.catch(() => {});
  expect(late).toEqual([failure]);
});

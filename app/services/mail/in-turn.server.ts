import { setTimeout as delay } from 'node:timers/promises';

/** After the longest mail, too, the process is its visitors' again before the next. */
const longestRest = 250;

let last: Promise<unknown> = Promise.resolve();

/**
 * One mail at a time in this process, and as long a rest as it took: files are drawn on the thread that also sells,
 * and after an on-sale thousands wait.
 */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = last;
  const { promise: rested, resolve: rest } = Promise.withResolvers<void>();
  last = rested;
  return before.then(async () => {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      delay(Math.min(performance.now() - begun, longestRest)).then(rest);
    }
  });
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Task } from 'graphile-worker';

/** A job that waits for something that never comes, such as an answer of a database that was killed, fails and is tried again. */
export function limitTime(task: Task, limit: number): Task {
  return async (payload, helpers) => {
    const done = new AbortController();
    const late = delay(limit, undefined, { signal: done.signal, ref: false }).then(() => {
      throw new Error(`it was not done within ${limit / 1000} seconds`);
    });
    try {
      return await Promise.race([task(payload, helpers), late]);
    } finally {
      done.abort();
    }
  };
}

import { busy } from './storage-error.ts';

/** Runs a few tasks at a time, lets some wait and refuses the rest, so that a flood cannot pile up. */
export function createTaskQueue({ running, waiting }: { running: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let active = 0;

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (active >= running) {
      if (queue.length >= waiting) throw busy();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}

import { AppError } from '~/lib/app-error';

/** Few at a time, as drawing takes whole processors; a flood is refused instead of piling up. */
const mostAtOnce = 2;
const mostWaiting = 100;

export function createTurns() {
  const waiting: (() => void)[] = [];
  let active = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (active < mostAtOnce) active += 1;
    else if (waiting.length >= mostWaiting) throw new AppError('too_busy');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A turn is handed on rather than given back, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else active -= 1;
    }
  };
}

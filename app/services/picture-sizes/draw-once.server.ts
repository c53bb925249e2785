import { AppError } from '~/lib/app-error';
import { createLru } from '~/lib/lru';

type Limits = { bytes: number; entries?: number };
type DrawOnce = (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>;

/** Few at a time, as drawing takes whole processors; a flood is refused instead of piling up. */
const mostAtOnce = 2;
const mostWaiting = 100;

/** Draws each picture once for all who ask for it together, and keeps the last ones. */
export function createDrawOnce(limits: Limits): DrawOnce {
  const kept = createLru<Buffer>(limits);
  const underWay = new Map<string, Promise<Buffer>>();
  const takeTurns = createTurns();

  return async (key, draw) => {
    const found = kept.get(key);
    if (found) return found;
    const joined = underWay.get(key);
    if (joined) return joined;
    const drawing = takeTurns(draw)
      .then((picture) => {
        kept.set(key, picture, picture.length + key.length * 2);
        return picture;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };
}

function createTurns() {
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

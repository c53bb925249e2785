import { createLru } from '~/lib/lru';
import { createTurns } from './turns.server';

type Limits = { bytes: number; entries?: number };
type DrawOnce = (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>;

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

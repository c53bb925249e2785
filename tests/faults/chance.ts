export type Chance = {
  next(): number;
  below(limit: number): number;
  oneOf<Value>(values: readonly Value[]): Value;
};

/** Chance that can be had again: mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    oneOf(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('there is nothing to choose from');
      return value;
    },
  };
}

/** A stream of numbers that is the same for the same seed, on every machine. */
export type Random = {
  /** 0 ≤ n < 1 */
  next: () => number;
  between: (low: number, high: number) => number;
  whole: (low: number, high: number) => number;
  pick: <T>(from: readonly [T, ...T[]]) => T;
  chance: (share: number) => boolean;
};

/** FNV-1a over the text, then mulberry32: small, quick and even enough for art. */
export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  // The first numbers of seeds that differ by one letter are still alike.
  next();
  next();
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    chance: (share) => next() < share,
  };
}

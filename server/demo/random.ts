/** Chance that repeats itself: the same seed tells the same story on every machine. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to but not including 1 (mulberry32). */
  share(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.share() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.share() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('there is nothing to pick from');
    return item;
  }

  /** Up to `count` different ones, in an order of their own. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    const rest = [...items];
    const chosen: Item[] = [];
    while (chosen.length < count && rest.length > 0) {
      chosen.push(...rest.splice(this.between(0, rest.length - 1), 1));
    }
    return chosen;
  }
}

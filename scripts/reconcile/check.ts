export type Check = {
  /** What must be true, as a sentence. */
  name: string;
  /** How much there is to look at. */
  rows: string;
  /** Whatever is not so, with `id`, `found` and `wanted`. */
  wrong: string;
};

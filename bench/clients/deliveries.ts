const DELIVERY_MS = 5_000;

/** Counts how many sockets have been given the frame that is under way. */
export class Deliveries {
  readonly #expected: number;
  #frame = Buffer.alloc(0);
  #mark = '';
  #missing = 0;
  #complete: () => void = () => {};

  constructor(expected: number) {
    this.#expected = expected;
  }

  /** Anything that is not byte for byte the frame that is waited for does not count. */
  count(data: Buffer): void {
    if (this.#missing === 0) return;
    if (this.#frame.length === 0 && data.includes(this.#mark)) this.#frame = Buffer.from(data);
    if (!data.equals(this.#frame)) return;
    this.#missing -= 1;
    if (this.#missing === 0) this.#complete();
  }

  awaitAll(frame: Buffer, send: () => void): Promise<void> {
    return this.#await(send, () => {
      this.#frame = Buffer.from(frame);
    });
  }

  /** Where the server writes the frame: the first one with the mark in it is what everyone has to be given. */
  awaitMarked(mark: string, send: () => void): Promise<void> {
    return this.#await(send, () => {
      this.#frame = Buffer.alloc(0);
      this.#mark = mark;
    });
  }

  /** The frame that was waited for last. */
  get frame(): Buffer {
    return this.#frame;
  }

  #await(send: () => void, expect: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        const missing = this.#missing;
        this.#missing = 0;
        reject(new Error(`${missing} of ${this.#expected} deliveries did not come`));
      }, DELIVERY_MS);
      expect();
      this.#missing = this.#expected;
      this.#complete = () => {
        clearTimeout(late);
        resolve();
      };
      send();
    });
  }
}

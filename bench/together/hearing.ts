const PATIENCE_MS = 10_000;
const MARK = 'mark:';
const ID_LENGTH = 36;

/** Which listeners have which message, with any number of messages under way at once. */
export class Hearing {
  readonly #listeners: number;
  readonly #heard = new Map<string, number>();
  readonly #waiting = new Map<string, () => void>();

  constructor(listeners: number) {
    this.#listeners = listeners;
  }

  /** What a message must have in it to be known again. */
  mark(id: string): string {
    return MARK + id;
  }

  /** A frame that one of the sockets was given. */
  take(data: Buffer): void {
    const place = data.indexOf(MARK);
    if (place < 0) return;
    const begin = place + MARK.length;
    const id = data.toString('latin1', begin, begin + ID_LENGTH);
    const heard = (this.#heard.get(id) ?? 0) + 1;
    this.#heard.set(id, heard);
    if (heard === this.#listeners) this.#waiting.get(id)?.();
  }

  byAll(id: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Error(`${this.#heard.get(id) ?? 0} of ${this.#listeners} heard a message in time`));
      }, PATIENCE_MS);
      this.#waiting.set(id, () => {
        clearTimeout(late);
        this.#waiting.delete(id);
        resolve();
      });
    });
  }

  /** Everybody was given each message that was answered, and nobody was given one twice. */
  listWrong(answered: string[]): string[] {
    const missed = answered.filter((id) => (this.#heard.get(id) ?? 0) < this.#listeners).length;
    const doubled = [...this.#heard.values()].filter((count) => count > this.#listeners).length;
    return missed + doubled === 0
      ? []
      : [`${missed} messages were not heard by all, ${doubled} were heard twice`];
  }
}

type Undo = () => void | Promise<void>;

/** Everything that must end, in the reverse order of its beginning; once ended, nothing can begin. */
export class Cleanup {
  readonly #steps: Undo[] = [];
  #ending: Promise<void> | undefined;

  /** Call it in the same breath as the beginning, or an interruption between the two leaves something behind. */
  add(undo: Undo): void {
    this.requireOpen();
    this.#steps.push(undo);
  }

  requireOpen(): void {
    if (this.#ending) throw new Error('the benchmark is being stopped');
  }

  end(): Promise<void> {
    this.#ending ??= this.#undoAll();
    return this.#ending;
  }

  async #undoAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const undo of this.#steps.splice(0).reverse()) {
      try {
        await undo();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'something could not be stopped');
  }
}

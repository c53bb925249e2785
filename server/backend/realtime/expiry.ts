const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Calls back once, when the time of a token is over. */
export class Expiry {
  #timer: NodeJS.Timeout | undefined;

  /** `expiresAt` in seconds, as in a token; undefined never comes. */
  watch(expiresAt: number | undefined, onExpired: (expiresAt: number) => void): void {
    this.stop();
    if (expiresAt === undefined) return;
    const remaining = Math.max(0, expiresAt * 1000 - Date.now());
    const check = () =>
      Date.now() < expiresAt * 1000 ? this.watch(expiresAt, onExpired) : onExpired(expiresAt);
    this.#timer = setTimeout(check, Math.min(remaining, LONGEST_TIMER_MS));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

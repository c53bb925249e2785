export type RealtimeLimits = {
  /** Sockets of this process. */
  sockets: number;
  /** Of those, from one address: a whole house may be behind it. This machine itself, and a proxy on it, are not counted. */
  socketsPerAddress: number;
  channelsPerSocket: number;
  /** Per socket. Also the burst, so that a client can rejoin all of its channels at once. */
  joinsPerSecond: number;
  /** Per socket, every frame counted. Also the burst. */
  messagesPerSecond: number;
  /** Per channel. Also the burst. */
  presenceCallsPerSecond: number;
  /** A larger frame ends the connection. */
  frameBytes: number;
  /** A larger payload is refused, the connection stays. */
  payloadBytes: number;
  /** A reader that lets more than this pile up is dropped. */
  bufferedBytes: number;
  /** A socket that is silent for longer is closed; the official client sends a heartbeat every 25 s. */
  idleMs: number;
  /** Whoever broadcasts on a private channel is asked about again after this time, so that losing the right has effect. */
  writeCheckMs: number;
  /** Presence changes of one channel within this time travel as one difference. */
  presenceFlushMs: number;
  /** A process that has not renewed its lease for so long is taken for dead by the others. */
  leaseMs: number;
};

export const DEFAULT_LIMITS: RealtimeLimits = {
  sockets: 10_000,
  socketsPerAddress: 1_000,
  channelsPerSocket: 100,
  joinsPerSecond: 100,
  messagesPerSecond: 100,
  presenceCallsPerSecond: 10,
  frameBytes: 512 * 1024,
  payloadBytes: 256 * 1024,
  bufferedBytes: 4 * 1024 * 1024,
  idleMs: 60_000,
  writeCheckMs: 5_000,
  presenceFlushMs: 50,
  leaseMs: 15_000,
};

/** Lets `perSecond` calls through each second, and as many at once after a rest. */
export class TokenBucket {
  readonly #perSecond: number;
  #tokens: number;
  #filledAt: number;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#tokens = perSecond;
    this.#filledAt = performance.now();
  }

  take(): boolean {
    const now = performance.now();
    const earned = ((now - this.#filledAt) / 1000) * this.#perSecond;
    this.#tokens = Math.min(this.#perSecond, this.#tokens + earned);
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

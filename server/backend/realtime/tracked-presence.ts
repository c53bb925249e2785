import { randomUUID } from 'node:crypto';
import { isPayload, type Payload } from './frames.ts';
import type { Room } from './hub.ts';
import { TokenBucket } from './limits.ts';
import { createPresence, type Presence } from './presence.ts';
import type { Services } from './services.ts';

/** What one channel of one socket shows of itself to the others. */
export class TrackedPresence {
  readonly #room: Room;
  readonly #key: string;
  readonly #services: Services;
  readonly #calls: TokenBucket;
  #presence: Presence | undefined;

  constructor(room: Room, key: string | undefined, services: Services) {
    this.#room = room;
    this.#key = key ?? randomUUID();
    this.#services = services;
    this.#calls = new TokenBucket(services.limits.presenceCallsPerSecond);
  }

  /** Does what the client asks for, or says why not. */
  change({ event, payload: meta = {} }: Payload): string | undefined {
    if (!this.#calls.take()) {
      return 'ClientPresenceRateLimitReached: Too many presence messages per second';
    }
    if (event === 'track' && isPayload(meta)) return this.#track(meta);
    if (event === 'untrack') return this.untrack();
    return 'UnknownPresenceEvent: expected track or untrack';
  }

  untrack(): undefined {
    if (!this.#presence) return;
    this.#services.changePresence({ joins: [], leaves: [this.#presence] });
    this.#presence = undefined;
  }

  #track(meta: Payload): string | undefined {
    if (Buffer.byteLength(JSON.stringify(meta)) > this.#services.limits.payloadBytes) {
      return 'Payload size exceeded';
    }
    const previous = this.#presence;
    this.#presence = createPresence(this.#room, this.#key, meta);
    this.#services.changePresence({ joins: [this.#presence], leaves: previous ? [previous] : [] });
  }
}

import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { Envelope, Pointer } from './relay-messages.ts';

export const RELAY_CHANNEL = 'realtime_relay';

/** PostgreSQL refuses notifications of 8,000 bytes and more. */
const NOTIFICATION_BYTES = 7_900;
const WAITING_MAX = 5_000;

/**
 * Sends to the other processes, in order. What piles up while one statement is under way leaves together with the
 * next, because every committing notification takes a lock that all databases of the server share.
 */
export class Outbox {
  readonly #sql: Sql;
  readonly #onLoss: (error: unknown) => void;
  #waiting: string[] = [];
  #sending: Promise<void> | undefined;
  #sequence = 0;

  constructor(sql: Sql, onLoss: (error: unknown) => void) {
    this.#sql = sql;
    this.#onLoss = onLoss;
  }

  send(envelope: Envelope): void {
    if (this.#waiting.length >= WAITING_MAX) {
      this.#waiting = [];
      this.#onLoss(new Error('the database takes notifications too slowly'));
    }
    // PostgreSQL drops repeated notifications of one transaction: the number makes each one different.
    this.#sequence += 1;
    this.#waiting.push(JSON.stringify({ ...envelope, sequence: this.#sequence }));
    this.#sending ??= this.#drain();
  }

  /** Resolves once everything handed in so far has left or was lost. */
  async flush(): Promise<void> {
    await this.#sending;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const bodies = this.#waiting;
      this.#waiting = [];
      try {
        await this.#notify(bodies);
      } catch (error) {
        // Never sent again: broadcasts are worth nothing when late, presence is told anew as a whole.
        this.#onLoss(error);
      }
    }
    this.#sending = undefined;
  }

  async #notify(bodies: string[]): Promise<void> {
    const stored: { id: string; body: string }[] = [];
    const notifications = bodies.map((body) => {
      if (Buffer.byteLength(body) <= NOTIFICATION_BYTES) return body;
      const id = randomUUID();
      stored.push({ id, body });
      const { from } = JSON.parse(body) as Envelope;
      return JSON.stringify({ from, stored: id } satisfies Pointer);
    });
    if (stored.length > 0) await this.#sql`insert into realtime.relay ${this.#sql(stored)}`;
    await this.#sql`
      select pg_notify(${RELAY_CHANNEL}, body)
      from jsonb_array_elements_text(${JSON.stringify(notifications)}::text::jsonb) as body`;
  }
}

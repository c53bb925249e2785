import type { Sql } from 'postgres';
import { type Envelope, isPointer, readNotification } from './relay-messages.ts';

/** Hears the other processes in the order they spoke, also when a message has to be fetched from its table. */
export class Inbox {
  readonly #sql: Sql;
  readonly #node: string;
  readonly #handle: (envelope: Envelope) => void;
  readonly #onLoss: (error: unknown) => void;
  readonly #waiting: string[] = [];
  #draining = false;

  constructor(
    sql: Sql,
    node: string,
    handle: (envelope: Envelope) => void,
    onLoss: (error: unknown) => void,
  ) {
    this.#sql = sql;
    this.#node = node;
    this.#handle = handle;
    this.#onLoss = onLoss;
  }

  hear(notification: string): void {
    this.#waiting.push(notification);
    if (!this.#draining) void this.#drain();
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    for (let text = this.#waiting.shift(); text !== undefined; text = this.#waiting.shift()) {
      try {
        await this.#open(text);
      } catch (error) {
        this.#onLoss(error);
      }
    }
    this.#draining = false;
  }

  async #open(text: string): Promise<void> {
    const notification = readNotification(text);
    if (!notification) return;
    if (!isPointer(notification)) return this.#handle(notification);
    if (notification.from === this.#node) return;
    const [row] = await this.#sql<{ body: string }[]>`
      select body from realtime.relay where id = ${notification.stored}`;
    const envelope = row && readNotification(row.body);
    if (envelope && !isPointer(envelope)) this.#handle(envelope);
  }
}

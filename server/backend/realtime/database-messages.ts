import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Hub } from './hub.ts';

const MESSAGES_CHANNEL = 'realtime_messages';
const SAFETY_READ_MS = 5_000;
const CLEANING_MS = 60 * 60 * 1000;

type MessageRow = {
  snapshot: string;
  id: string | null;
  topic: string;
  event: string | null;
  payload: string | null;
  private: boolean | null;
};

/**
 * Delivers what transactions wrote into realtime.messages. A notification only wakes the reader, which takes what
 * became visible since its previous snapshot: nothing is missed or doubled, however often the connection is lost.
 */
export class DatabaseMessages {
  readonly #sql: Sql;
  readonly #hub: Hub;
  readonly #log: Logger;
  #snapshot: string | undefined;
  #reading = Promise.resolve();
  #isReading = false;
  #isStale = false;
  #timers: NodeJS.Timeout[] = [];

  constructor(sql: Sql, hub: Hub, log: Logger) {
    this.#sql = sql;
    this.#hub = hub;
    this.#log = log;
  }

  async start(): Promise<void> {
    const [row] = await this.#sql<{ snapshot: string }[]>`select pg_current_snapshot()::text as snapshot`;
    this.#snapshot = row?.snapshot;
    // On every (re)connection the reader catches up with what was committed while nobody listened.
    await this.#sql.listen(
      MESSAGES_CHANNEL,
      () => this.#wake(),
      () => this.#wake(),
    );
    // Covers a read that failed while the listening connection stayed up.
    this.#timers = [
      setInterval(() => this.#wake(), SAFETY_READ_MS),
      setInterval(() => void this.#clean(), CLEANING_MS),
    ];
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#isStale = false;
    await this.#reading;
  }

  /** Once what has been committed until now is delivered. */
  async catchUp(): Promise<void> {
    this.#wake();
    await this.#reading;
  }

  #wake(): void {
    this.#isStale = true;
    if (!this.#isReading) this.#reading = this.#readAll();
  }

  async #readAll(): Promise<void> {
    this.#isReading = true;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        await this.#read();
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'realtime messages not read');
    } finally {
      this.#isReading = false;
    }
  }

  async #read(): Promise<void> {
    const previous = this.#snapshot;
    if (previous === undefined) return;
    // The upper bound keeps rows out that were restored from a cluster with higher transaction numbers.
    const rows = await this.#sql<MessageRow[]>`
      select now.snapshot::text, id, topic, event, payload::text, private
      from (select pg_current_snapshot() as snapshot) as now
      left join realtime.messages on
        transaction_id >= pg_snapshot_xmin(${previous}::pg_snapshot)
        and transaction_id < pg_snapshot_xmax(now.snapshot)
        and not pg_visible_in_snapshot(transaction_id, ${previous}::pg_snapshot)
        and extension = 'broadcast'
      order by position`;
    this.#snapshot = rows[0]?.snapshot ?? previous;
    for (const { id, topic, event, payload, private: isPrivate } of rows) {
      if (id === null) continue;
      this.#hub.deliver({
        topic,
        private: isPrivate ?? false,
        event: event ?? '',
        encoding: 'json',
        body: Buffer.from(payload ?? '{}'),
        meta: { id },
      });
    }
  }

  async #clean(): Promise<void> {
    try {
      await this.#sql`select realtime.delete_old_messages()`;
    } catch (error) {
      this.#log.warn({ err: error }, 'realtime messages not cleaned');
    }
  }
}

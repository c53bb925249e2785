import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Broadcast, Hub } from './hub.ts';
import { Inbox } from './inbox.ts';
import { Outbox, RELAY_CHANNEL } from './outbox.ts';
import type { PresenceBoard, PresenceChange } from './presence.ts';
import type { Envelope, RelayMessage } from './relay-messages.ts';

type RelayOptions = { sql: Sql; hub: Hub; board: PresenceBoard; log: Logger; leaseMs: number };

/** How many renewals of the lease may fail before its owner is taken for dead. */
const RENEWALS_PER_LEASE = 3;
/** Living processes answer within milliseconds; only one that crashed just now makes a start wait so long. */
const GREETING_MS = 500;

/**
 * Carries broadcasts and presence between the processes that share a database. A process that is alone sends nothing:
 * it learns of another one when that starts, before that has clients.
 */
export class Relay {
  readonly node = randomUUID();
  readonly #options: RelayOptions;
  readonly #outbox: Outbox;
  readonly #inbox: Inbox;
  readonly #peers = new Set<string>();
  /** Those whose whole state has been heard. */
  readonly #known = new Set<string>();
  #greeted: () => void = () => {};
  #timer: NodeJS.Timeout | undefined;
  #heardItselfAt = 0;
  #mustRetell = false;

  constructor(options: RelayOptions) {
    this.#options = options;
    const onLoss = (error: unknown) => {
      this.#mustRetell = true;
      options.log.warn({ err: error }, 'realtime relay lost messages');
    };
    this.#outbox = new Outbox(options.sql, onLoss);
    this.#inbox = new Inbox(options.sql, this.node, (envelope) => this.#receive(envelope), onLoss);
  }

  get isListening(): boolean {
    return Date.now() - this.#heardItselfAt < this.#options.leaseMs;
  }

  async start(): Promise<void> {
    const { sql, leaseMs, log } = this.#options;
    await sql.listen(
      RELAY_CHANNEL,
      (notification) => this.#inbox.hear(notification),
      () => {
        this.#heardItselfAt = Date.now();
        // Whatever was said while nobody listened here is made good by telling and asking for everything.
        this.#tellState(true);
      },
    );
    await this.#renewLease();
    await this.#waitForGreetings();
    const renew = () => {
      this.#renewLease().catch((error: unknown) => log.warn({ err: error }, 'realtime lease not renewed'));
    };
    this.#timer = setInterval(renew, leaseMs / RENEWALS_PER_LEASE);
  }

  sendBroadcast({ topic, private: isPrivate, event, encoding, body }: Broadcast): void {
    if (this.#peers.size === 0) return;
    const text = body.toString(encoding === 'json' ? 'utf8' : 'base64');
    this.#send({ kind: 'broadcast', room: { topic, private: isPrivate }, event, encoding, body: text });
  }

  sendPresence(change: PresenceChange): void {
    if (this.#peers.size > 0) this.#send({ kind: 'presence', ...change });
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#send({ kind: 'goodbye' });
    await this.#outbox.flush();
    try {
      await this.#options.sql`delete from realtime.nodes where id = ${this.node}`;
    } catch (error) {
      this.#options.log.warn({ err: error }, 'realtime lease not given back, it will run out');
    }
  }

  #send(message: RelayMessage, to?: string): void {
    this.#outbox.send({ from: this.node, to, message });
  }

  #tellState(ask: boolean, to?: string): void {
    this.#send({ kind: 'state', presences: this.#options.board.listOf(this.node), ask }, to);
  }

  #receive({ from, to, message }: Envelope): void {
    if (from === this.node) this.#heardItselfAt = Date.now();
    else if (message.kind === 'goodbye') this.#forget(from);
    else if (to === undefined || to === this.node) this.#hear(from, message);
  }

  #hear(from: string, message: RelayMessage): void {
    const { hub, board } = this.#options;
    // A process that was taken for dead and speaks again is asked for what was forgotten of it.
    if (!this.#peers.has(from) && message.kind !== 'state') this.#tellState(true, from);
    this.#peers.add(from);
    if (message.kind === 'broadcast') {
      const { room, event, encoding } = message;
      const body = Buffer.from(message.body, encoding === 'json' ? 'utf8' : 'base64');
      hub.deliver({ ...room, event, encoding, body });
    }
    if (message.kind === 'presence') board.apply(from, message);
    if (message.kind === 'state') {
      board.replace(from, message.presences);
      if (message.ask) this.#tellState(false, from);
      this.#known.add(from);
      this.#greetIfComplete();
    }
  }

  /** Says "still here" and finds out who else is. */
  async #renewLease(): Promise<void> {
    const { sql, leaseMs } = this.#options;
    const lease = `${leaseMs} milliseconds`;
    // A process that introduces itself while we ask has no lease yet.
    const candidates = [...this.#peers];
    await sql`
      insert into realtime.nodes (id) values (${this.node})
      on conflict (id) do update set seen_at = excluded.seen_at`;
    const rows = await sql<{ id: string }[]>`
      select id from realtime.nodes
      where id <> ${this.node} and seen_at > clock_timestamp() - ${lease}::interval`;
    await sql`delete from realtime.nodes where seen_at < clock_timestamp() - 2 * ${lease}::interval`;
    await sql`delete from realtime.relay where sent_at < clock_timestamp() - interval '1 minute'`;
    const alive = new Set(rows.map(({ id }) => id));
    for (const peer of candidates) if (!alive.has(peer)) this.#forget(peer);
    for (const peer of alive) this.#peers.add(peer);
    if (this.#isAnyoneUnknown() || this.#mustRetell) this.#tellState(true);
    else this.#send({ kind: 'pulse' });
    this.#mustRetell = false;
  }

  #isAnyoneUnknown(): boolean {
    return [...this.#peers].some((peer) => !this.#known.has(peer));
  }

  #forget(peer: string): void {
    this.#peers.delete(peer);
    this.#known.delete(peer);
    this.#options.board.drop(peer);
    this.#greetIfComplete();
  }

  async #waitForGreetings(): Promise<void> {
    if (!this.#isAnyoneUnknown()) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#greeted = resolve;
    const timer = setTimeout(resolve, GREETING_MS);
    await promise;
    clearTimeout(timer);
  }

  #greetIfComplete(): void {
    if (!this.#isAnyoneUnknown()) this.#greeted();
  }
}

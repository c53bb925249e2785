import { describeUnauthorized, EVERYTHING, type Permissions } from './authorize.ts';
import { Expiry } from './expiry.ts';
import {
  type BroadcastFrame,
  type ControlFrame,
  encodeBroadcast,
  type Frame,
  isBroadcast,
  type Outgoing,
  type Payload,
  type Version,
} from './frames.ts';
import { type Broadcast, type Member, type Room, TOPIC_PREFIX } from './hub.ts';
import { describeExpiry, type Identity } from './identity.ts';
import type { JoinConfig } from './join-config.ts';
import type { Services } from './services.ts';
import { TrackedPresence } from './tracked-presence.ts';

/** What a channel needs of the socket it was joined on. */
export type Connection = {
  readonly version: Version;
  readonly keyIdentity: Identity;
  send(outgoing: Outgoing): void;
  sendFrame(frame: ControlFrame): void;
  reply(frame: Frame, status: 'ok' | 'error', response?: Payload): void;
  forget(channel: Channel): void;
};

type ChannelOptions = {
  connection: Connection;
  services: Services;
  room: Room;
  joinRef: string | null;
  config: JoinConfig;
  identity: Identity;
  permissions: Permissions;
};

/** One topic, joined on one socket. */
export class Channel implements Member {
  readonly room: Room;
  readonly joinRef: string | null;
  readonly #connection: Connection;
  readonly #services: Services;
  readonly #config: JoinConfig;
  readonly #presence: TrackedPresence;
  readonly #expiry = new Expiry();
  #identity: Identity;
  #permissions: Permissions;
  #askedAt = performance.now();
  #isOpen = false;

  constructor(options: ChannelOptions) {
    this.room = options.room;
    this.joinRef = options.joinRef;
    this.#connection = options.connection;
    this.#services = options.services;
    this.#config = options.config;
    this.#presence = new TrackedPresence(options.room, options.config.presenceKey, options.services);
    this.#identity = options.identity;
    this.#permissions = options.permissions;
  }

  get topic(): string {
    return TOPIC_PREFIX + this.room.topic;
  }

  get version(): Version {
    return this.#connection.version;
  }

  get seesPresence(): boolean {
    return this.#config.presenceEnabled && this.#permissions.presence.read;
  }

  open(replayed: Broadcast[]): void {
    this.#isOpen = true;
    this.#services.hub.add(this);
    this.#watchExpiry();
    if (this.seesPresence) this.#push('presence_state', this.#services.board.stateFor(this.room));
    if (this.#config.wantsReplicationReady) this.#pushSystem('ok', 'Replication connection established');
    for (const broadcast of replayed) {
      const outgoing = encodeBroadcast(this.version, this.topic, broadcast, broadcast.meta);
      if (outgoing) this.deliver(outgoing);
    }
  }

  deliver(outgoing: Outgoing): void {
    this.#connection.send(outgoing);
  }

  async handle(frame: Frame): Promise<void> {
    if (isBroadcast(frame)) return this.#broadcast(frame);
    if (frame.event === 'presence') return this.#changePresence(frame);
    if (frame.event === 'access_token') return this.#refreshToken(frame.payload.access_token);
    this.#services.log.debug({ topic: this.topic, event: frame.event }, 'realtime event not known');
  }

  askAgain(person: string): void {
    if (!this.room.private || this.#identity.claims.sub !== person) return;
    this.#services
      .authorize(this.room.topic, this.#identity)
      .then(({ broadcast }) => {
        if (this.#isOpen && !broadcast.read) this.end(describeUnauthorized(this.room));
      })
      .catch((error: unknown) => {
        this.#services.log.warn({ err: error, topic: this.topic }, 'realtime rights not asked for again');
        this.end('Realtime was unable to connect to the project database');
      });
  }

  /** Ends the channel from the server's side; the official client does not rejoin after this. */
  end(reason: string): void {
    this.#pushSystem('error', reason);
    this.close();
  }

  close(): void {
    this.leave();
    const { joinRef, topic } = this;
    this.#connection.sendFrame({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  }

  leave(): void {
    this.#isOpen = false;
    this.#expiry.stop();
    this.#services.hub.remove(this);
    this.#presence.untrack();
    this.#connection.forget(this);
  }

  async #broadcast(frame: BroadcastFrame): Promise<void> {
    const { broadcast } = frame;
    if (!(await this.#mayWrite())) return;
    const isTooLarge = broadcast.body.length > this.#services.limits.payloadBytes;
    if (!isTooLarge) {
      this.#services.publish({ ...this.room, ...broadcast }, this.#config.self ? undefined : this);
    }
    if (!this.#config.ack) return;
    if (isTooLarge) this.#connection.reply(frame, 'error', { reason: 'Payload size exceeded' });
    else this.#connection.reply(frame, 'ok');
  }

  /** The right to read holds until the token changes, as with the hosted service; the right to write is asked for anew, in both directions. */
  async #mayWrite(): Promise<boolean> {
    const { limits, authorize } = this.#services;
    if (this.room.private && performance.now() - this.#askedAt > limits.writeCheckMs) {
      this.#askedAt = performance.now();
      const { broadcast } = await authorize(this.room.topic, this.#identity);
      this.#permissions = {
        ...this.#permissions,
        broadcast: { ...this.#permissions.broadcast, write: broadcast.write },
      };
    }
    return this.#isOpen && this.#permissions.broadcast.write;
  }

  #changePresence(frame: ControlFrame): void {
    const refusal = this.#permissions.presence.write ? this.#presence.change(frame.payload) : 'Unauthorized';
    if (refusal) this.#connection.reply(frame, 'error', { reason: refusal });
    else this.#connection.reply(frame, 'ok');
  }

  async #refreshToken(token: unknown): Promise<void> {
    const { identify, authorize } = this.#services;
    if (typeof token !== 'string' || token === this.#identity.token || identify.isKey(token)) return;
    const identified = await identify.byToken(token, this.#connection.keyIdentity);
    if ('refusal' in identified) return this.end(identified.refusal);
    const { identity } = identified;
    const permissions = this.room.private ? await authorize(this.room.topic, identity) : EVERYTHING;
    if (!this.#isOpen) return;
    if (!permissions.broadcast.read) return this.end(describeUnauthorized(this.room));
    this.#identity = identity;
    this.#permissions = permissions;
    this.#askedAt = performance.now();
    this.#watchExpiry();
  }

  #watchExpiry(): void {
    this.#expiry.watch(this.#identity.claims.exp, (expiresAt) => this.end(describeExpiry(expiresAt)));
  }

  #push(event: string, payload: Payload): void {
    this.#connection.sendFrame({ joinRef: this.joinRef, ref: null, topic: this.topic, event, payload });
  }

  #pushSystem(status: 'ok' | 'error', message: string): void {
    this.#push('system', { extension: 'system', status, message, channel: this.room.topic });
  }
}

import type { RawData, WebSocket } from 'ws';
import type { Channel, Connection } from './channel.ts';
import {
  type ControlFrame,
  decodeFrame,
  encodeFrame,
  type Frame,
  isBroadcast,
  type Outgoing,
  type Payload,
  type Version,
} from './frames.ts';
import type { Identity } from './identity.ts';
import { joinChannel } from './join.ts';
import { TokenBucket } from './limits.ts';
import type { Services } from './services.ts';

const CLOSE_UNSUPPORTED = 1003;
const CLOSE_POLICY = 1008;
const CLOSE_RESTART = 1012;

const AS_BINARY = { binary: true };
const AS_TEXT = { binary: false };

/** One connection of the official client, with the channels joined on it. */
export class ClientSocket implements Connection {
  readonly version: Version;
  readonly keyIdentity: Identity;
  readonly #socket: WebSocket;
  readonly #services: Services;
  readonly #channels = new Map<string, Channel>();
  readonly #messages: TokenBucket;
  readonly #joins: TokenBucket;
  readonly #waiting: Frame[] = [];
  #isHandling = false;
  #heardAt = Date.now();

  constructor(socket: WebSocket, version: Version, keyIdentity: Identity, services: Services) {
    this.version = version;
    this.keyIdentity = keyIdentity;
    this.#socket = socket;
    this.#services = services;
    this.#messages = new TokenBucket(services.limits.messagesPerSecond);
    this.#joins = new TokenBucket(services.limits.joinsPerSecond);
    socket.on('message', (data, binary) => this.#receive(data, binary));
    socket.on('close', () => this.#leaveAll());
    socket.on('error', (error) => services.log.debug({ err: error }, 'realtime socket failed'));
  }

  send({ data, binary }: Outgoing): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#services.limits.bufferedBytes) {
      this.#services.log.info('realtime reader too slow, dropped');
      this.#socket.terminate();
      return;
    }
    this.#socket.send(data, binary ? AS_BINARY : AS_TEXT);
  }

  sendFrame(frame: ControlFrame): void {
    this.send(encodeFrame(this.version, frame));
  }

  reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: Payload = {}): void {
    this.sendFrame({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  forget(channel: Channel): void {
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic);
  }

  closeIfIdle(now: number): void {
    if (now - this.#heardAt > this.#services.limits.idleMs) this.#socket.terminate();
  }

  /** The client reconnects and joins its channels again, here or at another process. */
  askToReconnect(): void {
    this.#socket.close(CLOSE_RESTART, 'Server is restarting');
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #receive(data: RawData, binary: boolean): void {
    this.#heardAt = Date.now();
    const frame = Buffer.isBuffer(data) ? decodeFrame(this.version, data, binary) : undefined;
    if (!frame) this.#socket.close(CLOSE_UNSUPPORTED, 'Not a frame of this protocol');
    else if (!this.#messages.take()) this.#punishFlood(frame);
    else this.#enqueue(frame);
  }

  #enqueue(frame: Frame): void {
    this.#waiting.push(frame);
    // Whoever sends faster than the database answers waits in the network, not in our memory.
    if (this.#isHandling) this.#socket.pause();
    else void this.#handleWaiting();
  }

  /** In order: a broadcast right after a join waits until the database has allowed the join. */
  async #handleWaiting(): Promise<void> {
    this.#isHandling = true;
    for (let frame = this.#waiting.shift(); frame; frame = this.#waiting.shift()) {
      try {
        await this.#handle(frame);
      } catch (error) {
        this.#services.log.error({ err: error, topic: frame.topic }, 'realtime frame not handled');
        this.#channels.get(frame.topic)?.end('Realtime was unable to connect to the project database');
      }
    }
    this.#isHandling = false;
    this.#socket.resume();
  }

  async #handle(frame: Frame): Promise<void> {
    if (isBroadcast(frame)) return this.#toChannel(frame);
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return this.reply(frame, 'ok');
    if (frame.event === 'phx_join') return this.#join(frame);
    if (frame.event === 'phx_leave') return this.#leave(frame);
    return this.#toChannel(frame);
  }

  async #toChannel(frame: Frame): Promise<void> {
    const channel = this.#channels.get(frame.topic);
    if (!channel) return this.reply(frame, 'error', { reason: 'unmatched topic' });
    // A frame of an earlier join of the same topic is late, not wrong.
    if (frame.joinRef === channel.joinRef) await channel.handle(frame);
  }

  async #join(frame: ControlFrame): Promise<void> {
    const refuse = (reason: string) => this.reply(frame, 'error', { reason });
    if (!this.#joins.take()) return refuse('ClientJoinRateLimitReached: Too many joins per second');
    this.#channels.get(frame.topic)?.close();
    if (this.#channels.size >= this.#services.limits.channelsPerSocket) {
      return refuse('ChannelRateLimitReached: Too many channels');
    }
    const joined = await joinChannel(this, frame, this.#services).catch((error: unknown) => {
      this.#services.log.error({ err: error, topic: frame.topic }, 'realtime join failed');
      return { refusal: 'UnableToConnectToProject: Realtime was unable to connect to the project database' };
    });
    if ('refusal' in joined) return refuse(joined.refusal);
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#channels.set(frame.topic, joined.channel);
    this.reply(frame, 'ok', { postgres_changes: [] });
    joined.channel.open(joined.replayed);
  }

  #leave(frame: ControlFrame): void {
    const channel = this.#channels.get(frame.topic);
    this.reply(frame, 'ok');
    if (channel && frame.joinRef === channel.joinRef) channel.close();
  }

  #punishFlood(frame: Frame): void {
    const reason = 'Too many messages per second';
    const channel = this.#channels.get(frame.topic);
    if (channel) channel.end(reason);
    else this.#socket.close(CLOSE_POLICY, reason);
  }

  #leaveAll(): void {
    this.#waiting.length = 0;
    for (const channel of [...this.#channels.values()]) channel.leave();
  }
}

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { addressGroup, clientAddress } from '../../http/client-address.ts';
import { isLoopback } from '../../http/loopback.ts';
import { ClientSocket } from './client-socket.ts';
import type { Version } from './frames.ts';
import type { Identity } from './identity.ts';
import type { Services } from './services.ts';

const SWEEPS_PER_IDLE_TIME = 4;
const FAREWELL_MS = 1_000;

/** Turns upgrade requests into sockets and knows all that are open. */
export class SocketServer {
  readonly #services: Services;
  readonly #server: WebSocketServer;
  readonly #sockets = new Set<ClientSocket>();
  readonly #fromAddress = new Map<string, number>();
  readonly #sweeper: NodeJS.Timeout;
  #onEmpty: () => void = () => {};
  #isStopping = false;

  constructor(services: Services) {
    const { frameBytes, idleMs } = services.limits;
    this.#services = services;
    this.#server = new WebSocketServer({ noServer: true, maxPayload: frameBytes, perMessageDeflate: false });
    this.#sweeper = setInterval(() => this.#closeIdle(), idleMs / SWEEPS_PER_IDLE_TIME);
  }

  get size(): number {
    return this.#sockets.size;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', (error) => this.#services.log.debug({ err: error }, 'realtime upgrade failed'));
    const url = URL.parse(request.url ?? '', 'ws://localhost');
    const version = readVersion(url?.searchParams.get('vsn') ?? null);
    const identity = this.#services.identify.byKey(url?.searchParams.get('apikey') ?? null);
    if (!url?.pathname.endsWith('/websocket')) refuse(socket, '404 Not Found', 'Not found');
    else if (!identity) refuse(socket, '401 Unauthorized', 'Invalid API key');
    else if (!version) refuse(socket, '400 Bad Request', 'Unsupported vsn');
    else if (this.#isStopping) refuse(socket, '503 Service Unavailable', 'Server is restarting');
    else if (this.size >= this.#services.limits.sockets || this.#isCrowded(addressOf(request))) {
      refuse(socket, '429 Too Many Requests', 'Too many connected clients');
    } else this.#accept(request, socket, head, version, identity);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#sweeper);
    if (this.size > 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#onEmpty = resolve;
      for (const client of this.#sockets) client.askToReconnect();
      const timer = setTimeout(() => this.#terminateAll(), FAREWELL_MS);
      await promise;
      clearTimeout(timer);
    }
    this.#server.close();
  }

  #accept(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    version: Version,
    identity: Identity,
  ): void {
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      const client = new ClientSocket(webSocket, version, identity, this.#services);
      this.#sockets.add(client);
      const address = addressOf(request);
      this.#count(address, 1);
      webSocket.on('close', () => {
        this.#count(address, -1);
        this.#remove(client);
      });
    });
  }

  #isCrowded(address: string | undefined): boolean {
    const open = address === undefined ? 0 : (this.#fromAddress.get(address) ?? 0);
    return open >= this.#services.limits.socketsPerAddress;
  }

  #count(address: string | undefined, change: 1 | -1): void {
    if (address === undefined) return;
    const open = (this.#fromAddress.get(address) ?? 0) + change;
    if (open > 0) this.#fromAddress.set(address, open);
    else this.#fromAddress.delete(address);
  }

  #remove(client: ClientSocket): void {
    this.#sockets.delete(client);
    if (this.size === 0) this.#onEmpty();
  }

  #closeIdle(): void {
    const now = Date.now();
    for (const client of this.#sockets) client.closeIfIdle(now);
  }

  #terminateAll(): void {
    for (const client of this.#sockets) client.terminate();
  }
}

function addressOf({ socket, headers }: IncomingMessage): string | undefined {
  const address = clientAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''));
  return address === null || isLoopback(address) ? undefined : addressGroup(address);
}

function readVersion(vsn: string | null): Version | undefined {
  if (vsn === null || vsn === '1.0.0') return '1.0.0';
  return vsn === '2.0.0' ? vsn : undefined;
}

function refuse(socket: Duplex, status: string, error: string): void {
  const body = JSON.stringify({ error });
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

import { WebSocket } from 'ws';
import type { Cleanup } from '../cleanup.ts';

export type SocketOptions = {
  url: string;
  count: number;
  /** Resolves once the socket is subscribed; without it, being connected is enough. */
  subscribe?(socket: WebSocket): Promise<void>;
  onBinary(data: Buffer): void;
};

const AT_A_TIME = 50;
const OPEN_MS = 10_000;

/**
 * Bare sockets instead of as many supabase-js clients: a thousand of those in one process would be what is
 * measured. Both sides of a comparison are received by these.
 */
export async function openSockets({ url, count, subscribe, onBinary }: SocketOptions): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const next = Math.min(AT_A_TIME, count - sockets.length);
    const opened = Array.from({ length: next }, async () => {
      const socket = new WebSocket(url, { perMessageDeflate: false, handshakeTimeout: OPEN_MS });
      await new Promise<void>((resolve, reject) => {
        socket.once('open', resolve);
        socket.once('error', reject);
      });
      // A socket that fails later shows as deliveries that do not come.
      socket.on('error', () => socket.terminate());
      await subscribe?.(socket);
      socket.on('message', (data, binary) => {
        if (binary && Buffer.isBuffer(data)) onBinary(data);
      });
      return socket;
    });
    sockets.push(...(await Promise.all(opened)));
  }
  return sockets;
}

/** Joins a channel as the official client does; the sender hears itself. */
export function joinChannel(
  socket: WebSocket,
  topic: string,
  joinRef: string,
  { isPrivate = false } = {},
): Promise<void> {
  const config = {
    broadcast: { ack: false, self: true },
    presence: { key: '', enabled: false },
    postgres_changes: [],
    private: isPrivate,
  };
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${topic} was not joined in time`)), OPEN_MS);
    socket.once('message', (data) => {
      clearTimeout(late);
      const [, , , event, payload] = JSON.parse(data.toString()) as [...unknown[]];
      const { status } = (payload ?? {}) as { status?: unknown };
      if (event === 'phx_reply' && status === 'ok') resolve();
      else reject(new Error(`${topic} was not joined: ${data.toString()}`));
    });
    socket.send(JSON.stringify([joinRef, joinRef, topic, 'phx_join', { config }]));
  });
}

const HEARTBEAT_MS = 25_000;

/** Until the end of the scenario, as the official client does. */
export function keepAlive(sockets: readonly WebSocket[], cleanup: Cleanup): void {
  const frame = JSON.stringify([null, 'heartbeat', 'phoenix', 'heartbeat', {}]);
  const timer = setInterval(() => {
    for (const socket of sockets) socket.send(frame);
  }, HEARTBEAT_MS);
  cleanup.add(() => clearInterval(timer));
}

export function terminateAll(sockets: readonly WebSocket[]): void {
  for (const socket of sockets) socket.terminate();
}

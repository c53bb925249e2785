import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import postgres from 'postgres';
import { reconnectSoon } from '../database.ts';
import { watchAccess } from './access-changes.ts';
import { createAuthorize } from './authorize.ts';
import { DatabaseMessages } from './database-messages.ts';
import { createBroadcastApi } from './http.ts';
import { Hub } from './hub.ts';
import { createIdentify, type Keys, type VerifyToken } from './identity.ts';
import { DEFAULT_LIMITS, type RealtimeLimits } from './limits.ts';
import { PresenceBoard } from './presence.ts';
import { Relay } from './relay.ts';
import { listReplayed } from './replay.ts';
import type { Services } from './services.ts';
import { SocketServer } from './upgrade.ts';

export type { Claims } from './identity.ts';
export type { RealtimeLimits } from './limits.ts';

export type RealtimeOptions = {
  /** Of a role that owns the schema realtime and may take on the request roles. */
  databaseUrl: string;
  keys: Keys;
  verifyToken: VerifyToken;
  log: Logger;
  limits?: Partial<RealtimeLimits>;
};

export type Realtime = {
  /** For /realtime/v1/websocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** For /realtime/v1/api/broadcast and below. */
  fetch(request: Request): Promise<Response>;
  health(): { ok: boolean; sockets: number; channels: number; listening: boolean };
  /** Closes the sockets so that their clients reconnect and rejoin elsewhere. */
  stop(): Promise<void>;
};

const CONNECTIONS = 4;
const STATEMENT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_SECONDS = 15;

/** Speaks the protocol of the official client (docs in docs/realtime.md) on the schema of stand-ins/realtime.sql. */
export async function startRealtime(options: RealtimeOptions): Promise<Realtime> {
  const log = options.log.child({ part: 'realtime' });
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const sql = postgres(options.databaseUrl, {
    max: CONNECTIONS,
    keep_alive: KEEP_ALIVE_SECONDS,
    backoff: reconnectSoon,
    // The query for them rejects where nobody can catch it when a new connection is lost at once.
    fetch_types: false,
    connection: { application_name: 'limelight-realtime', statement_timeout: STATEMENT_TIMEOUT_MS },
    onnotice: ({ severity, message }) => log[severity === 'WARNING' ? 'warn' : 'debug'](message),
  });
  const hub = new Hub();
  const board = new PresenceBoard(hub, limits.presenceFlushMs);
  const relay = new Relay({ sql, hub, board, log, leaseMs: limits.leaseMs });
  const messages = new DatabaseMessages(sql, hub, log);
  const services: Services = {
    limits,
    log,
    hub,
    board,
    identify: createIdentify(options.keys, options.verifyToken),
    authorize: createAuthorize(sql),
    publish(broadcast, except) {
      hub.deliver(broadcast, except);
      relay.sendBroadcast(broadcast);
    },
    changePresence(change) {
      board.apply(relay.node, change);
      relay.sendPresence(change);
    },
    listReplayed: (room, replay) => listReplayed(sql, room, replay),
  };
  const sockets = new SocketServer(services);

  async function stop(): Promise<void> {
    await relay.stop();
    await sockets.stop();
    await messages.stop();
    board.stop();
    await sql.end({ timeout: 1 });
  }

  try {
    await messages.start();
    await watchAccess(sql, hub, messages);
    await relay.start();
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    upgrade: (request, socket, head) => sockets.upgrade(request, socket, head),
    fetch: createBroadcastApi(services),
    health() {
      const listening = relay.isListening;
      return { ok: listening, sockets: sockets.size, channels: hub.memberCount, listening };
    },
    stop,
  };
}

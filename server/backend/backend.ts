import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type postgres from 'postgres';
import type { Mailer } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import type { PartState } from './database.ts';

/** Everything behind the pages, the same face for all three ways to run (docs/specification.md). */
export type Backend = {
  mode: Settings['backend']['mode'];
  /** Undefined where the backend is served by this process, on the address of the pages. */
  supabaseUrl: string | undefined;
  publishableKey: string;
  secretKey: string;
  databaseUrl: string;
  sql: postgres.Sql;
  mailer: Mailer;
  /** Answers /auth/v1, /rest/v1, /storage/v1 and /realtime/v1 where this process serves them. */
  serve: ((request: Request, peerAddress: string | null) => Promise<Response>) | undefined;
  upgrade: ((request: IncomingMessage, socket: Duplex, head: Buffer) => void) | undefined;
  /** Removes what has outlived its use; the worker calls it every hour. */
  clean(): Promise<void>;
  health(): Promise<Record<string, PartState>>;
  /** Who listens here; undefined where another process serves realtime. */
  realtime?: () => { sockets: number; channels: number };
  /** Says goodbye to open sockets, so that HTTP can come to an end; their clients reconnect elsewhere. */
  disconnect(): Promise<void>;
  stop(): Promise<void>;
};

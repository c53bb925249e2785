import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { StartError } from '../start-error.ts';

export type PartState = { ok: boolean; [fact: string]: unknown };

/** Seconds until a lost connection is tried again. The library would wait longer each time, for up to twenty. */
export const reconnectSoon = () => 0.2 + Math.random() * 0.6;

/** The server's own connections: they bypass row level security and never serve a visitor's own query. */
export function connectTrusted(url: string, options: { max?: number } = {}): postgres.Sql {
  return postgres(url, {
    max: options.max ?? 10,
    backoff: reconnectSoon,
    onnotice: () => {},
    connection: { application_name: 'limelight', TimeZone: 'UTC' },
  });
}

/** What Supabase provides and a bare PostgreSQL lacks; every file can be applied any number of times. */
export async function applyStandIn(
  sql: postgres.Sql,
  name: 'roles' | 'auth' | 'storage' | 'realtime',
): Promise<void> {
  const text = await readFile(join(import.meta.dirname, 'stand-ins', `${name}.sql`), 'utf8');
  await sql.begin((transaction) => transaction.unsafe(text));
}

export async function requireConnection(sql: postgres.Sql): Promise<void> {
  try {
    const [row] = await sql`select current_setting('server_version_num')::int as version`;
    if (row?.version < 150_000)
      throw new StartError('The database of DATABASE_URL must be PostgreSQL 15 or newer.');
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${reason}`, { cause });
  }
}

export async function databaseHealth(sql: postgres.Sql): Promise<PartState> {
  try {
    await sql`select 1`;
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

import postgres from 'postgres';
import type { Cleanup } from './cleanup.ts';

/** Trusted access to the throwaway database, to fill it. */
export async function withDatabase<Result>(
  url: string,
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/**
 * The limit of what goes through the gateway: as many connections as there are clients. As `visitor` they have
 * that role from the start, so that row level security is paid for and nothing else.
 */
export async function connectDirectly(
  url: string,
  options: { connections: number; as: 'owner' | 'visitor' },
  cleanup: Cleanup,
): Promise<postgres.Sql> {
  cleanup.requireOpen();
  const role = options.as === 'visitor' ? 'anon' : 'none';
  const sql = postgres(url, { max: options.connections, onnotice: () => {}, connection: { role } });
  cleanup.add(() => sql.end({ timeout: 5 }));
  const [row] = await sql<{ visitor: boolean }[]>`select current_user = 'anon' as visitor`;
  if (row?.visitor !== (options.as === 'visitor')) throw new Error('the role was not taken on');
  return sql;
}

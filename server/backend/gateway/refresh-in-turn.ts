import type postgres from 'postgres';

/**
 * Two tabs, or a tab and the server, that refresh the same session at the same moment: one after the other,
 * across processes, so that the second is given the first one's token. Together they would fork the session,
 * and lite takes a forked session for a stolen one.
 */
export function refreshInTurn(sql: postgres.Sql) {
  const running = new Map<string, Promise<Response>>();
  return async (token: string, work: () => Promise<Response>): Promise<Response> => {
    const refreshing = running.get(token) ?? alone(sql, token, work);
    running.set(token, refreshing);
    try {
      return (await refreshing).clone();
    } finally {
      running.delete(token);
    }
  };
}

async function alone(sql: postgres.Sql, token: string, work: () => Promise<Response>): Promise<Response> {
  const connection = await sql.reserve();
  try {
    await connection`select pg_advisory_lock(hashtextextended(${token}, 0))`;
    return await work();
  } finally {
    await connection`select pg_advisory_unlock(hashtextextended(${token}, 0))`;
    connection.release();
  }
}

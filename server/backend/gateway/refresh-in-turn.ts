import type postgres from 'postgres';

const refreshing = new Map<string, Promise<Response>>();

/**
 * Two tabs, or a tab and the server, that refresh the same session at the same moment: one after the other,
 * across processes, so that the second is given the first one's token. Together they would fork the session,
 * and lite takes a forked session for a stolen one.
 */
export async function refreshInTurn(
  sql: postgres.Sql,
  token: string,
  work: () => Promise<Response>,
): Promise<Response> {
  const running = refreshing.get(token) ?? oneAtATime(sql, token, work);
  refreshing.set(token, running);
  try {
    return (await running).clone();
  } finally {
    refreshing.delete(token);
  }
}

function oneAtATime(sql: postgres.Sql, token: string, work: () => Promise<Response>): Promise<Response> {
  return sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended(${token}, 0))`;
    return work();
  }) as Promise<Response>;
}

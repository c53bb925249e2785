import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { ApiError } from './api-error.ts';
import type { Transaction } from './objects.ts';

type Remembered = { request: string; answer: object };

/**
 * A request that comes again with its key gets the first answer again; the same key for another request is refused.
 * What was refused is not remembered, as in Stripe.
 */
export async function onceByKey(
  sql: Transaction,
  key: string | null,
  request: string,
  act: () => Promise<object>,
): Promise<object> {
  if (key === null) return act();
  const id = `idempotency_${hash(key)}`;
  // Two at once: the second waits, and finds the answer of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`;
  const [row] = await sql<
    { data: Remembered }[]
  >`select data from private.simulator_objects where id = ${id}`;
  if (row && row.data.request !== hash(request)) {
    throw new ApiError(
      400,
      'idempotency_error',
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    );
  }
  if (row) return row.data.answer;
  const answer = await act();
  const remembered = { request: hash(request), answer } as unknown as postgres.JSONValue;
  await sql`insert into private.simulator_objects (id, kind, data) values (${id}, 'idempotency', ${sql.json(remembered)})`;
  return answer;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

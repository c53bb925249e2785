import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { ApiError } from './api-error.ts';
import type { Shapes } from './shapes.ts';

/** Everything happens in a transaction: objects, events and their delivery are there together or not at all. */
export type Transaction = postgres.TransactionSql;

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18)
    .toString('base64')
    .replace(/[^a-zA-Z0-9]/g, 'x')}`;
}

export function now(): number {
  return Math.floor(Date.now() / 1000);
}

type Kind = keyof Shapes;

/** Inserts it, or puts it in the place of what was there. */
export async function putObject<K extends Kind>(
  sql: Transaction,
  kind: K,
  object: Shapes[K],
): Promise<Shapes[K]> {
  await sql`insert into private.simulator_objects (id, kind, data)
    values (${object.id}, ${kind}, ${sql.json(object as postgres.JSONValue)})
    on conflict (id) do update set data = excluded.data`;
  return object;
}

/** Whoever else wants to change it waits. */
export async function takeObject<K extends Kind>(sql: Transaction, kind: K, id: string): Promise<Shapes[K]> {
  const [row] = await sql<{ data: Shapes[K] }[]>`
    select data from private.simulator_objects where id = ${id} and kind = ${kind} for update`;
  if (!row) throw ApiError.missing(kind, id);
  return row.data;
}

export async function listEvents(
  sql: Transaction,
  { limit, type, before }: { limit: number; type: string | undefined; before: string | undefined },
): Promise<Shapes['event'][]> {
  const rows = await sql<{ data: Shapes['event'] }[]>`
    select data from private.simulator_objects
    where kind = 'event' and (${type ?? null}::text is null or data ->> 'type' = ${type ?? ''})
      and (${before ?? null}::text is null or created_at < (
        select created_at from private.simulator_objects where id = ${before ?? ''}))
    order by created_at desc, id limit ${limit}`;
  return rows.map(({ data }) => data);
}

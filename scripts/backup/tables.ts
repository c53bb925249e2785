import type postgres from 'postgres';

export type Table = { name: string; columns: string[] };

/**
 * What a database holds, without what belongs to a schema rather than to its data (written by whoever makes the
 * schema) and without what lives for a moment: messages on their way to sockets, and tables that a crash empties too.
 */
export async function listTables(sql: postgres.ISql): Promise<Table[]> {
  return sql<Table[]>`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^(pg_|information_schema$)'
      and n.nspname || '.' || c.relname not in
        ('realtime.messages', 'graphile_worker.migrations', 'supabase_migrations.schema_migrations')
    group by n.nspname, c.relname order by n.nspname, c.relname`;
}

export type Sequence = { name: string; last: string; isCalled: boolean };

export async function listSequences(sql: postgres.ISql): Promise<Sequence[]> {
  const names = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname !~ '^(pg_|information_schema$|realtime$)' order by 1`;
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const [row] = await sql.unsafe<Omit<Sequence, 'name'>[]>(
      `select last_value::text as last, is_called as "isCalled" from ${name}`,
    );
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}

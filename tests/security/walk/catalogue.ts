import type postgres from 'postgres';

export type TableFacts = {
  name: string;
  columns: string[];
  key: string[];
  /** A column that an update can name: neither an identity nor computed. */
  plain: string;
  /** Columns that the role of signed-in people may read and write. */
  readable: string[];
  insertable: string[];
  updatable: string[];
};

/** Tables and views of the schema that the gateway exposes, as the database has them. */
export async function readTables(sql: postgres.Sql): Promise<Map<string, TableFacts>> {
  const rows = await sql`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns,
      (select array_agg(k.attname::text order by k.attnum) from pg_index i
        join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      (array_agg(a.attname::text order by a.attnum) filter (where a.attidentity = '' and a.attgenerated = ''))[1] as plain,
      coalesce(array_agg(a.attname::text order by a.attname) filter (where has_column_privilege('authenticated', c.oid, a.attnum, 'select')
        or has_column_privilege('anon', c.oid, a.attnum, 'select')), '{}') as readable,
      coalesce(array_agg(a.attname::text order by a.attname) filter (where has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
        or has_column_privilege('anon', c.oid, a.attnum, 'insert')), '{}') as insertable,
      coalesce(array_agg(a.attname::text order by a.attname) filter (where has_column_privilege('authenticated', c.oid, a.attnum, 'update')
        or has_column_privilege('anon', c.oid, a.attnum, 'update')), '{}') as updatable
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    group by c.oid, c.relname order by c.relname`;
  return new Map(
    rows.map((row) => [row.name, { ...row, key: row.key ?? row.columns } as unknown as TableFacts]),
  );
}

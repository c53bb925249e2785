import type postgres from 'postgres';

/** What the backend exposes and what people's roles can reach, from the catalogue of the database. */
export async function readExposed(sql: postgres.Sql) {
  const names = async (query: Promise<{ name: string }[]> | postgres.PendingQuery<postgres.Row[]>) =>
    (await query).map(({ name }) => String(name));
  const privately = (role: string) =>
    names(sql`
      select distinct p.proname as name from pg_proc p
      where p.pronamespace = 'private'::regnamespace and has_function_privilege(${role}, p.oid, 'execute') order by 1`);
  return {
    functions: await names(sql`
      select distinct p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`),
    buckets: await names(
      sql`select id || case when public then ' (public)' else '' end as name from storage.buckets order by 1`,
    ),
    topicPolicies: await names(sql`
      select policyname as name from pg_policies where schemaname = 'realtime' and tablename = 'messages' order by 1`),
    privateForAnonymous: await privately('anon'),
    privateForSignedIn: await privately('authenticated'),
    /** Tables outside the exposed schema that people's roles could touch if somebody exposed their schema. */
    strayTables: await names(sql`
      select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      cross join unnest(array['anon', 'authenticated']) role
      where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        and n.nspname not in ('public', 'storage', 'realtime', 'pg_catalog', 'information_schema')
        and n.nspname !~ '^pg_(toast|temp)' and has_schema_privilege(role, n.oid, 'usage')
        and case c.relkind when 'S' then has_sequence_privilege(role, c.oid, 'usage, select, update')
          else has_table_privilege(role, c.oid, 'select, insert, update, delete, truncate') or has_any_column_privilege(role, c.oid, 'select, insert, update') end
      order by 1`),
  };
}

/** One sentence for each that is missing or gone, with the line that puts it right. */
export function compareNames(
  what: string,
  real: Iterable<string>,
  named: Iterable<string>,
  lineFor: (name: string) => string,
): string[] {
  const [is, said] = [new Set(real), new Set(named)];
  return [
    ...[...is]
      .filter((name) => !said.has(name))
      .map((name) => `${what} ${name} is not in the matrix: ${lineFor(name)}`),
    ...[...said]
      .filter((name) => !is.has(name))
      .map((name) => `${what} ${name} is in the matrix and no longer exists: remove its line`),
  ];
}

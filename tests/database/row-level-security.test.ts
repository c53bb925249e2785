import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('every table of ours has row level security', async () => {
  const open = await database.sql`
    select format('%s.%s', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'storage', 'realtime')
      and c.relkind in ('r', 'p') and not c.relrowsecurity and not c.relispartition
      and c.relpersistence = 'p'`;
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('every policy names its roles and does not fall to public', async () => {
  const loose = await database.sql`
    select schemaname, tablename, policyname from pg_policies
    where schemaname in ('public', 'private') and roles @> array['public'::name]`;
  expect(loose).toHaveLength(0);
});

test('every function of ours fixes its search path and is for named roles alone', async () => {
  const functions = await database.sql`
    select p.oid::regprocedure::text as name, p.proconfig @> array['search_path=""'] as fixed,
      p.proacl is null or exists (
        select from aclexplode(p.proacl) a where a.grantee = 0 and a.privilege_type = 'EXECUTE'
      ) as everyone
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
  expect(functions.length).toBeGreaterThan(5);
  expect(functions.filter(({ fixed }) => !fixed).map(({ name }) => name)).toEqual([]);
  expect(functions.filter(({ everyone }) => everyone).map(({ name }) => name)).toEqual([]);
});

test('anonymous visitors may write nothing', async () => {
  const grants = await database.sql`
    select table_schema, table_name, privilege_type from information_schema.role_table_grants
    where grantee = 'anon' and table_schema in ('public', 'private') and privilege_type <> 'SELECT'`;
  expect(grants).toHaveLength(0);
});

test('every foreign key has an index to follow it back', async () => {
  const missing = await database.sql`
    select c.conrelid::regclass::text as "table", a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      )`;
  expect(missing.map((row) => `${row.table}.${row.column}`)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations, readMigrations, requireMigrations } from '../../server/backend/migrations.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const migration = (version: string, text: string) => ({ version, name: 'probe', text });

test('what has been applied is not applied again', async () => {
  expect(await applyMigrations(database.sql, await readMigrations())).toEqual([]);
});

test('a changed file is an error that names it', async () => {
  const [first, ...rest] = await readMigrations();
  if (!first) throw new Error('there is no migration');
  const changed = [{ ...first, text: `${first.text}\n-- changed` }, ...rest];
  await expect(applyMigrations(database.sql, changed)).rejects.toThrow(
    `supabase/migrations/${first.version}_${first.name}.sql was changed`,
  );
});

test('a failing migration is rolled back whole and names its line', async () => {
  const broken = migration('29990101000000', 'create table public.half (id int);\nselect nonsense;');
  await expect(applyMigrations(database.sql, [broken])).rejects.toThrow(
    '29990101000000_probe.sql:2 failed and was rolled back: column "nonsense" does not exist',
  );
  const [row] = await database.sql`select to_regclass('public.half') as half`;
  expect(row?.half).toBeNull();
});

test('a hosted project without our schema is told what to run', async () => {
  await expect(requireMigrations(database.sql, [migration('29990101000001', '')])).rejects.toThrow(
    'supabase db push',
  );
});

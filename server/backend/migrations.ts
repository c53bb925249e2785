import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import { StartError } from '../start-error.ts';

const directory = join(import.meta.dirname, '../../supabase/migrations');
/** Any fixed number: all Limelight processes on one database take the same lock while they prepare it. */
const preparationLock = 4_715_930_221;

export type Migration = { version: string; name: string; text: string };

export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      if (!version || !name) {
        throw new StartError(`supabase/migrations/${file} must be named like 20260101120000_name.sql`);
      }
      return { version, name, text: await readFile(join(directory, file), 'utf8') };
    }),
  );
}

/** One process at a time prepares a database; the others wait and find the work done. */
export async function withPreparationLock<T>(sql: postgres.Sql, work: () => Promise<T>): Promise<T> {
  const connection = await sql.reserve();
  try {
    await connection`select pg_advisory_lock(${preparationLock})`;
    return await work();
  } finally {
    await connection`select pg_advisory_unlock(${preparationLock})`;
    connection.release();
  }
}

export async function applyMigrations(sql: postgres.Sql, migrations: Migration[]): Promise<Migration[]> {
  const applied = await appliedMigrations(sql);
  for (const migration of migrations) {
    const statements = applied.get(migration.version);
    if (statements !== undefined && statements.join('') !== migration.text) {
      throw new StartError(
        `${fileName(migration)} was changed after it had been applied to this database. Put the file back and write a new migration, or run \`npm run db:reset\` if the data may go.`,
      );
    }
  }
  const pending = migrations.filter((migration) => !applied.has(migration.version));
  for (const migration of pending) await applyMigration(sql, migration);
  return pending;
}

/** On hosted Supabase the schema is deployed by `supabase db push`; starting without it would only fail later. */
export async function requireMigrations(sql: postgres.Sql, migrations: Migration[]): Promise<void> {
  const applied = await appliedMigrations(sql);
  const missing = migrations.filter((migration) => !applied.has(migration.version)).map(fileName);
  if (missing.length > 0) {
    throw new StartError(`The database lacks ${missing.join(', ')}. Run \`supabase db push\` first.`);
  }
}

async function appliedMigrations(sql: postgres.Sql): Promise<Map<string, string[]>> {
  const [history] =
    await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as exists`;
  if (!history?.exists) return new Map();
  const rows = await sql`select version, statements from supabase_migrations.schema_migrations`;
  return new Map(rows.map((row) => [row.version as string, (row.statements ?? []) as string[]]));
}

async function applyMigration(sql: postgres.Sql, migration: Migration): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(migration.text);
      await transaction`insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${migration.version}, ${migration.name}, ${[migration.text]})`;
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const line = lineOf(migration.text, cause);
    throw new StartError(`${fileName(migration)}${line} failed and was rolled back: ${reason}`, { cause });
  }
}

function lineOf(text: string, error: unknown): string {
  const position = error instanceof Error && 'position' in error ? Number(error.position) : Number.NaN;
  return Number.isNaN(position) ? '' : `:${text.slice(0, position).split('\n').length}`;
}

function fileName({ version, name }: Migration): string {
  return `supabase/migrations/${version}_${name}.sql`;
}

import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type postgres from 'postgres';
import { connectTrusted, requireConnection } from '../../server/backend/database.ts';
import { type Database, startEmbeddedDatabase } from '../../server/backend/embedded-database.ts';
import { createLog } from '../../server/log.ts';
import type { Settings } from '../../server/settings.ts';
import { contentPath, copyVersions, listVersions } from './copy-files.ts';
import { BackupError } from './database-file.ts';
import { type Manifest, parts, readManifest, requireWhole } from './manifest.ts';
import { migrationsOf, prepareEmpty } from './prepare-empty.ts';
import { readHead, restoreDatabase } from './restore-database.ts';

/** Into an empty DATA_DIR, and, where the database is elsewhere, into an empty database. Anything else is refused. */
export async function restoreBackup(folder: string, settings: Settings): Promise<Manifest> {
  const { dataDirectory } = settings;
  const manifest = await readManifest(folder);
  await requireWhole(folder, manifest);
  const migrations = await migrationsOf(await readHead(join(folder, parts.database)));
  const began = await requireEmptyFolder(dataDirectory);
  try {
    const database = await openEmpty(settings);
    const sql = connectTrusted(database.url, { max: 3 });
    try {
      await requireEmptyDatabase(sql);
      await prepareEmpty(sql, database.url, migrations);
      await restoreDatabase(sql, join(folder, parts.database));
      await beginAnew(sql);
      await restoreFiles(sql, folder, dataDirectory);
    } finally {
      await sql.end();
      await database.stop();
    }
  } catch (error) {
    // It was empty before: half of a restore would only be in the way of the next.
    for (const part of began === 'empty' ? await readdir(dataDirectory).catch(() => []) : [])
      await rm(join(dataDirectory, part), { recursive: true, force: true });
    throw error;
  }
  return manifest;
}

async function requireEmptyFolder(directory: string): Promise<'empty'> {
  const found = await readdir(directory).catch(() => []);
  if (found.length > 0)
    throw new BackupError(
      `DATA_DIR=${directory} is not empty. Restore into a new folder, and keep this one until you have looked.`,
    );
  return 'empty';
}

async function openEmpty({ backend, dataDirectory }: Settings): Promise<Database> {
  if (backend.mode === 'embedded') return startEmbeddedDatabase(dataDirectory, createLog('warn'));
  await mkdir(dataDirectory, { recursive: true });
  return { url: backend.databaseUrl, stop: async () => {} };
}

async function requireEmptyDatabase(sql: postgres.Sql): Promise<void> {
  await requireConnection(sql);
  const [found] = await sql`
    select count(*)::int as tables from pg_tables where schemaname !~ '^(pg_|information_schema$)'`;
  if (found?.tables > 0)
    throw new BackupError('The database of DATABASE_URL is not empty. Restore into a new one.');
}

/** Scanners ask for what changed since they last heard; of another life of the database they must hear everything. */
async function beginAnew(sql: postgres.Sql): Promise<void> {
  await sql`select private.begin_pack_epoch()`;
}

async function restoreFiles(sql: postgres.Sql, folder: string, dataDirectory: string): Promise<void> {
  const versions = await listVersions(sql);
  await mkdir(dirname(join(dataDirectory, contentPath(versions[0] ?? '00'))), {
    recursive: true,
    mode: 0o700,
  });
  await copyVersions(folder, dataDirectory, versions, new Set());
}

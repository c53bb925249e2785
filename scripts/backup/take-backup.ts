import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type postgres from 'postgres';
import { contentPath, copyVersions, listVersions } from './copy-files.ts';
import { BackupError, type TableSums } from './database-file.ts';
import { type Manifest, parts, sha256OfFile } from './manifest.ts';
import { sha256, writeDatabase } from './write-database.ts';

type Options = { sql: postgres.Sql; dataDirectory: string; folder: string };
type Moment = { takenAt: Date; versions: string[]; missing: string[]; tables: TableSums };

/**
 * A copy of database and files of one moment, also while Limelight runs and sells. The folder has its name only once it
 * is complete.
 */
export async function takeBackup({ sql, dataDirectory, folder }: Options): Promise<Manifest> {
  if (await exists(folder)) throw new BackupError(`${folder} exists already. Choose another folder.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(join(partial, parts.storage), { recursive: true, mode: 0o700 });
  try {
    const limelight = await readVersion();
    const moment = await copyMoment({ sql, dataDirectory, folder: partial }, limelight);
    const manifest = await describe(partial, limelight, moment);
    await writeFile(join(partial, parts.manifest), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await rename(partial, folder);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/**
 * The files first, while the moment is young. One that is gone belonged to an object that has been replaced or removed
 * since: then a younger moment, which does not name it, is taken. One that two moments name is really missing.
 */
async function copyMoment({ sql, dataDirectory, folder }: Options, limelight: string): Promise<Moment> {
  const copied = new Set<string>();
  let before: string[] = [];
  for (;;) {
    const moment = await sql.begin('isolation level repeatable read read only', async (transaction) => {
      await transaction`set local idle_in_transaction_session_timeout = 0`;
      const versions = await listVersions(transaction);
      const takenAt = new Date();
      const gone = await copyVersions(dataDirectory, folder, versions, copied);
      if (gone.some((version) => !before.includes(version))) {
        before = gone;
        return undefined;
      }
      const tables = await writeDatabase(transaction, join(folder, parts.database), { limelight, takenAt });
      return { takenAt, versions, missing: gone, tables };
    });
    if (!moment) continue;
    const named = new Set(moment.versions);
    for (const version of copied)
      if (!named.has(version)) await rm(dirname(join(folder, contentPath(version))), { recursive: true });
    return moment;
  }
}

async function describe(folder: string, limelight: string, moment: Moment): Promise<Manifest> {
  const kept = moment.versions
    .filter((version) => !moment.missing.includes(version))
    .map(contentPath)
    .sort();
  const lines: string[] = [];
  let bytes = 0;
  for (const path of kept) {
    lines.push(`${await sha256OfFile(join(folder, path))}  ${path}\n`);
    bytes += (await stat(join(folder, path))).size;
  }
  await writeFile(join(folder, parts.files), lines.join(''), { mode: 0o600, flush: true });
  return {
    format: 1,
    limelight,
    takenAt: moment.takenAt.toISOString(),
    database: {
      sha256: (await sha256OfFile(join(folder, parts.database))) ?? '',
      bytes: (await stat(join(folder, parts.database))).size,
    },
    files: { sha256: sha256(lines.join('')), count: kept.length, bytes, missing: moment.missing },
    tables: moment.tables,
  };
}

export async function readVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8');
  return JSON.parse(text).version;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

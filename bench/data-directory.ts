import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgresBinaries } from '../server/backend/postgres/binaries.ts';
import { findRunAs } from '../server/backend/postgres/run-as.ts';
import type { Cleanup } from './cleanup.ts';

/** A folder for throwaway data; it goes away with everything in it. */
export function makeDataDirectory(cleanup: Cleanup): string {
  cleanup.requireOpen();
  const directory = mkdtempSync(join(tmpdir(), 'limelight-bench-'));
  cleanup.add(async () => {
    await endPostgres(directory);
    await rm(directory, { recursive: true, force: true });
  });
  return directory;
}

/** A server that crashed, or hangs while it stops, leaves its PostgreSQL running. */
async function endPostgres(dataDirectory: string): Promise<void> {
  const directory = join(dataDirectory, 'postgres');
  if (!existsSync(join(directory, 'postmaster.pid'))) return;
  const binaries = await findPostgresBinaries();
  const { prefix } = await findRunAs(binaries.postgres, directory);
  const [command = binaries.pg_ctl, ...words] = [...prefix, binaries.pg_ctl];
  await promisify(execFile)(command, [...words, 'stop', '-D', directory, '-m', 'immediate', '-w']);
}

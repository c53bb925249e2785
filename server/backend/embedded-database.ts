import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../log.ts';
import { StartError } from '../start-error.ts';
import { lockDirectory } from './postgres/directory-lock.ts';
import { databaseUrl, startEmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { findOrphan } from './postgres/orphan.ts';
import { loadClusterPassword } from './secrets.ts';

export type Database = { url: string; stop(): Promise<void> };

/** The embedded PostgreSQL in DATA_DIR, for one Limelight at a time. */
export async function startEmbeddedDatabase(dataDirectory: string, log: Logger): Promise<Database> {
  await requireWritable(dataDirectory);
  const unlock = await lockDirectory(dataDirectory);
  try {
    const password = await loadClusterPassword(dataDirectory);
    const directory = join(dataDirectory, 'postgres');
    const server = await startEmbeddedPostgres({ directory, password, durable: true, log });
    return {
      url: server.url('postgres'),
      async stop() {
        await server.stop();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The address of the embedded PostgreSQL that another process runs in this folder right now, if one does. */
export async function findRunningDatabase(dataDirectory: string): Promise<string | undefined> {
  const directory = join(dataDirectory, 'postgres');
  if ((await findOrphan(directory)) === 'none') return undefined;
  const [, , , port] = (await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n');
  return databaseUrl(await loadClusterPassword(dataDirectory), Number(port), 'postgres');
}

async function requireWritable(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
  } catch (cause) {
    throw new StartError(`DATA_DIR=${directory} cannot be written. Choose a folder that can.`, { cause });
  }
}

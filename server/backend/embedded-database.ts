import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../log.ts';
import { StartError } from '../start-error.ts';
import { lockDirectory } from './postgres/directory-lock.ts';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts';
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

async function requireWritable(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
  } catch (cause) {
    throw new StartError(`DATA_DIR=${directory} cannot be written. Choose a folder that can.`, { cause });
  }
}

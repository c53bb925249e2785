import {
  type Database,
  findRunningDatabase,
  startEmbeddedDatabase,
} from '../server/backend/embedded-database.ts';
import { createLog } from '../server/log.ts';
import type { Settings } from '../server/settings.ts';

/** The database that the settings mean, whether Limelight runs at the moment or not. */
export async function openDatabase({ backend, dataDirectory }: Settings): Promise<Database> {
  const running =
    backend.mode === 'embedded' ? await findRunningDatabase(dataDirectory) : backend.databaseUrl;
  if (running) return { url: running, stop: async () => {} };
  return startEmbeddedDatabase(dataDirectory, createLog('warn'));
}

/** For scripts: what went wrong in one sentence, without a stack. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

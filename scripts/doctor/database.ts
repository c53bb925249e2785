import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { findPostgresBinaries } from '../../server/backend/postgres/binaries.ts';
import { findRunAs } from '../../server/backend/postgres/run-as.ts';
import type { Settings } from '../../server/settings.ts';
import { bad, type Finding, good } from './finding.ts';

const run = promisify(execFile);
const oldest = 150_000;

export function checkDatabase({ backend, dataDirectory }: Settings): Promise<Finding> {
  return backend.mode === 'embedded' ? checkEmbedded(dataDirectory) : checkOwn(backend.databaseUrl);
}

/** The bundled PostgreSQL runs here, under an account that it accepts, and can read what is there already. */
async function checkEmbedded(dataDirectory: string): Promise<Finding> {
  try {
    const { postgres: program } = await findPostgresBinaries();
    const directory = join(dataDirectory, 'postgres');
    const { prefix } = await findRunAs(program, directory);
    const [command = program, ...words] = [...prefix, program, '--version'];
    const { stdout } = await run(command, words);
    const bundled = /(\d+)\./.exec(stdout)?.[1];
    const kept = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => undefined);
    if (kept !== undefined && kept.trim() !== bundled)
      return bad(
        `The data were written by PostgreSQL ${kept.trim()}, the bundled one is ${bundled}.`,
        'Move DATA_DIR away, or bring the data over with that version.',
      );
    return good(`The bundled ${stdout.trim()} runs here.`);
  } catch (error) {
    return bad(
      error instanceof Error ? error.message : String(error),
      'Or set DATABASE_URL to a PostgreSQL of yours.',
    );
  }
}

async function checkOwn(url: string): Promise<Finding> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    const [row] = await sql<{ version: number; shown: string }[]>`
      select current_setting('server_version_num')::int as version, current_setting('server_version') as shown`;
    if (!row || row.version < oldest)
      return bad(
        `DATABASE_URL leads to PostgreSQL ${row?.shown}.`,
        'Limelight needs PostgreSQL 15 or newer.',
      );
    return good(`DATABASE_URL leads to PostgreSQL ${row.shown}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return bad(
      `DATABASE_URL does not answer: ${reason}`,
      'Check host, port, name, password and encryption in it.',
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}

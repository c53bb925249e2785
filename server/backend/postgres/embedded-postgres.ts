import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts';
import { findOrphan } from './orphan.ts';
import { ensureOwner, findRunAs, type RunAs } from './run-as.ts';
import { beginLife, commandLine, type Place } from './server-life.ts';

const run = promisify(execFile);
const majorVersion = '18';
const orphanPatience = 15_000;

export type EmbeddedPostgres = {
  /** Address of one database of this server, as its superuser. */
  url(database: string): string;
  stop(): Promise<void>;
};

export function databaseUrl(password: string, port: number, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

type Options = Place & { password: string };

export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const binaries = await findPostgresBinaries();
  await mkdir(options.directory, { recursive: true, mode: 0o700 });
  const runAs = await findRunAs(binaries.postgres, options.directory);
  await ensureOwner(options.directory, runAs.owner);

  const version = await existingVersion(options.directory);
  if (version === undefined) await initialise(binaries, runAs, options);
  else if (version !== majorVersion) {
    throw new StartError(
      `${options.directory} was made by PostgreSQL ${version}; this Limelight brings ${majorVersion}. Move the folder away, or export it with PostgreSQL ${version} first.`,
    );
  }
  await stopOrphan(binaries, runAs, options);
  return startWithPatience(binaries, runAs, options);
}

async function existingVersion(directory: string): Promise<string | undefined> {
  try {
    return (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim();
  } catch {
    return undefined;
  }
}

async function initialise(binaries: PostgresBinaries, runAs: RunAs, options: Options): Promise<void> {
  // An initdb that was interrupted leaves a folder without PG_VERSION that the next one refuses.
  await rm(options.directory, { recursive: true, force: true });
  await mkdir(options.directory, { recursive: true, mode: 0o700 });
  const passwordFile = `${options.directory}.password`;
  await writeFile(passwordFile, options.password, { mode: 0o600 });
  await ensureOwner(options.directory, runAs.owner);
  await ensureOwner(passwordFile, runAs.owner);
  const settings = [
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ];
  const place = [`--pgdata=${options.directory}`, '--username=postgres', `--pwfile=${passwordFile}`];
  const sync = options.durable ? [] : ['--no-sync'];
  try {
    await execute(runAs, binaries.initdb, [...place, ...settings, ...sync]);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** After a `kill -9` of the app its PostgreSQL lives on: end it in good order before starting anew. */
async function stopOrphan(binaries: PostgresBinaries, runAs: RunAs, options: Options): Promise<void> {
  if ((await findOrphan(options.directory)) === 'none') return;
  options.log.warn('a PostgreSQL left behind by a crash is being stopped');
  try {
    await execute(runAs, binaries.pg_ctl, ['stop', '-D', options.directory, '-m', 'fast', '-w']);
  } catch (error) {
    if ((await findOrphan(options.directory)) === 'running') throw error;
  }
}

/** Sessions of a killed server need a moment to notice that it is gone; until then their memory is in use. */
async function startWithPatience(
  binaries: PostgresBinaries,
  runAs: RunAs,
  options: Options,
): Promise<EmbeddedPostgres> {
  const giveUpAt = Date.now() + orphanPatience;
  for (;;) {
    try {
      return await start(binaries, runAs, options);
    } catch (error) {
      const inUse = error instanceof Error && error.message.includes('shared memory block');
      if (!inUse || Date.now() > giveUpAt) throw error;
      await setTimeout(200);
    }
  }
}

async function start(binaries: PostgresBinaries, runAs: RunAs, options: Options): Promise<EmbeddedPostgres> {
  const port = await freePort();
  const begin = () => beginLife(binaries, runAs, options, port);
  let life = await begin();
  let isWanted = true;
  const kept = keepAlive();

  /** Killed, out of memory, out of disk: whoever is connected finds the same address again as soon as it can be. */
  async function keepAlive(): Promise<void> {
    for (;;) {
      await life.exited;
      if (!isWanted) return;
      options.log.error('PostgreSQL ended and is started again');
      await bringBack();
      if (!isWanted && !life.isOver()) life.end();
    }
  }

  async function bringBack(): Promise<void> {
    for (let tries = 1; isWanted; tries += 1) {
      try {
        await stopOrphan(binaries, runAs, options);
        life = await begin();
        options.log.warn({ tries }, 'PostgreSQL is back');
        return;
      } catch (error) {
        // The first words say why; the same ones every second would only bury them.
        options.log[tries === 1 ? 'error' : 'debug']({ err: error }, 'PostgreSQL cannot be started yet');
        await setTimeout(Math.min(200 * tries, 2000));
      }
    }
  }

  return {
    url: (database) => databaseUrl(options.password, port, database),
    async stop() {
      isWanted = false;
      if (!life.isOver()) life.end();
      await kept;
    },
  };
}

async function execute(runAs: RunAs, program: string, words: string[]): Promise<void> {
  const [command, before] = commandLine(runAs, program);
  await run(command, [...before, ...words]);
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Logger } from '../../log.ts';
import { StartError } from '../../start-error.ts';
import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts';
import { findOrphan } from './orphan.ts';
import { ensureOwner, findRunAs, type RunAs } from './run-as.ts';
import { tuningFlags } from './tuning.ts';

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

type Options = { directory: string; password: string; durable: boolean; log: Logger };

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
  const [command, before] = commandLine(runAs, binaries.postgres);
  const place = ['-D', options.directory, '-p', String(port)];
  const listen = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  // Its own process group: Ctrl-C at the terminal must reach Limelight alone, which stops PostgreSQL last.
  const child = spawn(command, [...before, ...place, ...listen, ...tuningFlags(options)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let lastWords = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      lastWords = (lastWords + text).slice(-2000);
      if (/FATAL|PANIC/.test(text)) options.log.debug({ source: 'postgres' }, text.trim());
      if (lastWords.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new StartError(`PostgreSQL did not start:\n${lastWords.trim()}`)));
  });
  await ready;
  return {
    url: (database) => databaseUrl(options.password, port, database),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
      await exited;
    },
  };
}

async function execute(runAs: RunAs, program: string, words: string[]): Promise<void> {
  const [command, before] = commandLine(runAs, program);
  await run(command, [...before, ...words]);
}

function commandLine(runAs: RunAs, program: string): [string, string[]] {
  const [command = program, ...rest] = [...runAs.prefix, program];
  return [command, rest];
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

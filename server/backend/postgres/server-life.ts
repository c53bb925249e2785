import { spawn } from 'node:child_process';
import type { Logger } from '../../log.ts';
import { StartError } from '../../start-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';
import { tuningFlags } from './tuning.ts';

export type Place = { directory: string; durable: boolean; log: Logger };

/** One life of the server process. */
export type Life = { exited: Promise<void>; isOver(): boolean; end(): void };

/** Resolves when it takes connections. */
export async function beginLife(
  binaries: PostgresBinaries,
  runAs: RunAs,
  options: Place,
  port: number,
): Promise<Life> {
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
    exited,
    isOver: () => child.exitCode !== null || child.signalCode !== null,
    end: () => child.kill('SIGINT'),
  };
}

export function commandLine(runAs: RunAs, program: string): [string, string[]] {
  const [command = program, ...rest] = [...runAs.prefix, program];
  return [command, rest];
}

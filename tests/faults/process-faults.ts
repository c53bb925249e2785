import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { killEverything } from '../fixtures/process.ts';
import type { Fault } from './fault.ts';
import type { Stage, StagedProcess } from './stage.ts';

async function killProcess({ child }: StagedProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function postmasterOf({ directory }: Stage): Promise<number> {
  const [pid] = (await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

function firstOf({ processes }: Stage): StagedProcess {
  const [first] = processes;
  if (!first) throw new Error('nothing runs');
  return first;
}

/** Programs that end, of which nobody was told. */
export const processFaults: Fault[] = [
  {
    name: 'kill -9 of Limelight',
    on: 'embedded',
    async happen(stage) {
      await killProcess(firstOf(stage));
      await stage.startAgain();
    },
  },
  {
    name: 'power cut (kill -9 of all)',
    on: 'embedded',
    async happen(stage) {
      await killEverything(firstOf(stage), stage.directory);
      await stage.startAgain();
    },
  },
  {
    name: 'kill -9 of PostgreSQL',
    on: 'embedded',
    async happen(stage) {
      process.kill(await postmasterOf(stage), 'SIGKILL');
    },
  },
  {
    name: 'kill -9 of one connection',
    on: 'embedded',
    async happen(stage, chance) {
      const pids = await stage.look(
        async (sql) =>
          sql`select pid from pg_stat_activity where application_name = 'limelight' and pid <> pg_backend_pid()`,
      );
      process.kill(chance.oneOf(pids.map(({ pid }) => Number(pid))), 'SIGKILL');
    },
  },
  {
    name: 'PostgreSQL restarted in order',
    on: 'embedded',
    async happen(stage) {
      process.kill(await postmasterOf(stage), 'SIGINT');
    },
  },
  {
    name: 'SIGTERM and start',
    on: 'embedded',
    async happen(stage) {
      await firstOf(stage).stop();
      await stage.startAgain();
    },
  },
  {
    name: 'one of two processes killed',
    on: 'shared',
    async happen(stage) {
      await killProcess(firstOf(stage));
      await sleep(3000);
      await stage.startAgain();
    },
  },
];

import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import type { Fault } from './fault.ts';
import type { Stage } from './stage.ts';

/** The simulator keeps what it knows in one table: without it every call to the payment API fails. */
async function breakPayments(stage: Stage, downMs: number): Promise<void> {
  await stage.look((sql) => sql`alter table private.simulator_objects rename to simulator_objects_away`);
  await sleep(downMs);
  await stage.look((sql) => sql`alter table private.simulator_objects_away rename to simulator_objects`);
}

/** PostgreSQL has room for a while in files that it made before: when they are used up, it ends. */
async function useUpLog(sql: postgres.Sql): Promise<void> {
  for (let count = 0; count < 100; count += 1) {
    try {
      await sql`select pg_logical_emit_message(true, 'faults', 'full')`;
      await sql`select pg_switch_wal()`;
    } catch {
      return;
    }
  }
  throw new Error('the disk is full and nothing happened');
}

/** What others do to Limelight: the payment provider, the network, the disk, the mail server and the clock. */
export const outsideFaults: Fault[] = [
  {
    name: 'payment API slow (8 s)',
    on: 'embedded',
    happen: (stage) =>
      stage.look((sql) =>
        sql.begin(async (transaction) => {
          await transaction`lock table private.simulator_objects in access exclusive mode`;
          await sleep(8000);
        }),
      ),
  },
  { name: 'payment API down (10 s)', on: 'embedded', happen: (stage) => breakPayments(stage, 10_000) },
  {
    name: 'payment API flapping',
    on: 'embedded',
    async happen(stage, chance) {
      for (let count = 0; count < 8; count += 1) {
        await breakPayments(stage, 200 + chance.below(1200));
        await sleep(200 + chance.below(800));
      }
    },
  },
  {
    name: 'network cut (30 s)',
    on: 'embedded',
    async happen({ proxy }) {
      proxy.cut();
      await sleep(30_000);
      proxy.mend();
    },
  },
  {
    name: 'disk full (10 s)',
    on: 'small disk',
    async happen(stage) {
      const ballast = join(stage.directory, 'ballast');
      const { bavail, bsize } = await statfs(stage.directory);
      // To the last byte: what does not fit is what the fault is about.
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => {});
      await stage.look(useUpLog);
      await sleep(10_000);
      await rm(ballast);
    },
  },
  {
    name: 'clock two hours ahead, and back',
    on: 'shifted clock',
    async happen({ directory }) {
      await writeFile(join(directory, 'clock'), String(2 * 60 * 60 * 1000));
      await sleep(6000);
      await writeFile(join(directory, 'clock'), '0');
    },
  },
  {
    name: 'clock two hours behind, and back',
    on: 'shifted clock',
    async happen({ directory }) {
      await writeFile(join(directory, 'clock'), String(-2 * 60 * 60 * 1000));
      await sleep(6000);
      await writeFile(join(directory, 'clock'), '0');
    },
  },
];

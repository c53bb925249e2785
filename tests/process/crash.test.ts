import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBehind, killEverything, type LimelightProcess, startProcess } from '../fixtures/process.ts';

/** POWER_CUTS=10 for a long look. */
const powerCuts = Number(process.env.POWER_CUTS ?? 2);
const writesBeforeCut = 25;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'limelight-crash-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const start = () => startProcess({ DATA_DIR: directory, DEMO_DATA: 'off' });

async function serviceOf({ url }: LimelightProcess) {
  const { sql, secretKey } = await connectBehind(directory);
  await sql.end();
  return createClient(url, secretKey, { auth: { persistSession: false } });
}

/** Four writers insert over REST until the server is gone; `cut` is called in the middle of it. */
async function writeUntilCut(limelight: LimelightProcess, round: number, cut: () => void): Promise<string[]> {
  const service = await serviceOf(limelight);
  const acknowledged: string[] = [];
  const write = async (writer: number) => {
    for (let count = 1; ; count += 1) {
      const name = `round ${round} writer ${writer} write ${count}`;
      const { error } = await service.from('genres').insert({ name });
      if (error) return;
      acknowledged.push(name);
      if (acknowledged.length === writesBeforeCut) cut();
    }
  };
  await Promise.all([1, 2, 3, 4].map(write));
  return acknowledged;
}

test('every acknowledged write survives power cuts in the middle of writing', async () => {
  const acknowledged: string[] = [];
  for (let round = 1; round <= powerCuts; round += 1) {
    const limelight = await start();
    let cutting: Promise<void> | undefined;
    const written = await writeUntilCut(limelight, round, () => {
      cutting = killEverything(limelight, directory);
    });
    await cutting;
    expect(written.length).toBeGreaterThanOrEqual(writesBeforeCut);
    acknowledged.push(...written);
  }
  const limelight = await start();
  const { data } = await (await serviceOf(limelight)).from('genres').select('name').limit(1000);
  const stored = new Set(data?.map(({ name }) => name));
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  expect(await limelight.stop(), limelight.output()).toBe(0);
}, 240_000);

test('a PostgreSQL that outlived its killed app is stopped and the data opened again', async () => {
  const limelight = await start();
  const gone = new Promise((resolve) => limelight.child.once('exit', resolve));
  limelight.child.kill('SIGKILL');
  await gone;
  const again = await start();
  expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
  // And one that is killed under a living app comes back by itself, on the same address.
  const [postmaster] = (await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
  const health = async () => (await fetch(`${again.url}/healthz`)).status;
  await expect.poll(health, { timeout: 5000, interval: 20 }).toBe(503);
  await expect.poll(health, { timeout: 30_000, interval: 100 }).toBe(200);
  expect(await again.stop(), again.output()).toBe(0);
}, 90_000);

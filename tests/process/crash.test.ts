import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess } from '../fixtures/process.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'limelight-crash-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const start = () => startProcess({ DATA_DIR: directory, DEMO_DATA: 'off' });

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

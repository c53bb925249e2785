import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { type LimelightProcess, startProcess } from '../fixtures/process.ts';

let database: TestDatabase;
let directory: string;
let processes: LimelightProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'limelight-two-'));
  const start = (name: string) =>
    startProcess({ DATABASE_URL: database.url, DATA_DIR: join(directory, name) });
  processes = await Promise.all([start('one'), start('two')]);
}, 60_000);

afterAll(async () => {
  await Promise.all(processes.map((limelight) => limelight.stop()));
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

test('two processes that start together on one database agree on keys and seed no demo', async () => {
  const [keys] = await database.sql`select secrets->>'publishableKey' as key from limelight_server.secrets`;
  for (const { url, output } of processes) {
    const answer = await fetch(`${url}/rest/v1/events?select=id`, { headers: { apikey: keys?.key } });
    expect(await answer.json()).toEqual([]);
    expect(output()).not.toContain('demo');
  }
});

test('a broadcast sent through one reaches a subscriber of the other', async () => {
  const [keys] = await database.sql`select secrets->>'publishableKey' as key from limelight_server.secrets`;
  const [speaker, listener] = processes.map(({ url }) =>
    createClient(url, keys?.key, { auth: { persistSession: false } }),
  );
  if (!speaker || !listener) throw new Error('two processes are needed');
  const heard = new Promise((resolve) => {
    listener
      .channel('lobby')
      .on('broadcast', { event: 'hello' }, ({ payload }) => resolve(payload))
      .subscribe(async (status) => {
        if (status === 'SUBSCRIBED') await speaker.channel('lobby').httpSend('hello', { from: 'the other' });
      });
  });
  expect(await heard).toMatchObject({ from: 'the other' });
  await listener.removeAllChannels();
});

test('tries of one account are counted together, whichever process is asked', async () => {
  const [keys] = await database.sql`select secrets->>'publishableKey' as key from limelight_server.secrets`;
  const statuses: number[] = [];
  for (let index = 0; index < 14; index += 1) {
    const { url } = processes[index % 2] ?? { url: '' };
    const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: keys?.key, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'somebody@limelight.test', password: 'a wrong password' }),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(4).fill(429)]);
});

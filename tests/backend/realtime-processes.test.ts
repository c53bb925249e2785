import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { collect, setUpRealtime, subscribe, until } from './realtime-harness.ts';
import type { TestServer } from './realtime-server.ts';

const realtime = setUpRealtime();

async function joinAt(server: { url: string }, topic: string, key: string) {
  const client = realtime.connect(server);
  const channel = client.supabase.channel(topic, { config: { presence: { enabled: true, key } } });
  const seen = collect(channel);
  await subscribe(client, channel);
  return { client, channel, seen };
}

const keysIn = (channel: RealtimeChannel) => Object.keys(channel.presenceState()).sort();

test('broadcasts of clients cross processes in order, whatever their size and kind', async () => {
  const [here, there] = [await realtime.start(), await realtime.start()];
  const ada = await joinAt(here, 'crossing', 'ada');
  const ben = await joinAt(there, 'crossing', 'ben');
  const large = 'ö'.repeat(20_000);

  await ada.channel.send({ type: 'broadcast', event: 'small', payload: { n: 1 } });
  await ada.channel.send({ type: 'broadcast', event: 'large', payload: { large } });
  await ada.channel.send({ type: 'broadcast', event: 'bytes', payload: new Uint8Array([1, 2]).buffer });
  await ada.channel.send({ type: 'broadcast', event: 'small', payload: { n: 1 } });
  await ada.channel.httpSend('http', { n: 2 });

  await until(() => expect(ben.seen).toHaveLength(5));
  expect(ben.seen.map(({ event }) => event)).toEqual(['small', 'large', 'bytes', 'small', 'http']);
  expect(ben.seen[1]?.payload).toEqual({ large });
  expect(new Uint8Array(ben.seen[2]?.payload as unknown as ArrayBuffer)).toEqual(new Uint8Array([1, 2]));
});

test('what the database sends reaches the clients of every process once', async () => {
  const [here, there] = [await realtime.start(), await realtime.start()];
  const ada = await joinAt(here, 'everywhere', 'ada');
  const ben = await joinAt(there, 'everywhere', 'ben');

  await realtime.sql`
    select realtime.send(jsonb_build_object('n', n), 'tick', 'everywhere', false) from generate_series(1, 3) as n`;

  for (const { seen } of [ada, ben]) {
    await until(() => expect(seen.map(({ payload }) => payload.n)).toEqual([1, 2, 3]));
  }
});

test('presence crosses processes: before, during and after', async () => {
  const here = await realtime.start();
  const ada = await joinAt(here, 'venue', 'ada');
  await ada.channel.track({ at: 'here' });

  const there = await realtime.start();
  const ben = await joinAt(there, 'venue', 'ben');
  await until(() => expect(keysIn(ben.channel)).toEqual(['ada']));
  await ben.channel.track({ at: 'there' });
  await until(() => expect(keysIn(ada.channel)).toEqual(['ada', 'ben']));
  await ben.channel.untrack();
  await until(() => expect(keysIn(ada.channel)).toEqual(['ada']));
  await ben.channel.track({ at: 'there' });
  await until(() => expect(keysIn(ada.channel)).toEqual(['ada', 'ben']));

  await ben.client.supabase.realtime.disconnect();
  await realtime.stop(there);
  await until(() => expect(keysIn(ada.channel)).toEqual(['ada']));
});

test('a process that is killed takes its presences with it', async () => {
  const leaseMs = 600;
  const here = await realtime.start({ limits: { leaseMs } });
  const ada = await joinAt(here, 'crash', 'ada');
  const script = new URL('./realtime-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, realtime.databaseUrl, String(leaseMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout, 'data');
  const ben = await joinAt({ url: String(url) }, 'crash', 'ben');
  await ben.channel.track({});
  await until(() => expect(keysIn(ada.channel)).toEqual(['ben']));

  await ben.client.supabase.realtime.disconnect();
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  await until(() => expect(keysIn(ada.channel)).toEqual([]));
});

test('a process that is frozen loses its presences and has them back when it goes on', async () => {
  const leaseMs = 600;
  const here = await realtime.start({ limits: { leaseMs } });
  const ada = await joinAt(here, 'freeze', 'ada');
  const script = new URL('./realtime-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, realtime.databaseUrl, String(leaseMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout, 'data');
  const ben = await joinAt({ url: String(url) }, 'freeze', 'ben');
  await ben.channel.track({});
  await until(() => expect(keysIn(ada.channel)).toEqual(['ben']));

  child.kill('SIGSTOP');
  await until(() => expect(keysIn(ada.channel)).toEqual([]));
  child.kill('SIGCONT');
  await until(() => expect(keysIn(ada.channel)).toEqual(['ben']));
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
});

test('after lost database connections the processes find each other again', async () => {
  const limits = { leaseMs: 900 };
  const [here, there] = [await realtime.start({ limits }), await realtime.start({ limits })];
  const ada = await joinAt(here, 'reunion', 'ada');
  const ben = await joinAt(there, 'reunion', 'ben');

  await loseConnections();
  await ben.channel.track({});
  await until(() => expect(keysIn(ada.channel)).toEqual(['ben']));
  for (const server of [here, there] satisfies TestServer[]) {
    await until(() => expect(server.realtime.health().ok).toBe(true));
  }
  await until(async () => {
    await ada.channel.send({ type: 'broadcast', event: 'hello', payload: {} });
    expect(ben.seen.length).toBeGreaterThan(0);
  });
});

test('what is notified by others than realtime processes is ignored', async () => {
  const [here, there] = [await realtime.start(), await realtime.start()];
  const ada = await joinAt(here, 'noise', 'ada');
  const ben = await joinAt(there, 'noise', 'ben');
  for (const noise of ['', 'not json', '{}', '{"from":"x","message":{"kind":"goodbye"}}', '[]']) {
    await realtime.sql`select pg_notify('realtime_relay', ${noise})`;
  }
  await ada.channel.send({ type: 'broadcast', event: 'signal', payload: {} });
  await until(() => expect(ben.seen).toMatchObject([{ event: 'signal' }]));
});

async function loseConnections(): Promise<void> {
  await realtime.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'limelight-realtime' and datname = current_database()`;
}

import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../server/backend/backend.ts';
import { createHttpApp, startingState } from '../../server/http/app.ts';
import { closeServer, listen } from '../../server/http/http-server.ts';
import { createLog } from '../../server/log.ts';
import { createMetrics } from '../../server/metrics/metrics.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { parseExposition } from '../fixtures/exposition.ts';

let database: TestDatabase;
const servers: Server[] = [];
const token = 'a-token-of-the-tests';

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const server of servers) await closeServer(server, 100);
  await database.drop();
});

async function serve(access: { token?: string; publicUrl?: string }, sql = database.sql): Promise<string> {
  const backend = { sql, realtime: () => ({ sockets: 3, channels: 4 }) } as unknown as Backend;
  const state = { ...startingState(), phase: 'running' as const, backend };
  const pages = async () => new Response('a "page"\n');
  const metrics = createMetrics({ token: access.token, publicUrl: access.publicUrl });
  const app = createHttpApp({ ...state, pages }, createLog('silent'), metrics);
  const server = await listen(app.fetch, '127.0.0.1', 0);
  servers.push(server);
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
}

test('says in the words of Prometheus what happens', async () => {
  const url = await serve({});
  for (const path of ['/event/1', '/event/2', '/event/1?x="\\', '/auth/v1/nothing']) await fetch(url + path);
  await database.sql`insert into public.genres (name) values ('Counted')`;
  const answer = await fetch(`${url}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const samples = parseExposition(await answer.text());
  const figureOf = (name: string, labels = {}) =>
    samples.find(
      (sample) => sample.name === name && expect.objectContaining(labels).asymmetricMatch(sample.labels),
    )?.value;

  expect(
    figureOf('limelight_http_requests_total', { route: '/event/:id', method: 'GET', status: '2xx' }),
  ).toBe(3);
  expect(figureOf('limelight_http_requests_total', { route: 'unknown', status: '4xx' })).toBe(1);
  expect(figureOf('limelight_http_request_seconds_count', { route: '/event/:id' })).toBe(3);
  expect(figureOf('limelight_http_request_seconds_bucket', { route: '/event/:id', le: '+Inf' })).toBe(3);
  const buckets = samples.filter(
    ({ name, labels }) => name.endsWith('_bucket') && labels.route === '/event/:id',
  );
  expect(buckets.every(({ value }, index) => value >= (buckets[index - 1]?.value ?? 0))).toBe(true);
  expect(figureOf('limelight_database_up')).toBe(1);
  expect(figureOf('limelight_jobs', { state: 'failed' })).toBe(0);
  expect(figureOf('limelight_realtime_sockets')).toBe(3);
  expect(figureOf('limelight_rows_written_total', { table: 'orders' })).toBe(0);
  expect(figureOf('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
});

test('a database that does not answer is down, and everything else is said', async () => {
  const broken = Object.assign(() => Promise.reject(new Error('gone')), {}) as unknown as TestDatabase['sql'];
  const samples = parseExposition(await (await fetch(`${await serve({}, broken)}/metrics`)).text());
  expect(samples.find(({ name }) => name === 'limelight_database_up')?.value).toBe(0);
  expect(samples.some(({ name }) => name === 'process_cpu_seconds_total')).toBe(true);
});

test('names that strangers make up do not pile up', async () => {
  const metrics = createMetrics({ token: undefined, publicUrl: undefined });
  for (let n = 0; n < 2000; n += 1)
    metrics.observe({ method: `M${n}`, route: `/made/up${n}/x`, status: 200, seconds: 1 });
  const request = new Request('http://127.0.0.1/metrics');
  const answer = await metrics.answer(request, '127.0.0.1', { backend: undefined, worker: undefined });
  const routes = new Set(parseExposition((await answer?.text()) ?? '').map(({ labels }) => labels.route));
  expect(routes.size).toBeLessThan(305);
});

describe('is for nobody else', () => {
  const ask = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/metrics`, { headers })).status;

  test('without a token: this machine alone, and not where a proxy may stand in front', async () => {
    expect(await ask(await serve({}))).toBe(200);
    expect(await ask(await serve({}), { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await ask(await serve({ publicUrl: 'https://limelight.example' }))).toBe(404);
    const metrics = createMetrics({ token: undefined, publicUrl: undefined });
    const parts = { backend: undefined, worker: undefined };
    const from = (url: string, peer: string) => metrics.answer(new Request(url), peer, parts);
    expect(await from('http://127.0.0.1:3000/metrics', '203.0.113.7')).toBeUndefined();
    expect(await from('http://strange.example/metrics', '127.0.0.1')).toBeUndefined();
  });

  test('with a token: whoever shows it', async () => {
    const url = await serve({ token, publicUrl: 'https://limelight.example' });
    expect(await ask(url)).toBe(404);
    expect(await ask(url, { authorization: 'Bearer a-token-of-the-test' })).toBe(404);
    expect(await ask(url, { authorization: `Bearer ${token}` })).toBe(200);
  });
});

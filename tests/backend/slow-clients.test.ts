import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpApp, startingState } from '../../server/http/app.ts';
import { closeServer, listen } from '../../server/http/http-server.ts';
import { createLog } from '../../server/log.ts';
import { sayRaw } from '../fixtures/raw-http.ts';

/** A tenth of a second where visitors have many. */
const patience = {
  headersTimeout: 100,
  requestTimeout: 300,
  keepAliveTimeout: 200,
  connectionsCheckingInterval: 50,
  idleTimeout: 600,
};
let server: Awaited<ReturnType<typeof listen>>;
let port: number;

beforeAll(async () => {
  const pages = async (request: Request) => new Response(`${(await request.text()).length}`);
  const state = { ...startingState(), phase: 'running' as const, pages };
  server = await listen(createHttpApp(state, createLog('silent')).fetch, '127.0.0.1', 0, patience);
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => closeServer(server, 100));

test.each([
  ['nothing at all', ''],
  ['half of the headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['half of a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf'],
  ['half of a body in chunks', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhalf'],
  ['one request, and then nothing', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
])('whoever sends %s is not waited for', async (_, text) => {
  expect(await sayRaw(port, text, 10_000)).toMatchObject({ isClosed: true });
});

import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Claims, Realtime, RealtimeLimits } from '../../server/backend/realtime/realtime.ts';
import { startRealtime } from '../../server/backend/realtime/realtime.ts';

export const keys = { publishable: 'sb_publishable_tests', secret: 'sb_secret_tests' };

const tokenSecret = 'a-secret-for-tests-only';

export type TestServer = { url: string; port: number; realtime: Realtime; stop(): Promise<void> };

export async function startServer(
  databaseUrl: string,
  { port = 0, limits = {} }: { port?: number; limits?: Partial<RealtimeLimits> } = {},
): Promise<TestServer> {
  const log = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' });
  const realtime = await startRealtime({ databaseUrl, keys, verifyToken, log, limits });
  const http = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const answer = await realtime.fetch(
      new Request(new URL(request.url ?? '/', 'http://localhost'), {
        method: request.method ?? 'GET',
        headers: new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
        body: request.method === 'POST' ? body : null,
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  http.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head));
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    realtime,
    async stop() {
      const closed = once(http, 'close');
      http.close();
      await realtime.stop();
      http.closeAllConnections();
      await closed;
    },
  };
}

export function signToken(claims: Claims): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'authenticated', ...claims })}`;
  return `${content}.${createHmac('sha256', tokenSecret).update(content).digest('base64url')}`;
}

async function verifyToken(token: string): Promise<Claims | undefined> {
  const [header, payload = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', tokenSecret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  return claims.exp !== undefined && claims.exp * 1000 <= Date.now() ? undefined : claims;
}

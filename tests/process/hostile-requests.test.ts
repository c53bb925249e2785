import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LimelightProcess, startProcess } from '../fixtures/process.ts';
import { freePort, sayRaw } from '../fixtures/raw-http.ts';
import { hostileJson, hostileText, runs } from '../security/fuzz/hostile.ts';
import { fields, part, search } from '../security/fuzz/request-parts.ts';

const publicUrl = 'https://limelight.test';
let directory: string;
let port: number;
let limelight: LimelightProcess;
let cookies: string[];
let paths: string[];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'limelight-hostile-'));
  port = await freePort();
  limelight = await startProcess({
    PORT: String(port),
    DATA_DIR: directory,
    PUBLIC_URL: publicUrl,
    SECURITY_CONTACT: 'mailto:security@limelight.test',
  });
  paths = await listPaths();
  cookies = ['', ...(await Promise.all(['organiser', 'admin'].map(signIn)))];
}, 240_000);
afterAll(async () => {
  await limelight.stop();
  await rm(directory, { recursive: true, force: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });

const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { origin: publicUrl, ...headers },
  body: new URLSearchParams(fields),
});

async function signIn(name: string): Promise<string> {
  const answer = await ask('/login', form({ email: `${name}@limelight.test`, password: 'limelight-demo' }));
  const given = answer.headers.getSetCookie();
  expect(given.join()).toContain('limelight-session');
  for (const cookie of given) expect(cookie).toMatch(/; Secure/i);
  return given.map((cookie) => cookie.split(';')[0]).join('; ');
}

type BuiltRoute = { path?: string; index?: boolean; parentId?: string };

/** Every path of app/routes.ts, as it was built. */
async function listPaths(): Promise<string[]> {
  const folder = join(import.meta.dirname, '../../build/client/assets');
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file)) ?? '';
  const text = (await readFile(join(folder, name), 'utf8')).replace(/^[^{]*|;?\s*$/g, '');
  const { routes } = JSON.parse(text) as { routes: Record<string, BuiltRoute> };
  const pathOf = ({ path, parentId }: BuiltRoute): string => {
    const above = parentId === undefined ? undefined : routes[parentId];
    return [above && pathOf(above), path].filter(Boolean).join('/');
  };
  return Object.values(routes)
    .filter(({ path, index }) => path || index)
    .map((route) => `/${pathOf(route)}`);
}

describe('headers', () => {
  test('every answer is held to be what it says, framed by nobody and sent over TLS alone', async () => {
    const every = [
      '/',
      '/event/1',
      '/nothing',
      '/healthz',
      '/favicon.svg',
      '/robots.txt',
      '/scanner/api/pack',
      '/auth/v1/user',
      '/rest/v1/events',
      '/storage/v1/nothing',
      '/admin',
      '/.well-known/security.txt',
      '/assets/nothing.js',
    ];
    for (const path of every) {
      const { headers } = await ask(path);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY']);
      expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000']);
      expect(headers.get('referrer-policy'), path).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
      expect(headers.get('content-security-policy'), path).toMatch(/frame-ancestors 'none'/);
    }
  });

  test('scripts of pages need the nonce of their answer, and only the scanner sees through a camera', async () => {
    const page = await ask('/event/1');
    const policy = page.headers.get('content-security-policy') ?? '';
    const [, nonce] = /script-src 'self' 'nonce-([\w+/=]{20,})'(;|$)/.exec(policy) ?? [];
    expect(nonce).toBeDefined();
    const html = await page.text();
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
    expect(policy).toContain("connect-src 'self' wss://limelight.test;");
    expect(page.headers.get('permissions-policy')).toContain('camera=()');
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect((await ask('/scanner')).headers.get('permissions-policy')).toContain('camera=(self)');
  });

  test('what is somebody’s own is not for other sites', async () => {
    const own = await ask('/my-tickets', { headers: { cookie: cookies[1] ?? '' } });
    expect(own.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(own.headers.get('cache-control')).toContain('no-store');
    const shared = await ask('/og/event/1.png');
    expect(shared.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('the address to write to about a hole', async () => {
    const answer = await ask('/.well-known/security.txt');
    const text = await answer.text();
    expect(text).toContain('Contact: mailto:security@limelight.test');
    expect(Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  });

  test('the host that a request names is not believed', async () => {
    const { said } = await sayRaw(
      port,
      'GET /admin HTTP/1.1\r\nHost: evil.test\r\nX-Forwarded-Host: evil.test\r\nConnection: close\r\n\r\n',
      20_000,
    );
    expect(said).toMatch(/^HTTP\/1\.1 30\d/);
    expect(said).not.toContain('evil.test');
  });

  test('mail of this machine is not shown on a public address', async () => {
    expect((await ask('/local/mailbox')).status).toBe(404);
  });
});

describe('requests of other sites', () => {
  const elsewhere: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'https://limelight.test.evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: publicUrl },
  ];

  test('change nothing, wherever they are sent', async () => {
    const cookie = cookies[1] ?? '';
    const pages = paths.map((path) => path.replaceAll(/:\w+|\*/g, '1'));
    const endpoints = ['/event/1/hold', '/scanner/api/register', '/scanner/api/claim', '/event/1.data'];
    for (const [index, path] of [...pages, ...endpoints].entries()) {
      const answer = await ask(
        path,
        form({ intent: 'x' }, { cookie, ...elsewhere[index % elsewhere.length] }),
      );
      // The router has a check of its own, which answers 400 where ours says 403.
      expect([400, 403], `${path}: ${answer.status}`).toContain(answer.status);
      await answer.body?.cancel();
    }
  });

  test('cannot pass as data by calling themselves text', async () => {
    for (const type of [
      'text/plain',
      'application/json',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      '',
    ]) {
      const answer = await ask('/follow', {
        method: 'POST',
        headers: { origin: publicUrl, 'content-type': type },
        body: '{"a":1}',
      });
      expect([400, 415], type).toContain(answer.status);
    }
    expect((await ask('/sign-out')).status).toBe(302);
  });
});

describe('too much', () => {
  test('a body is held to its limit, with and without a length', async () => {
    const long = 'x'.repeat(100_000);
    expect((await ask('/auth/v1/token?grant_type=password', { method: 'POST', body: long })).status).toBe(
      413,
    );
    const inChunks = (path: string, bytes: number) =>
      sayRaw(
        port,
        `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: ${publicUrl}\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n0\r\n\r\n`,
        20_000,
      );
    for (const [path, bytes] of [
      ['/auth/v1/signup', 70_000],
      ['/event/1/hold', 20_000],
      ['/local/stripe/checkout/x', 70_000],
      ['/rest/v1/events', 2_200_000],
      ['/webhooks/stripe', 1_100_000],
    ] as const) {
      const { said, isClosed } = await inChunks(path, bytes);
      // Whoever goes on sending may find the connection closed before the answer is read.
      expect([path, said.slice(0, 12) || 'HTTP/1.1 413', isClosed]).toEqual([path, 'HTTP/1.1 413', true]);
    }
  });

  test('requests that are no requests are answered and ended', async () => {
    const odd = [
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`,
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
      'nonsense\r\n\r\n',
      Buffer.from([22, 3, 1, 2, 0, 1]),
    ];
    for (const text of odd) {
      const { said } = await sayRaw(port, text, 5000);
      expect(said.slice(0, 12), String(text).slice(0, 60)).toMatch(/^HTTP\/1\.1 4\d\d/);
    }
    for (const target of [
      '*',
      'http://evil.test/',
      '//evil.test',
      '/%E0%A4%A',
      '/\\evil.test',
      '/event/1?a=%FF%00',
    ])
      expect(
        (
          await sayRaw(port, `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`, 20_000)
        ).said.slice(0, 12),
        target,
      ).toMatch(/^HTTP\/1\.1 [234]\d\d/);
  });
});

describe('every address with anything in it', () => {
  const failures = () =>
    limelight
      .output()
      .split('\n')
      .filter((line) => /"level":"(error|fatal)"|^\s+at /.test(line));

  const failed: string[] = [];

  async function expectPage(path: string, init: RequestInit): Promise<void> {
    const answer = await ask(path, init);
    const text = await answer.text();
    if (answer.status >= 500) failed.push(`${init.method ?? 'GET'} ${path.slice(0, 200)}: ${answer.status}`);
    expect(text, path).not.toMatch(/node_modules|\.tsx?:\d+:\d+/);
    if (answer.headers.get('content-type')?.startsWith('text/html') && !path.startsWith('/local/'))
      expect(answer.headers.get('content-security-policy'), path).toContain("script-src 'self' 'nonce-");
  }

  test('is answered: a page, a refusal, never a failure', {
    timeout: 60_000 * Number(process.env.FUZZ_RUNS ?? 1),
  }, async () => {
    const requests = fc.tuple(fc.nat(2), part, part, search, fields, hostileJson);
    const samples = fc.sample(requests, {
      ...runs(paths.length * 2),
      numRuns: paths.length * 2 * Number(process.env.FUZZ_RUNS ?? 1),
    });
    const asked = samples.map(async ([who, one, other, query, body, json], index) => {
      const filled = (paths[index % paths.length] ?? '')
        .replace(/:\w+|\*/, () => one)
        .replaceAll(/:\w+/g, () => other);
      const path = `${filled}${index % 5 === 0 ? '.data' : ''}?${query}`;
      const headers = { origin: publicUrl, cookie: cookies[who] ?? '' };
      await expectPage(path, { headers });
      const isOut = /sign-out/.test(path);
      await expectPage(path, {
        method: 'POST',
        headers: isOut ? { origin: publicUrl } : headers,
        body: new URLSearchParams(body),
      });
      if (index % 3 === 0)
        await expectPage(path, {
          method: index % 2 ? 'PUT' : 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(json),
        });
    });
    await Promise.all(asked);
    expect(failed).toEqual([]);
    expect(failures()).toEqual([]);
  });

  test('a zero byte gets nowhere, in an address or in what is sent', async () => {
    const headers = { origin: publicUrl, cookie: cookies[1] ?? '' };
    const zero = '{"link":"a\\u0000","pin":"1","name":"a\\u0000"}';
    for (const path of ['/order/%00/tickets.pdf', '/?q=%00', '/scanner/api/link?link=%00'])
      expect((await ask(path, { headers })).status, path).toBe(400);
    for (const path of ['/event/1/hold', '/scanner/api/claim', '/follow', '/push-subscription', '/login']) {
      const isForm = !/api|push/.test(path);
      const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
      const body = isForm ? 'quantity-1=1&code=%00&id=%00' : zero;
      const answer = await ask(path, { method: 'POST', headers: { ...headers, 'content-type': type }, body });
      expect(answer.status, path).toBe(400);
    }
  });

  test('what passes the router by is answered too', async () => {
    const endpoints = [
      '/event/1/hold',
      '/scanner/api/claim',
      '/scanner/api/register',
      '/scanner/api/scan',
      '/scanner/api/link',
      '/webhooks/stripe',
      '/push-subscription',
      '/customize-tickets/save',
      '/customize-tickets/picture?event=1',
      '/local/stripe/checkout/cs_1',
      '/local/stripe/onboarding/x/secure',
      '/local/mailbox/mail/x',
    ];
    const requests = fc.sample(
      fc.tuple(
        fc.oneof(
          hostileJson.map((json) => JSON.stringify(json)),
          hostileText,
        ),
        hostileText,
      ),
      runs(endpoints.length * 3),
    );
    await Promise.all(
      requests.map(([body, other], index) =>
        expectPage(endpoints[index % endpoints.length] ?? '', {
          method: 'POST',
          headers: {
            origin: publicUrl,
            cookie: cookies[1] ?? '',
            'content-type': index % 2 ? 'application/json' : 'application/x-www-form-urlencoded',
            authorization: `Scanner ${'a'.repeat(43)}`,
            'stripe-signature': other.replaceAll(/[^\x20-\xff]|\x7f/g, 'é'),
          },
          body,
        }),
      ),
    );
    expect(failed).toEqual([]);
    expect(failures()).toEqual([]);
  });
});

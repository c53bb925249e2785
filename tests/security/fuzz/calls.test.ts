import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../../fixtures/backend.ts';
import { damaged, hostileJson, hostileText, runs, textOf } from './hostile.ts';

let backend: EmbeddedTestBackend;
let person: Person;
let token: string;
let functions: string[];
let tables: string[];

beforeAll(async () => {
  backend = await startEmbedded();
  person = await backend.person();
  const { data } = await person.client.auth.getSession();
  token = data.session?.access_token ?? '';
  functions = (
    await backend.sql`select distinct p.proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')`
  ).map(({ name }) => name);
  tables = (
    await backend.sql`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')`
  ).map(({ name }) => name);
});
afterAll(() => backend.stop());

/** Never a failure of ours, and never a word about how we are made. */
async function expectAnswered(path: string, init: RequestInit = {}): Promise<number> {
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}`, ...init.headers };
  const response = await fetch(backend.url + path, { redirect: 'manual', ...init, headers });
  const text = await response.text();
  expect(
    response.status,
    `${init.method ?? 'GET'} ${path.slice(0, 300)} ${String(init.body).slice(0, 300)}: ${text}`,
  ).toBeLessThan(500);
  expect(text).not.toMatch(/node_modules|\.ts:\d+|postgres:\/\//);
  return response.status;
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
const json = { 'content-type': 'application/json' };

test('queries of tables: anything may stand in them', async () => {
  const value = textOf(
    'eq.',
    'in.(',
    ')',
    'is.null',
    'not.',
    'fts.',
    'like.',
    '*',
    ',',
    '"',
    '1',
    'cs.{',
    '}',
    '::',
    '->',
    '->>',
    'or(',
  );
  const column = textOf(
    'id',
    '*',
    '(',
    ')',
    ',',
    '!inner',
    ':',
    '->',
    '->>',
    '::text',
    'count',
    '...',
    'events',
    'venue',
  );
  const name = fc.oneof(
    fc.constantFrom(
      'select',
      'order',
      'limit',
      'offset',
      'or',
      'and',
      'id',
      'title',
      'on_conflict',
      'columns',
    ),
    hostileText,
  );
  const query = fc.array(fc.tuple(name, fc.oneof(value, column)), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.nat(), query, async (at, pairs) => {
      const search = pairs.map(([key, text]) => `${encoded(key)}=${encoded(text)}`).join('&');
      await expectAnswered(`/rest/v1/${tables[at % tables.length]}?${search}`);
    }),
    runs(80),
  );
});

test('rows of any shape, under any headers', async () => {
  const header = fc.constantFrom(
    'return=representation',
    'count=exact',
    'resolution=merge-duplicates',
    'tx=rollback',
    'x',
  );
  const type = fc.constantFrom(
    'application/json',
    'text/csv',
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/vnd.pgrst.object+json',
  );
  const method = fc.constantFrom('POST', 'PATCH', 'PUT', 'DELETE');
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      method,
      header,
      type,
      hostileJson,
      async (at, how, prefer, contentType, body) => {
        const path = `/rest/v1/${tables[at % tables.length]}${how === 'POST' ? '' : '?id=eq.1'}`;
        await expectAnswered(path, {
          method: how,
          headers: { 'content-type': contentType, prefer, range: '0-x' },
          body: JSON.stringify(body),
        });
      },
    ),
    runs(80),
  );
});

test('every function with arguments that it did not ask for', async () => {
  const known = new Map(
    (
      await backend.sql`select p.proname as name, coalesce(p.proargnames, '{}') as arguments from pg_proc p
        where p.pronamespace = 'public'::regnamespace`
    ).map((row) => [row.name as string, row.arguments as string[]]),
  );
  const argument = fc.oneof(
    hostileText,
    hostileJson,
    fc.integer(),
    fc.double({ noNaN: true }),
    fc.constantFrom(null, true, '1', '{}', '[]'),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.array(argument, { minLength: 12, maxLength: 12 }), async (at, given) => {
      const name = functions[at % functions.length] ?? '';
      const body = Object.fromEntries(
        (known.get(name) ?? []).map((key, index) => [key, given[index] ?? null]),
      );
      await expectAnswered(`/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify(body),
      });
    }),
    runs(functions.length === 0 ? 0 : 120),
  );
});

test('bodies that are no JSON, too deep, or in no language', async () => {
  const bodies: BodyInit[] = [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '\0',
    '['.repeat(50_000),
    `{"a":${'['.repeat(20_000)}`,
    Uint8Array.of(0xff, 0xfe, 0xc0),
    '{"__proto__":{"a":1}}',
  ];
  for (const path of [
    '/rest/v1/events',
    '/rest/v1/rpc/publish_event',
    '/auth/v1/signup',
    '/auth/v1/token?grant_type=password',
    '/auth/v1/token?grant_type=refresh_token',
    '/auth/v1/verify',
    '/auth/v1/logout',
    '/auth/v1/nothing',
    '/realtime/v1/api/broadcast',
    '/realtime/v1/api/broadcast/%E0%A4%A/events/x',
    '/storage/v1/object/list/pictures',
    '/storage/v1/object/sign/pictures/a',
    '/storage/v1/object/copy',
  ])
    await Promise.all(bodies.map((body) => expectAnswered(path, { method: 'POST', headers: json, body })));
});

test('signing in and up with anything', async () => {
  const field = fc.constantFrom(
    'email',
    'password',
    'type',
    'token',
    'token_hash',
    'refresh_token',
    'auth_code',
    'code_verifier',
    'data',
    'phone',
    'create_user',
    'gotrue_meta_security',
    'options',
  );
  const body = fc.oneof(
    fc.dictionary(field, fc.oneof(hostileText, hostileJson, fc.constant('person@limelight.test'))),
    hostileJson,
  );
  const action = fc.constantFrom(
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'token?grant_type=pkce',
    'token?grant_type=id_token',
    'verify',
    'resend',
    'user',
    'logout?scope=x',
    'factors',
  );
  await fc.assert(
    fc.asyncProperty(action, body, async (path, given) => {
      const method = path === 'user' ? 'PUT' : 'POST';
      await expectAnswered(`/auth/v1/${path}`, {
        method,
        headers: { ...json, authorization: 'Bearer x' },
        body: JSON.stringify(given),
      });
    }),
    runs(25),
  );
  const query = fc.array(
    fc.tuple(
      fc.constantFrom('token', 'type', 'redirect_to', 'provider', 'code', 'state', 'code_challenge'),
      hostileText,
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('verify', 'authorize', 'callback', 'user', 'settings'),
      query,
      async (action, pairs) => {
        const search = pairs.map(([key, text]) => `${key}=${encoded(text)}`).join('&');
        await expectAnswered(`/auth/v1/${action}?${search}`);
      },
    ),
    runs(25),
  );
});

test('tokens of any form open nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(damaged(token), textOf('sb_', 'a', '.', '=')), async (text) => {
      const plain = text.replaceAll(/[^\x21-\x7e]/g, '');
      if (plain.startsWith(token.slice(0, -1))) return;
      const headers = { authorization: `Bearer ${plain}` };
      expect(await expectAnswered('/auth/v1/user', { headers })).not.toBe(200);
      const rows = await fetch(`${backend.url}/rest/v1/users?select=id`, {
        headers: { apikey: backend.publishableKey, ...headers },
      });
      if (rows.ok) expect(await rows.json()).not.toContainEqual({ id: person.id });
    }),
    runs(40),
  );
});

test('files: no path leads out, and no header makes a failure', async () => {
  const path = textOf(
    '/',
    '..',
    '%2e%2e',
    '%2f',
    '%5c',
    'pictures',
    'a.png',
    '%00',
    'public',
    'sign',
    'info',
    '?token=x',
  );
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE');
  const kind = fc.constantFrom(
    'object',
    'object/public',
    'object/sign',
    'object/info',
    'render/image/public',
    'object/upload/sign',
    'bucket',
  );
  await fc.assert(
    fc.asyncProperty(kind, path, method, fc.uint8Array({ maxLength: 50 }), async (part, name, how, body) => {
      const init =
        how === 'GET' || how === 'HEAD'
          ? {}
          : { body, headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-metadata': '%%' } };
      const url = `/storage/v1/${part}/${name.toWellFormed().replaceAll(/[\s#\\]/g, '')}?width=9999999&quality=x&download=%0d%0aset-cookie:a`;
      await expectAnswered(url, { method: how, ...init });
    }),
    runs(80),
  );
});

test('a device is pushed to at a push service, however its address is written', async () => {
  const address = fc.oneof(
    textOf(
      'https://',
      'fcm.googleapis.com',
      '@',
      '/',
      ':443',
      '\\\\',
      '#',
      '?',
      '.',
      '127.0.0.1',
      'evil.test',
    ),
    damaged('https://fcm.googleapis.com/fcm/send/abc'),
  );
  await fc.assert(
    fc.asyncProperty(address, async (text) => {
      const [row] =
        await backend.sql`select private.is_push_endpoint(${text.replaceAll('\0', '').toWellFormed()}) as is`;
      if (!row?.is) return;
      const { protocol, hostname, port, username } = new URL(text);
      expect([protocol, port, username]).toEqual(['https:', '', '']);
      expect(hostname).toMatch(/(^|\.)(googleapis\.com|mozilla\.com|push\.apple\.com|windows\.com)$/);
    }),
    runs(200),
  );
});

test('letters are ended with the link that was signed for them, and no other', async () => {
  const [made] = await backend.sql`select private.unsubscribe_token(${person.id}, null, 'news') as token`;
  const link: string = made?.token;
  const read = (text: string) => backend.sql`select from private.read_unsubscribe_token(${text})`;
  expect(await read(link)).toHaveLength(1);
  await fc.assert(
    fc.asyncProperty(fc.oneof(damaged(link), hostileText), async (text) => {
      const plain = text.replaceAll('\0', '').toWellFormed();
      if (plain !== link) expect(await read(plain)).toHaveLength(0);
    }),
    runs(100),
  );
});

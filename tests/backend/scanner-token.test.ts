import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedTestBackend, startEmbedded } from '../fixtures/backend.ts';
import { type Device, doorOf } from '../fixtures/door.ts';

let backend: EmbeddedTestBackend;
let phone: Device;
let tables: string[];
let functions: string[];
beforeAll(async () => {
  backend = await startEmbedded();
  const door = doorOf(backend.sql);
  const { event } = await door.night({ tickets: 3 });
  phone = await door.device(event);
  await door.scan(event, phone, { serial: 'ff'.repeat(12) });
  const names = await backend.sql`
    select table_name as name, 'table' as kind from information_schema.tables where table_schema = 'public'
    union all select distinct routine_name, 'function' from information_schema.routines where routine_schema = 'public'`;
  tables = names.filter(({ kind }) => kind === 'table').map(({ name }) => String(name));
  functions = names.filter(({ kind }) => kind === 'function').map(({ name }) => String(name));
});
afterAll(() => backend.stop());

async function read(path: string, headers: Record<string, string>, body?: string) {
  const response = await fetch(`${backend.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, body: await response.text() };
}
const asScanner = () => ({ authorization: `Scanner ${phone.token}` });

test('the token of a scanner is nobody’s session', async () => {
  for (const path of ['/rest/v1/scans', '/rest/v1/tickets', '/rest/v1/users', '/auth/v1/user']) {
    const asSession = await read(path, { authorization: `Bearer ${phone.token}` });
    expect([401, 403], path).toContain(asSession.status);
    // Without a word before it, it is not even looked at.
    const bare = await read(path, { authorization: phone.token });
    if (bare.status === 200) expect(bare, path).toEqual(await read(path, {}));
    else expect([401, 403], path).toContain(bare.status);
  }
  expect((await read('/rest/v1/scans', { apikey: phone.token })).status).toBe(401);
});

test('it reads no table that a stranger does not read', async () => {
  expect(tables.length).toBeGreaterThan(30);
  for (const table of tables) {
    const stranger = await read(`/rest/v1/${table}?limit=5`, {});
    const scanner = await read(`/rest/v1/${table}?limit=5`, asScanner());
    if (scanner.status === 200) expect(scanner, table).toEqual(stranger);
    else expect(scanner.status, table).toBeGreaterThanOrEqual(401);
  }
  for (const table of ['scans', 'scanner_devices', 'gates', 'tickets', 'orders'])
    expect((await read(`/rest/v1/${table}`, asScanner())).body).not.toContain('Guest');
});

test('it calls no function that a stranger cannot call', async () => {
  expect(functions.length).toBeGreaterThan(30);
  for (const name of functions) {
    const stranger = await read(`/rest/v1/rpc/${name}`, {}, '{}');
    const scanner = await read(`/rest/v1/rpc/${name}`, asScanner(), '{}');
    expect([scanner.status === stranger.status || scanner.status === 401, name]).toEqual([true, name]);
  }
  for (const name of ['scan_tickets', 'sync_scans', 'event_pack', 'find_guests', 'undo_scan'])
    expect((await read(`/rest/v1/rpc/${name}`, asScanner(), '{}')).status).toBeGreaterThanOrEqual(401);
});

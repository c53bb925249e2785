import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '~/features/audit/queries';
import { readAuditFilter } from '~/features/audit/rules';
import { listDirectory } from '~/features/platform/directory-queries';
import type { DirectoryKind } from '~/features/platform/rules';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { doorOf } from '../fixtures/door.ts';

let backend: EmbeddedTestBackend;
let make: ReturnType<typeof catalogueOf>;
let manager: Person;
let helper: Person;
let nox: Person;
let event: number;
beforeAll(async () => {
  backend = await startEmbedded();
  make = catalogueOf(backend.sql);
  [manager, helper, nox] = await Promise.all([backend.person(), backend.person(), backend.person()]);
  await make.permit(manager, 'platform', 1, 3);
  await make.permit(helper, 'platform', 1, 1);
  await backend.sql`update public.users set display_name = 'Nox 100%', handle = 'nox_dj' where id = ${nox.id}`;
  event = await make.event({ title: 'Nox all night', status: 'draft' });
  await make.artist('Nox');
  await make.permit(nox, 'event', event, 4);
});
afterAll(() => backend.stop());

async function find(by: Person, search: string, kind: DirectoryKind = 'all', filters = {}) {
  const page = { search, sort: null, descending: false, from: 0, to: 24, filters };
  const { rows } = await listDirectory(by.client, kind, page);
  return rows.map((row) => `${row.kind}: ${row.name}`);
}

describe('the directory', () => {
  test('finds people by name, handle, number and whole address, and everything else by its name', async () => {
    expect(await find(manager, 'nox')).toEqual(['user: Nox 100%', 'event: Nox all night', 'artist: Nox']);
    expect(await find(manager, '100%', 'users')).toEqual(['user: Nox 100%']);
    expect(await find(manager, 'NOX_D', 'users')).toEqual(['user: Nox 100%']);
    expect(await find(manager, nox.email)).toEqual(['user: Nox 100%']);
    expect(await find(manager, nox.email.slice(0, -2))).toEqual([]);
    expect(await find(manager, String(nox.id), 'users')).toContain('user: Nox 100%');
    expect(await find(manager, String(event), 'events')).toEqual(['event: Nox all night']);
  });

  test('says who is in the team, and nothing of addresses to staff who may not act', async () => {
    const page = { search: 'nox', sort: 'name', descending: true, from: 0, to: 24, filters: {} };
    const [row] = (await listDirectory(manager.client, 'events', page)).rows;
    expect(row?.permissions).toMatchObject([{ userId: nox.id, level: 4 }]);
    const detail = async (by: Person) => (await listDirectory(by.client, 'users', page)).rows[0]?.detail;
    expect(await detail(manager)).toBe(`@nox_dj · ${nox.email}`);
    expect(await detail(helper)).toBe('@nox_dj');
    expect(await find(helper, nox.email)).toEqual([]);
  });

  test('finds an order by its code and by the serial of a ticket', async () => {
    const door = doorOf(backend.sql);
    const { tickets } = await door.night();
    const [order] = await backend.sql`
      select o.code, t.serial from public.tickets t join public.orders o on o.id = t.order_id where t.id = ${tickets[0] ?? 0}`;
    expect(await find(manager, order?.code.toLowerCase())).toEqual([`order: ${order?.code}`]);
    expect(await find(manager, order?.serial)).toEqual([`order: ${order?.code}`]);
    expect(await find(helper, order?.code)).toEqual([]);
  });

  test('without words it shows what is suspended, and a kind can be looked through for it', async () => {
    const venue = await make.venue('Shut Rooms', 'Town');
    expect(await find(manager, '')).toEqual([]);
    await manager.client.rpc('suspend_entity', {
      entity_type: 'venue',
      entity_id: venue,
      reason: 'Does not exist',
    });
    expect(await find(manager, '')).toEqual(['venue: Shut Rooms']);
    expect(await find(manager, '', 'venues', { state: 'suspended' })).toEqual(['venue: Shut Rooms']);
    expect(await find(manager, '', 'artists', { state: 'suspended' })).toEqual([]);
  });

  test('is for staff alone', async () => {
    await expect(find(nox, 'nox')).rejects.toMatchObject({ reason: 'not_allowed' });
    await expect(find(nox, 'nox', 'users')).rejects.toMatchObject({ reason: 'not_allowed' });
    expect((await backend.anonymous().rpc('search_directory', { search: 'nox' })).error).not.toBeNull();
  });
});

test('the log is read by what was done, by whom, to what and when, and page by page', async () => {
  for (const featured of [true, false, true])
    await manager.client.rpc('feature_event', { event_id: event, featured });
  const read = async (query: string, by = manager) =>
    (await listAudit(by.client, readAuditFilter(new URLSearchParams(query)))).entries;
  const ofEvent = await read(`entity=event&number=${event}`);
  expect(ofEvent.map(({ action }) => action)).toEqual([
    'event.featured',
    'event.unfeatured',
    'event.featured',
  ]);
  expect(ofEvent[0]).toMatchObject({
    actorId: manager.id,
    actorName: 'Test Person',
    entityName: 'Nox all night',
  });
  const today = new Date().toISOString().slice(0, 10);
  expect(await read(`action=event.&by=${manager.id}&from=${today}&to=${today}`)).toHaveLength(3);
  expect(await read(`action=event.&by=${helper.id}`)).toEqual([]);
  expect(await read('to=2020-01-01')).toEqual([]);
  expect(await read(`entity=event&number=${event}&before=${ofEvent[0]?.id}`)).toHaveLength(2);
  expect(await read('', nox)).toEqual([]);

  await backend.sql`insert into public.audit_entries (action, entity_type, entity_id) select 'genre.moved', 'genre', n from generate_series(1, 120) n`;
  const seen: number[] = [];
  for (let before: number | null = null, pages = 0; pages < 5; pages += 1) {
    const query = new URLSearchParams({ action: 'genre.', ...(before && { before: String(before) }) });
    const { entries, next } = await listAudit(manager.client, readAuditFilter(query));
    seen.push(...entries.map(({ entityId }) => entityId));
    if (next === null) break;
    before = next;
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => 120 - at));
});

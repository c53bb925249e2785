import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkGate, checkRules, checkScanner } from '~/features/door/schema';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { doorOf } from '../fixtures/door.ts';

let backend: EmbeddedTestBackend;
let door: ReturnType<typeof doorOf>;
let manager: Person;
let editor: Person;
let stranger: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  door = doorOf(backend.sql);
  [manager, editor, stranger] = await Promise.all([backend.person(), backend.person(), backend.person()]);
});
afterAll(() => backend.stop());

async function teamNight() {
  const night = await door.night();
  const { permit } = catalogueOf(backend.sql);
  await permit(manager, 'event', night.event, 3);
  await permit(editor, 'event', night.event, 2);
  return night;
}

const reasonOf = async (asking: PromiseLike<{ error: { message: string } | null }>) =>
  (await asking).error?.message;
const rules = { reentry: 'after_exit', live_code: true, search_allowed: false, capacity: 300 } as const;
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

async function makeGate(event: number, name: string, types: number[] = []): Promise<number> {
  const { data, error } = await manager.client.rpc('save_gate', {
    event_id: event,
    name,
    ticket_type_ids: types,
  });
  expect(error).toBeNull();
  return data ?? 0;
}

async function makeLink(event: number, extra: { name?: string; gate_id?: number; device_id?: number } = {}) {
  const asked = { event_id: event, name: 'Front', ...extra };
  const { data, error } = await manager.client.rpc('make_scanner_link', asked).single();
  expect(error).toBeNull();
  return data ?? { id: 0, link: '', pin: '', ends_at: '' };
}

const claim = async (link: string, pin: string, token = link) => {
  const [row] = await backend.sql`
    select private.claim_scanner(${Buffer.from(hash(link), 'hex')}, ${pin}, '', ${Buffer.from(hash(token), 'hex')}) as answer`;
  return row?.answer;
};

describe('who may', () => {
  test('managers decide about the door, editors look at it, strangers do neither', async () => {
    const { event } = await teamNight();
    const gate = await makeGate(event, 'Main');
    const { id } = await makeLink(event);
    for (const person of [editor, stranger]) {
      const { client } = person;
      const seen = person === stranger ? 'not_found' : 'not_allowed';
      expect(await reasonOf(client.rpc('save_door_rules', { event_id: event, ...rules }))).toBe(
        'not_allowed',
      );
      expect(await reasonOf(client.rpc('save_gate', { event_id: event, name: 'Mine' }))).toBe('not_allowed');
      expect(await reasonOf(client.rpc('order_gates', { event_id: event, gate_ids: [gate] }))).toBe(
        'not_allowed',
      );
      expect(await reasonOf(client.rpc('make_scanner_link', { event_id: event, name: 'Mine' }))).toBe(
        'not_allowed',
      );
      expect(await reasonOf(client.rpc('delete_gate', { gate_id: gate }))).toBe(seen);
      expect(await reasonOf(client.rpc('change_scanner', { device_id: id, name: 'Mine' }))).toBe(seen);
      expect(await reasonOf(client.rpc('revoke_scanner', { device_id: id }))).toBe(seen);
    }
    expect(await reasonOf(stranger.client.rpc('list_scanners', { event_id: event }))).toBe('not_allowed');
    expect((await editor.client.rpc('list_scanners', { event_id: event })).data).toMatchObject([
      { name: 'Front' },
    ]);
    expect(await reasonOf(backend.anonymous().rpc('revoke_scanner', { device_id: id }))).toBeDefined();
    // Hashes are for nobody.
    expect(await reasonOf(manager.client.from('scanner_devices').select('pin_hash'))).toBeDefined();
  });
});

describe('rules', () => {
  test('are saved, and not over what somebody else has saved meanwhile', async () => {
    const { event } = await teamNight();
    const save = (seen: number, changes = {}) =>
      manager.client.rpc('save_door_rules', { event_id: event, ...rules, ...changes, seen });
    expect((await save(0)).data).toBe(1);
    expect(await reasonOf(save(0))).toBe('changed_meanwhile');
    expect((await save(1, { reentry: 'once' })).data).toBe(2);
    const { data } = await backend
      .anonymous()
      .from('door_rules')
      .select('reentry, capacity, live_code')
      .eq('event_id', event);
    expect(data).toEqual([{ reentry: 'once', capacity: 300, live_code: true }]);
  });
});

describe('what may be typed', () => {
  const long = (length: number) => 'x'.repeat(length);
  const isFine = (errors: object) => Object.keys(errors).length === 0;

  test.each(['Main', '  ', long(40), long(41)])(
    'a gate named “%s” is refused here and there, or nowhere',
    async (name) => {
      const { event } = await teamNight();
      const { error } = await manager.client.rpc('save_gate', { event_id: event, name });
      expect(isFine(checkGate({ name, typeIds: [] }))).toBe(error === null);
    },
  );

  test.each(['Front', '', long(60), long(61)])('and so is a phone named “%s”', async (name) => {
    const { event } = await teamNight();
    const { error } = await manager.client.rpc('make_scanner_link', { event_id: event, name });
    expect(isFine(checkScanner({ name, gateId: null, typeIds: [] }))).toBe(error === null);
  });

  test.each([0, 1, 1_000_000, 1_000_001])('and so is room for %i', async (capacity) => {
    const { event } = await teamNight();
    const { error } = await manager.client.rpc('save_door_rules', { event_id: event, ...rules, capacity });
    expect(isFine(checkRules({ ...rules, capacity }))).toBe(error === null);
  });
});

describe('gates', () => {
  test('have names of their own, types of their event and an order', async () => {
    const { event, type } = await teamNight();
    const other = await teamNight();
    const main = await makeGate(event, ' Main ', [type, type]);
    const side = await makeGate(event, 'Side');
    const save = (content: { name: string; ticket_type_ids?: number[]; gate_id?: number }) =>
      reasonOf(manager.client.rpc('save_gate', { event_id: event, ...content }));
    expect(await save({ name: 'main' })).toBe('gate_name_taken');
    expect(await save({ name: 'VIP', ticket_type_ids: [other.type] })).toBe('unknown_ticket_type');
    expect(await save({ name: 'MAIN', gate_id: main })).toBeUndefined();
    expect(
      await reasonOf(manager.client.rpc('save_gate', { event_id: other.event, name: 'X', gate_id: main })),
    ).toBe('not_found');
    await manager.client.rpc('order_gates', { event_id: event, gate_ids: [side, main] });
    const { data } = await editor.client
      .from('gates')
      .select('name, ticket_type_ids')
      .eq('event_id', event)
      .order('position');
    expect(data).toEqual([
      { name: 'Side', ticket_type_ids: [] },
      { name: 'MAIN', ticket_type_ids: [] },
    ]);
  });

  test('that are deleted leave their phones without a gate and their name free', async () => {
    const { event } = await teamNight();
    const gate = await makeGate(event, 'Main');
    const { id } = await makeLink(event, { gate_id: gate });
    expect(await reasonOf(manager.client.rpc('delete_gate', { gate_id: gate }))).toBeUndefined();
    expect(await reasonOf(manager.client.rpc('delete_gate', { gate_id: gate }))).toBe('not_found');
    const [device] = await backend.sql`select gate_id from public.scanner_devices where id = ${id}`;
    expect(device?.gate_id).toBeNull();
    expect(
      await reasonOf(manager.client.rpc('change_scanner', { device_id: id, name: 'A', gate_id: gate })),
    ).toBe('unknown_gate');
    await makeGate(event, 'Main');
  });
});

describe('phones', () => {
  test('a link and its PIN are told once, only their hashes are kept, and one phone can use them', async () => {
    const { event } = await teamNight();
    const { id, link, pin, ends_at } = await makeLink(event);
    expect(link).toMatch(/^[\w-]{43}$/);
    expect(pin).toMatch(/^\d{6}$/);
    const [row] = await backend.sql`select encode(link_hash, 'hex') as link, encode(pin_hash, 'hex') as pin,
      link_ends_at = e.ends_at as ends_with_event from public.scanner_devices d join public.events e on e.id = d.event_id where d.id = ${id}`;
    expect(row).toEqual({ link: hash(link), pin: hash(`${id}:${pin}`), ends_with_event: true });
    expect(Date.parse(ends_at)).toBeLessThan(Date.now() + 8 * 3_600_000);
    expect(await claim(link, pin)).toMatchObject({ device: { id, name: 'Front' } });
    expect(await claim(link, pin)).toMatchObject({ reason: 'link_used' });
    expect(
      await reasonOf(manager.client.rpc('make_scanner_link', { event_id: event, name: 'A', device_id: id })),
    ).toBe('link_used');
  });

  test('a link that was not used is renewed: the one before it is worth nothing, wrong PINs are forgotten', async () => {
    const { event } = await teamNight();
    const first = await makeLink(event);
    for (let n = 0; n < 5; n += 1) await claim(first.link, 'wrong');
    expect(await claim(first.link, first.pin)).toMatchObject({ reason: 'too_many_pins' });
    const second = await makeLink(event, { device_id: first.id, name: 'Back' });
    expect(second.id).toBe(first.id);
    expect(await claim(first.link, first.pin)).toMatchObject({ reason: 'link_unknown' });
    expect(await claim(second.link, second.pin)).toMatchObject({ device: { name: 'Back' } });
  });

  test('weeks before the event a link lasts for seven days, and after it there is none', async () => {
    const { event } = await teamNight();
    await backend.sql`update public.events set ends_at = now() + interval '20 days' where id = ${event}`;
    const days = (Date.parse((await makeLink(event)).ends_at) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    await backend.sql`update public.events set starts_at = now() - interval '3 days', ends_at = now() - interval '2 days' where id = ${event}`;
    expect(await reasonOf(manager.client.rpc('make_scanner_link', { event_id: event, name: 'A' }))).toBe(
      'door_is_over',
    );
  });

  test('a revoked phone is a stranger from its next request on, also that of a person', async () => {
    const { event } = await teamNight();
    const phone = await door.device(event, { level: 1 });
    const scan = () => door.scan(event, phone, { problem: 'forged' });
    expect((await scan()).outcome).toBe('forged');
    expect(
      await reasonOf(manager.client.rpc('revoke_scanner', { device_id: phone.deviceId })),
    ).toBeUndefined();
    expect((await scan()).reason).toBe('scanner_revoked');
    expect(await reasonOf(manager.client.rpc('revoke_scanner', { device_id: phone.deviceId }))).toBe(
      'not_found',
    );
    const { id } = await makeLink(event, { name: 'Never used' });
    await manager.client.rpc('revoke_scanner', { device_id: id });
    const { data } = await manager.client.rpc('list_scanners', { event_id: event });
    expect(data).toMatchObject([
      { id: phone.deviceId, person_name: 'Door Person', is_on: false, refused: 1 },
    ]);
  });

  test('an event has room for 500', async () => {
    const { event } = await teamNight();
    await backend.sql`insert into public.scanner_devices (event_id, name) select ${event}, 'Phone' from generate_series(1, 500)`;
    const another = () =>
      reasonOf(manager.client.rpc('make_scanner_link', { event_id: event, name: 'One more' }));
    expect(await another()).toBe('too_many_scanners');
    await backend.sql`update public.scanner_devices set revoked_at = now() where event_id = ${event}`;
    expect(await another()).toBeUndefined();
  });
});

test('owners alone retire the key of an event, and only that one’s', async () => {
  const { event } = await teamNight();
  const other = await teamNight();
  for (const id of [event, other.event])
    await backend.sql`select private.keep_ticket_key(${id}, ${randomBytes(32)}, ${randomBytes(32)})`;
  const owner = await backend.person();
  await catalogueOf(backend.sql).permit(owner, 'event', event, 4);
  const retire = (person: Person) => reasonOf(person.client.rpc('retire_ticket_key', { event_id: event }));
  expect([await retire(stranger), await retire(editor), await retire(manager)]).toEqual(
    Array(3).fill('not_found'),
  );
  const active = async () => {
    const rows = await backend.sql`
      select event_id::int from private.ticket_keys where event_id = any (${[event, other.event]}) and retired_at is null`;
    return rows.map(({ event_id }) => event_id);
  };
  expect((await active()).sort()).toEqual([event, other.event].sort());
  expect(await retire(owner)).toBeUndefined();
  expect(await active()).toEqual([other.event]);
});

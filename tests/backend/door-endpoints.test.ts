import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveCodeOf, liveSecretOf } from '~/lib/live-code';
import type { Platform } from '~/lib/platform';
import { createDoorEndpoints } from '~/routes/door/door-endpoints.server';
import { readCode } from '~/services/door/read-code.server';
import { signTickets } from '~/services/tickets/sign-tickets.server';
import { type Device, doorOf, type ScanAnswer } from '../fixtures/door.ts';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';

let world: PaymentWorld;
let door: ReturnType<typeof doorOf>;
let endpoint: ReturnType<typeof createDoorEndpoints>;
beforeAll(async () => {
  world = await createPaymentWorld();
  door = doorOf(world.sql);
  endpoint = createDoorEndpoints(world.platform);
});
afterAll(() => world.stop());

type Reply<Body> = { status: number; body: Body };
async function ask<Body>(what: string, token: string, body?: unknown): Promise<Reply<Body>> {
  const text = body === undefined ? null : JSON.stringify(body);
  const request = new Request(`${world.platform.publicUrl}/scanner/api/${what}`, {
    method: text === null ? 'GET' : 'POST',
    headers: { authorization: `Scanner ${token}`, ...(text && { 'content-length': String(text.length) }) },
    body: text,
  });
  const response = await endpoint(request);
  return { status: response?.status ?? 0, body: (await response?.json()) as Body };
}
const scanText = (phone: Device, token: string) =>
  ask<ScanAnswer>('scan', phone.token, { nonce: randomUUID(), at: Date.now(), direction: 'entry', token });

async function codesOf(platform: Platform, tickets: number[]): Promise<string[]> {
  const tokens = await signTickets(
    platform,
    tickets.map((id) => ({ id })),
  );
  return tickets.map((id) => tokens.get(id) ?? '');
}

test('a code is read, checked and let in, and no second time', async () => {
  const { event, tickets } = await door.night();
  const phone = await door.device(event);
  const [code = ''] = await codesOf(world.platform, tickets);
  expect(await scanText(phone, code)).toMatchObject({ status: 200, body: { outcome: 'accepted' } });
  expect(await scanText(phone, code)).toMatchObject({ status: 200, body: { outcome: 'already_scanned' } });
});

test('letters of a code are no encoded zero byte: one ticket in many hundreds has them', async () => {
  const { event } = await door.night();
  const phone = await door.device(event);
  expect(await scanText(phone, 'HB03%00A96')).toMatchObject({ status: 200 });
  expect(await scanText(phone, 'HB03\0A96')).toMatchObject({ status: 400 });
});

test('forged, truncated and foreign codes are never let in and break nothing', async () => {
  const { event, tickets } = await door.night({ tickets: 20 });
  const foreign = await door.night({ tickets: 5 });
  const phone = await door.device(event);
  const codes = await codesOf(world.platform, tickets);
  const others = await codesOf(world.platform, foreign.tickets);
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
  const anything = [...alphabet, 'a', 'ü', '🎫', '\0', '\n', '<', '"', "'"];
  const pick = <One>(of: readonly One[]) => of[randomInt(of.length)] as One;
  const spoilt = (): string => {
    const code = pick(codes);
    const at = randomInt(code.length);
    return pick([
      () => code.slice(0, at),
      () => code.slice(at + 1),
      () =>
        `${code.slice(0, at)}${pick([...alphabet].filter((one) => one !== code[at]))}${code.slice(at + 1)}`,
      () => pick(others),
      () => code.slice(0, 50) + pick(others).slice(50),
      () => Array.from({ length: randomInt(1, 200) }, () => pick(anything)).join(''),
      () => code.toLowerCase(),
      () => ` ${code}`,
    ])();
  };
  const problems = new Set<string>();
  for (let round = 0; round < 10_000; round += 1) {
    const read = await readCode(world.platform, event, spoilt());
    problems.add('problem' in read ? read.problem : `serial ${read.serial}`);
  }
  expect([...problems].sort()).toEqual(['forged', 'unknown', 'wrong_event']);
  // An empty text is no request at all.
  const known = new Set(['forged', 'unknown', 'wrong_event', '400 invalid_value']);
  const replies = await Promise.all(Array.from({ length: 200 }, () => scanText(phone, spoilt())));
  const said = replies.map(({ status, body }) =>
    status === 200 ? body.outcome : `${status} ${body.reason}`,
  );
  expect(said.filter((one) => !known.has(one))).toEqual([]);
  expect(await door.entries(event)).toEqual([]);
}, 60_000);

test('a picture of a live code is of no use a minute later', async () => {
  const { event, tickets } = await door.night({ tickets: 2 });
  await door.rules(event, { live: true });
  const phone = await door.device(event);
  const [code = '', second = ''] = await codesOf(world.platform, tickets);
  const { body: pack } = await ask<{ liveKey: string }>('pack', phone.token);
  const liveKey = Uint8Array.from(Buffer.from(pack.liveKey, 'base64'));
  const liveAt = async (ticket: number, at: number) =>
    liveCodeOf(await liveSecretOf(liveKey, await door.serialOf(ticket)), new Date(at));
  const [one = 0, two = 0] = tickets;
  expect((await scanText(phone, code)).body.outcome).toBe('code_expired');
  const picture = code + (await liveAt(one, Date.now() - 60_000));
  expect((await scanText(phone, picture)).body.outcome).toBe('code_expired');
  expect((await scanText(phone, code + (await liveAt(two, Date.now())))).body.outcome).toBe('code_expired');
  expect((await scanText(phone, second + (await liveAt(two, Date.now())))).body.outcome).toBe('accepted');
});

test('a key that was retired signs nothing that lets in; a ticket opened anew does', async () => {
  const { event, tickets } = await door.night();
  const phone = await door.device(event);
  const [old = ''] = await codesOf(world.platform, tickets);
  await world.sql`update private.ticket_keys set retired_at = now() where event_id = ${event}`;
  // Another process: this one would remember the keys for some seconds.
  const elsewhere = { ...world.platform, sql: world.connect() };
  const [fresh = ''] = await codesOf(elsewhere, tickets);
  await elsewhere.sql.end();
  expect((await scanText(phone, old)).body.outcome).toBe('revoked');
  expect((await scanText(phone, fresh)).body.outcome).toBe('accepted');
});

const hash = (text: string) => createHash('sha256').update(text).digest();
async function linkOf(event: number, pin: string) {
  const link = randomBytes(32).toString('base64url');
  const [row] = await world.sql`
    insert into public.scanner_devices (event_id, name, link_hash, pin_hash, link_ends_at)
    values (${event}, 'Borrowed phone', ${hash(link)}, '', now() + interval '1 day') returning id::int`;
  await world.sql`update public.scanner_devices set pin_hash = ${hash(`${row?.id}:${pin}`)} where id = ${row?.id}`;
  return { link, id: Number(row?.id) };
}

test('a link and its PIN make one phone a scanner', async () => {
  const { event, tickets } = await door.night();
  const { link } = await linkOf(event, '123456');
  expect((await ask(`link?link=${link}`, '')).body).toMatchObject({ eventTitle: 'Door Night' });
  const wrong = await ask('claim', '', { link, pin: '000000' });
  expect(wrong).toMatchObject({ status: 403, body: { reason: 'wrong_pin', detail: { left: 4 } } });
  const made = await ask<{ token: string; device: { name: string; level: number } }>('claim', '', {
    link,
    pin: '123456',
    name: 'North',
  });
  expect(made).toMatchObject({ status: 200, body: { device: { name: 'North', level: 0 } } });
  expect(await ask('claim', '', { link, pin: '123456' })).toMatchObject({ status: 410 });
  const [code = ''] = await codesOf(world.platform, tickets);
  const scanned = await scanText({ deviceId: 0, token: made.body.token }, code);
  expect(scanned.body.outcome).toBe('accepted');
});

test('five wrong PINs close a link, also when they come at once', async () => {
  const { event } = await door.night();
  const { link, id } = await linkOf(event, '123456');
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, n) => ask<{ reason: string }>('claim', '', { link, pin: String(n) })),
  );
  expect(tries.filter(({ body }) => body.reason === 'wrong_pin')).toHaveLength(4);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await ask('claim', '', { link, pin: '123456' })).status).toBe(429);
  const [row] = await world.sql`select wrong_pins, claimed_at from public.scanner_devices where id = ${id}`;
  expect({ ...row }).toEqual({ wrong_pins: 5, claimed_at: null });
});

test('a revoked phone is told so, whatever it asks', async () => {
  const { event } = await door.night();
  const phone = await door.device(event);
  expect((await ask('pack', phone.token)).status).toBe(200);
  await world.sql`update public.scanner_devices set revoked_at = now() where id = ${phone.deviceId}`;
  const undo = { nonce: randomUUID(), scanNonce: randomUUID() };
  const scans = [{ nonce: randomUUID(), at: 0, direction: 'entry', ticketId: 1, outcome: 'accepted' }];
  const replies = [
    await ask('pack', phone.token),
    await ask('find?q=guest', phone.token),
    await ask('conflicts', phone.token),
    await ask('undo', phone.token, undo),
    await ask('sync', phone.token, { sentAt: Date.now(), scans }),
    await scanText(phone, 'anything'),
    await ask('pack', randomBytes(32).toString('base64url')),
    await ask('pack', ''),
  ];
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 401, body: { reason: 'scanner_revoked' } });
});

type Pack = {
  cursor: string;
  whole: boolean;
  tickets: [number, string, number, string, string][];
  revoked: [string, string][];
};

test('a pack is whole at first, and then what changed', async () => {
  const { event, tickets } = await door.night({ tickets: 5 });
  const phone = await door.device(event);
  const [one = 0, two = 0, three = 0] = tickets;
  const { body: whole } = await ask<Pack>('pack', phone.token);
  expect(whole).toMatchObject({ whole: true, revoked: [], event: { title: 'Door Night' } });
  expect(whole.tickets.map(([id]) => id).sort((a, b) => a - b)).toEqual(tickets);
  await ask(`pack?since=${whole.cursor}&waiting=3`, phone.token);
  const oldSerial = await door.serialOf(two);
  await door.scan(event, phone, { ticket: one });
  await world.sql`select private.reissue_ticket(${two}, null, 'Somebody Else', 'else@limelight.test')`;
  await world.sql`select private.void_tickets(array[${three}]::bigint[], 'refunded')`;
  const { body: delta } = await ask<Pack>(`pack?since=${whole.cursor}`, phone.token);
  expect(delta.whole).toBe(false);
  // More than what changed is told while somebody's transaction is open, never less.
  const told = new Map(delta.tickets.map(([id, , , status, name]) => [id, [status, name]]));
  expect([one, two, three].map((id) => told.get(id))).toEqual([
    ['valid', 'Guest 1'],
    ['valid', 'Somebody Else'],
    ['refunded', 'Guest 3'],
  ]);
  expect(delta.revoked).toContainEqual([oldSerial, 'transferred']);
  const [seen] =
    await world.sql`select waiting, last_seen_at is not null as seen from public.scanner_devices where id = ${phone.deviceId}`;
  expect({ ...seen }).toEqual({ waiting: 0, seen: true });
});

test('what a slow transaction changed is told when it is done, though others were told of before', async () => {
  const { event, tickets } = await door.night({ tickets: 2 });
  const phone = await door.device(event);
  const [slow = 0, quick = 0] = tickets;
  let between = '';
  await world.sql.begin(async (sql) => {
    await sql`update public.tickets set holder_name = 'Slow' where id = ${slow}`;
    await door.scan(event, phone, { ticket: quick });
    between = (await ask<Pack>('pack', phone.token)).body.cursor;
  });
  const { body } = await ask<Pack>(`pack?since=${between}`, phone.token);
  expect(body.tickets.map(([id, , , , name]) => [id, name])).toContainEqual([slow, 'Slow']);
});

test('names are looked up by three letters, where the event allows it, ten at most', async () => {
  const { event } = await door.night({ tickets: 30 });
  const phone = await door.device(event);
  const find = (wanted: string) =>
    ask<{ matches: { name: string; orderCode: string }[]; reason?: string }>(
      `find?q=${encodeURIComponent(wanted)}`,
      phone.token,
    );
  expect((await find('gu')).body.reason).toBe('search_too_short');
  expect((await find('%%%')).body.matches).toEqual([]);
  const { body } = await find('uest 1');
  expect(body.matches).toHaveLength(10);
  const code = body.matches[0]?.orderCode ?? '';
  // Only who has no name of their own on the ticket goes by the buyer's.
  await world.sql`update public.orders set name = 'Zora Buyer' where event_id = ${event}`;
  await world.sql`update public.tickets set holder_name = '' where id = (select min(id) from public.tickets where event_id = ${event})`;
  expect((await find('zora b')).body.matches).toMatchObject([{ name: 'Zora Buyer' }]);
  await door.rules(event, { search: false });
  expect(await find('uest')).toMatchObject({ status: 403, body: { reason: 'search_not_allowed' } });
  await world.sql`update public.orders set code = upper(code) where event_id = ${event}`;
  expect((await find(code.toLowerCase())).body.matches).toHaveLength(1);
  const { body: pack } = await ask<Pack>('pack', phone.token);
  expect(pack.tickets.every(([, , , , name]) => name === '')).toBe(true);
});

test('nonsense is refused before anything looks at it', async () => {
  const { event } = await door.night();
  const phone = await door.device(event);
  const good = { nonce: randomUUID(), at: Date.now(), direction: 'entry' };
  for (const body of [
    {},
    [],
    'text',
    good,
    { ...good, token: 'A', ticketId: 1 },
    { ...good, token: 'A', nonce: 'no' },
    { ...good, token: 'A', direction: 'up' },
    { ...good, token: 'A'.repeat(2001) },
    { ...good, ticketId: -1 },
    { ...good, ticketId: 1, at: 1e99 },
    { ...good, ticketId: 1, override: { reason: '' } },
  ])
    expect(await ask('scan', phone.token, body)).toMatchObject({
      status: 400,
      body: { reason: 'invalid_value' },
    });
  expect((await ask('nothing', phone.token)).status).toBe(404);
  expect((await ask('register', phone.token, { eventId: event, gateId: null, name: 'Mine' })).status).toBe(
    401,
  );
});

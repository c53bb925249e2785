import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { saleOf } from '../fixtures/sale.ts';

let backend: EmbeddedTestBackend;
let sale: ReturnType<typeof saleOf>;
let stranger: Client;
let person: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  sale = saleOf(backend.sql);
  stranger = backend.anonymous();
  person = await backend.person();
});
afterAll(() => backend.stop());

async function offers(client: Client, event: number, code?: string) {
  const { data, error } = await client.rpc('list_offers', { event_id: event, ...(code && { code }) });
  expect(error).toBeNull();
  return data ?? [];
}

test('how many are left is told only when it is few', async () => {
  const event = await sale.event();
  await sale.type(event, { pools: [await sale.pool(event, 21)] });
  await sale.type(event, { pools: [await sale.pool(event, 20)] });
  await sale.type(event, { pools: [await sale.pool(event, 80)], persons: 4 });
  await sale.type(event, { pools: [await sale.pool(event, null)] });
  const listed = await offers(stranger, event);
  expect(listed.map(({ remaining }) => remaining)).toEqual([null, 20, 20, null]);
  expect(listed.map(({ max_per_order: most }) => most)).toEqual([10, 10, 10, 10]);
});

test('every state has its name', async () => {
  const event = await sale.event();
  const pool = await sale.pool(event, 10);
  const open = await sale.type(event, { pools: [pool] });
  const tier = await sale.type(event, { pools: [pool], after: open });
  const gone = await sale.type(event, { pools: [await sale.pool(event, 0)] });
  const later = await sale.type(event, { pools: [pool] });
  const over = await sale.type(event, { pools: [pool] });
  await backend.sql`update public.ticket_types set sale_starts_at = now() + interval '1 hour' where id = ${later}`;
  await backend.sql`update public.ticket_types set sale_ends_at = now() where id = ${over}`;
  const states = Object.fromEntries((await offers(stranger, event)).map(({ id, state }) => [id, state]));
  expect(states).toEqual({
    [open]: 'on_sale',
    [tier]: 'waits_for_tier',
    [gone]: 'sold_out',
    [later]: 'not_yet',
    [over]: 'over',
  });
});

test('what is secret is there for a code that opens it, and for no other', async () => {
  const event = await sale.event();
  const elsewhere = await sale.event();
  const hidden = await sale.type(event, { pools: [await sale.pool(event, 5)], secret: true });
  for (const of of [event, elsewhere])
    await backend.sql`insert into public.coupons (event_id, code, kind, value) values (${of}, ${`CODE-${of}`}, 'percent', 5)`;
  await backend.sql`insert into public.coupons (event_id, code, kind, unlocks)
    values (${event}, 'OPEN', 'unlocking', array[${hidden}]::bigint[])`;
  for (const code of [undefined, '', 'NOPE', `CODE-${event}`, `CODE-${elsewhere}`, '%'])
    expect(await offers(stranger, event, code)).toEqual([]);
  expect(await offers(stranger, event, ' open ')).toHaveLength(1);
  await backend.sql`update public.coupons set valid_until = now() where code = 'OPEN'`;
  expect(await offers(stranger, event, 'open')).toEqual([]);
  const check = async (code: string) => (await stranger.rpc('check_code', { event_id: event, code })).data;
  expect(await check('open')).toBe('coupon_over');
  expect(await check(`CODE-${elsewhere}`)).toBe('coupon_unknown');
  expect(await check(`code-${event}`)).toBeNull();
});

test('an event that is not out offers nothing to strangers, nor to listen to', async () => {
  const event = await sale.event();
  await sale.type(event, { pools: [await sale.pool(event, 5)] });
  await backend.sql`update public.events set status = 'draft', published_at = null where id = ${event}`;
  expect(await offers(stranger, event)).toEqual([]);
  expect(await offers(person.client, event)).toEqual([]);
});

test('who waits and what is offered is the viewer’s own', async () => {
  const event = await sale.event();
  const type = await sale.type(event, { pools: [await sale.pool(event, 1)] });
  const held = await sale.hold(event, { items: [{ typeId: type, quantity: 1 }] });
  await person.client.rpc('join_waiting_list', { ticket_type_id: type, quantity: 1 });
  await backend.sql`select private.release_order(${held?.orderId ?? 0})`;
  const [own] = await offers(person.client, event);
  expect(own).toMatchObject({ waiting: 1, offered: expect.stringMatching(/^[0-9A-Z]{8}$/) });
  const [others] = await offers((await backend.person()).client, event);
  expect(others).toMatchObject({ waiting: null, offered: null });
  const { data: waits } = await person.client.rpc('list_my_waits').throwOnError();
  const [wait] = (waits ?? []).filter(({ event_id: id }) => id === event);
  expect(wait).toMatchObject({ is_extra: false, quantity: 1, offer_code: own?.offered });
  expect(Date.parse(wait?.ends_at ?? '')).toBeGreaterThan(Date.parse(wait?.starts_at ?? ''));
});

test('a message comes when what is shown changes, and none while there is plenty', async () => {
  const event = await sale.event();
  const plenty = await sale.type(event, { pools: [await sale.pool(event, 1000)] });
  const few = await sale.type(event, { pools: [await sale.pool(event, 22)] });
  const messages = async () => {
    const [row] = await backend.sql`select count(*)::int from realtime.messages
      where topic = ${`event:${event}:availability`}`;
    return row?.count;
  };
  await sale.hold(event, { items: [{ typeId: plenty, quantity: 5 }] });
  await sale.hold(event, { items: [{ typeId: few, quantity: 1 }] });
  expect(await messages()).toBe(0);
  await sale.hold(event, { items: [{ typeId: few, quantity: 1 }] });
  expect(await messages()).toBe(1);
});

test('tickets are listed for whoever holds them', async () => {
  const event = await sale.event();
  const type = await sale.type(event, { pools: [await sale.pool(event, 5)], secret: false });
  const held = await sale.hold(event, { items: [{ typeId: type, quantity: 2 }], userId: person.id });
  await backend.sql`select private.confirm_free_order(${held?.orderId ?? 0})`;
  await backend.sql`update public.ticket_types set is_secret = true where id = ${type}`;
  expect((await person.client.rpc('list_my_tickets')).data).toHaveLength(2);
  expect((await (await backend.person()).client.rpc('list_my_tickets')).data).toEqual([]);
  expect((await stranger.rpc('list_my_tickets')).error).not.toBeNull();
});

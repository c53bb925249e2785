import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { saleOf } from '../fixtures/sale.ts';

let backend: EmbeddedTestBackend;
let sale: ReturnType<typeof saleOf>;
let anna: Person;
let ben: Person;
let cleo: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  sale = saleOf(backend.sql);
  [anna, ben, cleo] = await Promise.all([backend.person(), backend.person(), backend.person()]);
});
afterAll(() => backend.stop());

async function soldOut(size = 2) {
  const event = await sale.event();
  const pool = await sale.pool(event, size);
  const type = await sale.type(event, { pools: [pool] });
  const held = await sale.hold(event, { items: [{ typeId: type, quantity: size }] });
  return { event, pool, type, order: held?.orderId ?? 0 };
}

const join = async (person: Person, type: number, quantity = 1) =>
  (await person.client.rpc('join_waiting_list', { ticket_type_id: type, quantity })).error?.message;

async function offerOf(person: Person, type: number): Promise<number | null | undefined> {
  const { data } = await person.client.from('waiting_entries').select('order_id').eq('ticket_type_id', type);
  return data?.[0]?.order_id;
}

test('what is given back goes to those who wait, in their order, and never past them', async () => {
  const { event, pool, type, order } = await soldOut();
  expect(await join(anna, type)).toBeUndefined();
  expect(await join(ben, type)).toBeUndefined();
  await backend.sql`select private.release_order(${order})`;
  expect(await sale.counts(pool)).toEqual({ sold: 0, held: 0, offered: 2 });
  expect((await sale.hold(event, { items: [{ typeId: type, quantity: 1 }] }))?.reason).toBe('sold_out');

  const offer = (await offerOf(anna, type)) ?? 0;
  expect((await ben.client.rpc('take_offer', { order_id: offer })).error?.message).toBe('not_found');
  expect((await anna.client.rpc('take_offer', { order_id: offer })).error).toBeNull();
  expect((await anna.client.rpc('take_offer', { order_id: offer })).error).toBeNull();
  expect(await sale.counts(pool)).toEqual({ sold: 0, held: 1, offered: 1 });
});

test('an offer that lapses moves on by itself; whoever leaves makes way', async () => {
  const { pool, type, order } = await soldOut(1);
  for (const person of [anna, ben, cleo]) await join(person, type);
  await backend.sql`select private.release_order(${order})`;
  const first = (await offerOf(anna, type)) ?? 0;
  await backend.sql`update public.orders set expires_at = now() - interval '1 second' where id = ${first}`;
  await backend.sql`select private.expire_orders()`;
  expect(await offerOf(anna, type)).toBeUndefined();
  expect(await offerOf(ben, type)).toBeGreaterThan(first);
  await ben.client.rpc('leave_waiting_list', { ticket_type_id: type });
  expect(await offerOf(cleo, type)).not.toBeNull();
  expect(await sale.counts(pool)).toEqual({ sold: 0, held: 0, offered: 1 });
});

test('who wants two is not given one, and keeps the place', async () => {
  const { pool, type } = await soldOut(2);
  await join(anna, type, 2);
  await join(ben, type, 1);
  await backend.sql`update public.pools set size = 3 where id = ${pool}`;
  expect(await offerOf(anna, type)).toBeNull();
  expect(await offerOf(ben, type)).not.toBeNull();
  await backend.sql`update public.pools set size = 5 where id = ${pool}`;
  expect(await offerOf(anna, type)).not.toBeNull();
});

test('there is nothing to wait for while there is room, and a refunded ticket is offered too', async () => {
  const { event, pool, type, order } = await soldOut(1);
  await backend.sql`select private.confirm_free_order(${order})`;
  expect(await join(anna, type)).toBeUndefined();
  const [ticket] = await backend.sql`select id::int from public.tickets where order_id = ${order}`;
  const voided = () =>
    backend.sql`select private.void_tickets(array[${ticket?.id ?? 0}]::bigint[], 'cancelled') as count`;
  expect((await voided())[0]?.count).toBe(1);
  expect((await voided())[0]?.count).toBe(0);
  expect(await sale.counts(pool)).toEqual({ sold: 0, held: 0, offered: 1 });
  const roomy = await sale.type(event, { pools: [await sale.pool(event, 5)] });
  expect(await join(ben, roomy)).toBe('not_sold_out');
});

test('a transfer is a new serial for the new holder and none for the old', async () => {
  const event = await sale.event();
  const type = await sale.type(event, { pools: [] });
  const held = await sale.hold(event, { items: [{ typeId: type, quantity: 1 }], userId: anna.id });
  await backend.sql`select private.confirm_free_order(${held?.orderId ?? 0})`;
  const mine = () =>
    anna.client.from('tickets').select('id, serial').eq('holder_id', anna.id).eq('event_id', event);
  const ticket = (await mine()).data?.[0];
  expect(ticket).toBeDefined();
  const id = ticket?.id ?? 0;
  expect((await cleo.client.rpc('offer_ticket', { ticket_id: id, email: ben.email })).error?.message).toBe(
    'not_found',
  );
  expect((await anna.client.rpc('offer_ticket', { ticket_id: id, email: ben.email })).error).toBeNull();
  const { data: offers } = await ben.client.from('ticket_transfers').select('id').is('taken_at', null);
  const transfer = offers?.[0]?.id ?? 0;
  const { data: offered } = await ben.client.rpc('list_ticket_offers').throwOnError();
  const days = await backend.sql`select starts_at, ends_at from public.events where id = ${event}`;
  expect(offered?.map((one) => [new Date(one.starts_at), new Date(one.ends_at)])).toEqual(
    days.map(({ starts_at: start, ends_at: end }) => [start, end]),
  );
  expect((await cleo.client.rpc('take_ticket', { transfer_id: transfer })).error?.message).toBe('not_found');
  const both = await Promise.all([
    ben.client.rpc('take_ticket', { transfer_id: transfer }),
    anna.client.rpc('withdraw_ticket_offer', { ticket_id: id }),
  ]);
  const taken = both[0].error === null;
  const { data: his } = await ben.client
    .from('tickets')
    .select('serial')
    .eq('holder_id', ben.id)
    .eq('event_id', event);
  if (taken) {
    expect(his?.[0]?.serial).not.toBe(ticket?.serial);
    expect((await mine()).data).toEqual([]);
    const revoked =
      await backend.sql`select reason from public.revoked_serials where serial = ${ticket?.serial ?? ''}`;
    expect(revoked.map(({ reason }) => reason)).toEqual(['transferred']);
  } else {
    expect(his).toEqual([]);
    expect((await mine()).data?.[0]?.serial).toBe(ticket?.serial);
  }
});

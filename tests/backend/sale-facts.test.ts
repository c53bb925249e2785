import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { saleOf } from '../fixtures/sale.ts';

let backend: EmbeddedTestBackend;
let sale: ReturnType<typeof saleOf>;
let editor: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  sale = saleOf(backend.sql);
  editor = await backend.person();
});
afterAll(() => backend.stop());

/** What the job does that a hold leaves behind. */
async function follow(event: number): Promise<number> {
  const waiting =
    await backend.sql`delete from graphile_worker._private_jobs where key = ${`sale:${event}`} returning id`;
  if (waiting.length > 0) await backend.sql`select private.follow_sales(array[${event}::bigint])`;
  return waiting.length;
}

async function said(event: number) {
  const [row] = await backend.sql`
    select l.price_from, l.is_sold_out, e.version from public.event_listings l join public.events e on e.id = l.event_id
    where l.event_id = ${event}`;
  return row && { price: row.price_from, soldOut: row.is_sold_out, version: row.version };
}

const hold = (event: number, typeId: number, quantity: number) =>
  sale.hold(event, { items: [{ typeId, quantity }], email: 'buyer@example.org' });

describe('what lists say', () => {
  test('the cheapest that everyone can still buy, with its fee', async () => {
    const event = await sale.event();
    await backend.sql`update public.events set price_from = 100 where id = ${event}`;
    const before = await said(event);
    const early = await sale.type(event, { pools: [await sale.pool(event, 4)], price: 1000 });
    await sale.type(event, { pools: [], price: 2000 });
    await sale.type(event, { pools: [], price: 500, secret: true });
    await sale.type(event, { pools: [], price: 300, kind: 'add_on' });
    expect(await said(event)).toEqual({ price: 1100, soldOut: false, version: before?.version });

    await hold(event, early, 3);
    expect(await follow(event)).toBe(0);
    await hold(event, early, 1);
    expect(await follow(event)).toBe(1);
    expect(await said(event)).toMatchObject({ price: 2150, soldOut: false });

    await backend.sql`update public.ticket_types set fee_handling = 'absorbed' where event_id = ${event} and price = 2000`;
    expect(await said(event)).toMatchObject({ price: 2000 });
  });

  test('sold out with the last place, and no more when one comes back', async () => {
    const event = await sale.event();
    const type = await sale.type(event, { pools: [await sale.pool(event, 2)] });
    expect(await said(event)).toMatchObject({ price: 0, soldOut: false });
    const held = await hold(event, type, 2);
    await follow(event);
    expect(await said(event)).toMatchObject({ price: 0, soldOut: true });
    await backend.sql`select private.close_orders(array[${held?.orderId ?? 0}::bigint], 'cancelled')`;
    await follow(event);
    expect(await said(event)).toMatchObject({ soldOut: false });
  });

  test('what closed is not sold out; a sale that ends is noticed without anybody buying', async () => {
    const event = await sale.event();
    const cheap = await sale.type(event, { pools: [], price: 1000 });
    await sale.type(event, { pools: [], price: 3000 });
    await backend.sql`alter table public.ticket_types disable trigger follow_changed`;
    await backend.sql`update public.ticket_types set sale_ends_at = now() where id = ${cheap}`;
    await backend.sql`alter table public.ticket_types enable trigger follow_changed`;
    expect(await said(event)).toMatchObject({ price: 1100 });
    await backend.sql`select private.follow_ended_sales()`;
    expect(await said(event)).toMatchObject({ price: 3200, soldOut: false });
    await backend.sql`update public.ticket_types set sale_ends_at = now() where event_id = ${event}`;
    expect(await said(event)).toMatchObject({ price: 1100, soldOut: false });
  });

  test('editors cannot say otherwise, and are not told of a conflict; without types their words count', async () => {
    const event = await sale.event();
    await catalogueOf(backend.sql).permit(editor, 'event', event, 2);
    const announce = (row: { price_from?: number; is_sold_out?: boolean; title?: string }, version: number) =>
      editor.client.from('events').update(row).eq('id', event).eq('version', version).select('version');
    const [first] = (await announce({ price_from: 700, is_sold_out: true }, 1)).data ?? [];
    expect(await said(event)).toEqual({ price: 700, soldOut: true, version: first?.version });
    await sale.type(event, { pools: [await sale.pool(event, 5)], price: 1000 });
    expect(await said(event)).toEqual({ price: 1100, soldOut: false, version: first?.version });
    const { data } = await announce(
      { price_from: 1, is_sold_out: true, title: 'Cheaper' },
      first?.version ?? 0,
    );
    expect(data).toHaveLength(1);
    expect(await said(event)).toMatchObject({ price: 1100, soldOut: false });
  });
});

test('what sells is popular, for a week, and what was given away is not', async () => {
  const sold = await sale.event();
  const quiet = await sale.event();
  for (const event of [sold, quiet]) {
    const type = await sale.type(event, { pools: [] });
    const held = await hold(event, type, 2);
    await backend.sql`select private.confirm_free_order(${held?.orderId ?? 0})`;
  }
  await backend.sql`update public.orders set kind = 'complimentary' where event_id = ${quiet}`;
  const popularity = async (event: number) => {
    await backend.sql`select private.count_popularity()`;
    const [row] = await backend.sql`select popularity from public.event_listings where event_id = ${event}`;
    return Math.round(row?.popularity);
  };
  expect(await popularity(sold)).toBe(24);
  expect(await popularity(quiet)).toBe(0);
  await backend.sql`update public.orders set paid_at = now() - interval '8 days' where event_id = ${sold}`;
  expect(await popularity(sold)).toBe(0);
});

test('a copy of an event sells the same, unsold, at the same distance to its night, without codes', async () => {
  const event = await sale.event();
  await catalogueOf(backend.sql).permit(editor, 'event', event, 3);
  const shared = await sale.pool(event, 50);
  const early = await sale.type(event, { pools: [shared], price: 1000 });
  const late = await sale.type(event, { pools: [shared], price: 2000, after: early, secret: true });
  const { data: limited } = await editor.client.rpc('save_ticket_type', {
    event_id: event,
    content: { name: 'Limited' },
    how_many: 7,
  });
  await backend.sql`update public.ticket_types t set sale_ends_at = e.starts_at - interval '1 day',
    valid_nights = array[private.night_of(e.starts_at, e.timezone)] from public.events e where e.id = t.event_id and t.id = ${late}`;
  await backend.sql`insert into public.coupons (event_id, code, kind, value) values (${event}, 'TEN', 'percent', 10)`;
  await hold(event, early, 3);

  const { data: copy, error } = await editor.client.rpc('duplicate_event', {
    event_id: event,
    starts_at: new Date(Date.now() + 20 * 86_400_000).toISOString(),
  });
  expect(error).toBeNull();
  const types = await backend.sql`
    select t.id::int, t.name, t.price, t.is_secret, t.opens_after::int, e.starts_at - t.sale_ends_at = interval '1 day' as keeps_distance,
      t.valid_nights = array[private.night_of(e.starts_at, e.timezone)] as keeps_night, private.room_of(t.id) as room
    from public.ticket_types t join public.events e on e.id = t.event_id where e.id = ${copy ?? 0} order by t.id`;
  const first = types[0]?.id;
  expect(types.map(({ id, ...type }) => type)).toEqual([
    {
      name: 'Ticket',
      price: 1000,
      is_secret: false,
      opens_after: null,
      keeps_distance: null,
      keeps_night: null,
      room: 50,
    },
    {
      name: 'Ticket',
      price: 2000,
      is_secret: true,
      opens_after: first,
      keeps_distance: true,
      keeps_night: true,
      room: 50,
    },
    {
      name: 'Limited',
      price: 0,
      is_secret: false,
      opens_after: null,
      keeps_distance: null,
      keeps_night: null,
      room: 7,
    },
  ]);
  const [counts] = await backend.sql`select
    (select count(*)::int from public.pools where event_id = ${copy ?? 0}) as pools,
    (select count(*)::int from public.pools where event_id = ${copy ?? 0} and limit_of <> ${limited ?? 0}) as limits,
    (select count(*)::int from public.coupons where event_id = ${copy ?? 0}) as coupons`;
  expect(counts).toEqual({ pools: 2, limits: 1, coupons: 0 });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { saleOf } from '../fixtures/sale.ts';

let backend: EmbeddedTestBackend;
let sale: ReturnType<typeof saleOf>;
let manager: Person;
let colleague: Person;
let editor: Person;
let stranger: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  sale = saleOf(backend.sql);
  [manager, colleague, editor, stranger] = await Promise.all([
    backend.person(),
    backend.person(),
    backend.person(),
    backend.person(),
  ]);
});
afterAll(() => backend.stop());

async function teamEvent(): Promise<number> {
  const event = await sale.event();
  const { permit } = catalogueOf(backend.sql);
  await permit(manager, 'event', event, 3);
  await permit(colleague, 'event', event, 3);
  await permit(editor, 'event', event, 2);
  return event;
}

type Extra = { how_many?: number; pool_ids?: number[]; ticket_type_id?: number; seen?: number };

const save = (person: Person, event: number, content: object, extra: Extra = {}) =>
  person.client.rpc('save_ticket_type', { event_id: event, content: content as never, ...extra });

async function addType(event: number, content: object = {}, extra: Extra = {}): Promise<number> {
  const { data, error } = await save(manager, event, { name: 'Ticket', ...content }, extra);
  expect(error).toBeNull();
  return data ?? 0;
}

const ownPool = async (type: number) => {
  const [row] =
    await backend.sql`select id::int, size, sold, held from public.pools where limit_of = ${type}`;
  return row;
};
const reasonOf = async (asking: PromiseLike<{ error: { message: string } | null }>) =>
  (await asking).error?.message;
const buy = async (event: number, type: number, quantity = 1, email = 'buyer@example.org') => {
  const held = await sale.hold(event, { items: [{ typeId: type, quantity }], email });
  await backend.sql`select private.confirm_free_order(${held?.orderId ?? 0})`;
  return held?.orderId ?? 0;
};

describe('who may', () => {
  test('managers change what is for sale; editors and strangers do not', async () => {
    const event = await teamEvent();
    const type = await addType(event, {}, { how_many: 5 });
    for (const person of [editor, stranger]) {
      expect(await reasonOf(save(person, event, { name: 'Mine' }))).toBe('not_allowed');
      expect(await reasonOf(person.client.rpc('save_pool', { event_id: event, name: 'Room' }))).toBe(
        'not_allowed',
      );
      expect(await reasonOf(person.client.rpc('list_orders', { event_id: event }))).toBe('not_allowed');
      expect(
        await reasonOf(
          person.client.rpc('make_coupons', { event_id: event, content: {}, prefix: 'A', how_many: 1 }),
        ),
      ).toBe('not_allowed');
    }
    expect(await reasonOf(stranger.client.rpc('remove_ticket_type', { ticket_type_id: type }))).toBe(
      'not_found',
    );
    expect(await reasonOf(editor.client.rpc('remove_ticket_type', { ticket_type_id: type }))).toBe(
      'not_allowed',
    );
    expect(
      await reasonOf(backend.anonymous().rpc('put_on_sale', { ticket_type_id: type, is_on_sale: false })),
    ).toBeDefined();
    const { data } = await editor.client.rpc('list_type_sales', { event_id: event });
    expect(data).toEqual([{ ticket_type_id: type, sold: 0, held: 0, room: 5, revenue: null }]);
    expect((await manager.client.rpc('list_type_sales', { event_id: event })).data?.[0]?.revenue).toBe(0);
  });
});

describe('ticket types', () => {
  test('a type has its own limit, which follows bundles and never goes below what is taken', async () => {
    const event = await teamEvent();
    const type = await addType(event, { persons: 2 }, { how_many: 3 });
    expect(await ownPool(type)).toMatchObject({ size: 6, sold: 0 });
    await buy(event, type, 2);
    const change = (how_many: number, seen: number) =>
      save(manager, event, {}, { ticket_type_id: type, seen, how_many });
    expect(await reasonOf(change(1, 2))).toBe('below_taken');
    expect((await change(2, 2)).error).toBeNull();
    expect(await ownPool(type)).toMatchObject({ size: 4, sold: 4 });
    expect(
      await reasonOf(save(manager, event, { persons: 3 }, { ticket_type_id: type, seen: 3, how_many: 2 })),
    ).toBe('persons_fixed');
  });

  test('of two managers who edit the same version one is told', async () => {
    const event = await teamEvent();
    const type = await addType(event);
    const answers = await Promise.all(
      [manager, colleague].map((person, n) =>
        reasonOf(save(person, event, { name: `Name ${n}` }, { ticket_type_id: type, seen: 2 })),
      ),
    );
    expect(answers.toSorted()).toEqual(['changed_meanwhile', undefined]);
  });

  test('a pool that shrinks while people buy is never oversold', async () => {
    const event = await teamEvent();
    const { data: pool } = await manager.client.rpc('save_pool', { event_id: event, name: 'Room', size: 30 });
    const type = await addType(event, {}, { pool_ids: [pool ?? 0] });
    const [shrunk] = await Promise.all([
      manager.client.rpc('save_pool', { event_id: event, name: 'Room', size: 10, pool_id: pool ?? 0 }),
      ...Array.from({ length: 20 }, () => sale.hold(event, { items: [{ typeId: type, quantity: 1 }] })),
    ]);
    const [row] =
      await backend.sql`select size, sold + held + offered as taken from public.pools where id = ${pool ?? 0}`;
    expect(row?.taken).toBeLessThanOrEqual(row?.size);
    expect(row?.size).toBe(shrunk.error ? 30 : 10);
  });

  test('a pool that was sold from stays with its type', async () => {
    const event = await teamEvent();
    const { data: pool } = await manager.client.rpc('save_pool', { event_id: event, name: 'Room', size: 30 });
    const type = await addType(event, {}, { pool_ids: [pool ?? 0] });
    await buy(event, type);
    expect(await reasonOf(save(manager, event, {}, { ticket_type_id: type, seen: 2, pool_ids: [] }))).toBe(
      'pool_was_sold_from',
    );
    expect(await reasonOf(manager.client.rpc('remove_pool', { pool_id: pool ?? 0 }))).toBe('pool_in_use');
  });

  test('tiers do not wait for each other, nor for types of another event', async () => {
    const event = await teamEvent();
    const first = await addType(event);
    const second = await addType(event, { opens_after: first });
    expect(
      await reasonOf(save(manager, event, { opens_after: second }, { ticket_type_id: first, seen: 2 })),
    ).toBe('tier_circle');
    const other = await addType(await teamEvent());
    expect(
      await reasonOf(save(manager, event, { opens_after: other }, { ticket_type_id: first, seen: 2 })),
    ).toBe('unknown_ticket_type');
  });

  test('only what nobody bought is deleted, and what came after it comes after what it came after', async () => {
    const event = await teamEvent();
    const first = await addType(event);
    const second = await addType(event, { opens_after: first });
    const third = await addType(event, { opens_after: second });
    expect((await manager.client.rpc('remove_ticket_type', { ticket_type_id: second })).error).toBeNull();
    const [row] = await backend.sql`select opens_after::int from public.ticket_types where id = ${third}`;
    expect(row?.opens_after).toBe(first);
    await buy(event, first);
    expect(await reasonOf(manager.client.rpc('remove_ticket_type', { ticket_type_id: first }))).toBe(
      'type_was_sold',
    );
    expect(
      (await manager.client.rpc('put_on_sale', { ticket_type_id: first, is_on_sale: false })).error,
    ).toBeNull();
    expect((await sale.hold(event, { items: [{ typeId: first, quantity: 1 }] }))?.reason).toBe(
      'unknown_ticket_type',
    );
  });

  test('the content cannot reach other columns', async () => {
    const event = await teamEvent();
    const type = await addType(event, {
      id: 999_999,
      event_id: 1,
      deleted_at: '2026-01-01',
      position: 7,
      version: 50,
    });
    const [row] =
      await backend.sql`select event_id::int, deleted_at, position, version from public.ticket_types where id = ${type}`;
    expect(row).toEqual({ event_id: event, deleted_at: null, position: 1, version: 2 });
  });
});

describe('given tickets', () => {
  test('settle at once, take room, and stop where there is none', async () => {
    const event = await teamEvent();
    const type = await addType(event, { price: 2000 }, { how_many: 3 });
    const give = (quantity: number, email = 'guest@example.org') =>
      manager.client.rpc('give_tickets', {
        ticket_type_id: type,
        quantity,
        email,
        name: 'Guest',
        kind: 'guest_list',
      });
    const { data: order } = await give(2);
    const rows =
      await backend.sql`select status, holder_email, paid from public.tickets where order_id = ${order}`;
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual({ status: 'valid', holder_email: 'guest@example.org', paid: 0 });
    expect(await ownPool(type)).toMatchObject({ sold: 2, held: 0 });
    expect(await reasonOf(give(2))).toBe('no_room');
    expect(await reasonOf(give(1, 'nobody'))).toBe('email_invalid');
    expect(await reasonOf(give(0))).toBe('bad_quantity');
  });
});

describe('coupons', () => {
  const content = { kind: 'percent', value: 20, max_uses: 1 };
  test('many at once, each its own code', async () => {
    const event = await teamEvent();
    const { data } = await manager.client.rpc('make_coupons', {
      event_id: event,
      content,
      prefix: 'press',
      how_many: 200,
    });
    expect(new Set(data).size).toBe(200);
    expect(data?.every((code) => /^PRESS-[0-9A-Z]{8}$/.test(code))).toBe(true);
    expect(
      await reasonOf(
        manager.client.rpc('make_coupons', { event_id: event, content, prefix: 'a b', how_many: 1 }),
      ),
    ).toBe('coupon_prefix_form');
    expect(
      await reasonOf(
        manager.client.rpc('make_coupons', { event_id: event, content, prefix: 'A', how_many: 5001 }),
      ),
    ).toBe('bad_quantity');
  });

  test('a code once per event, no limit below its use, and off is off', async () => {
    const event = await teamEvent();
    const type = await addType(event, { price: 1000 });
    const add = (more: object, coupon_id?: number) =>
      manager.client.rpc('save_coupon', {
        event_id: event,
        content: { code: 'ten', ...content, ...more },
        ...(coupon_id && { coupon_id }),
      });
    const { data: id } = await add({ max_uses: 5 });
    expect(await reasonOf(add({}))).toBe('coupon_code_taken');
    for (const email of ['a@example.org', 'b@example.org'])
      await sale.hold(event, { items: [{ typeId: type, quantity: 1 }], coupon: 'TEN', email });
    expect(await reasonOf(add({ max_uses: 1 }, id ?? 0))).toBe('coupon_limit_below_uses');
    expect((await add({ max_uses: 2 }, id ?? 0)).error).toBeNull();
    await manager.client.rpc('switch_coupon', { coupon_id: id ?? 0, is_on: false });
    expect((await sale.hold(event, { items: [{ typeId: type, quantity: 1 }], coupon: 'TEN' }))?.reason).toBe(
      'coupon_unknown',
    );
    expect(await reasonOf(add({ code: 'OPEN', kind: 'unlocking', value: 0 }))).toBe('coupon_unlocks_nothing');
  });
});

describe('orders', () => {
  test('are found by name, address, code and card, filtered, sorted and paged', async () => {
    const event = await teamEvent();
    const [one, two] = [await addType(event), await addType(event)];
    const zoe = await buy(event, one, 2, 'zoe@example.org');
    const ben = await buy(event, two, 1, 'ben_100%@example.org');
    await sale.hold(event, { items: [{ typeId: one, quantity: 1 }], email: 'held@example.org' });
    await backend.sql`update public.orders set name = 'Zoë Quist' where id = ${zoe}`;
    await backend.sql`insert into public.payments (order_id, provider_ref, status, amount, currency, card_last4)
      values (${ben}, 'card-test', 'succeeded', 0, 'EUR', '4242')`;
    const found = async (asked: object) => {
      const { data, error } = await manager.client.rpc('list_orders', { event_id: event, ...asked });
      expect(error).toBeNull();
      return data?.map(({ id }) => id);
    };
    const [{ code } = { code: '' }] = await backend.sql`select code from public.orders where id = ${zoe}`;
    expect(await found({})).toEqual([ben, zoe]);
    expect(await found({ descending: false })).toEqual([zoe, ben]);
    expect(await found({ search: 'QUIST' })).toEqual([zoe]);
    expect(await found({ search: 'zoe@ex' })).toEqual([zoe]);
    expect(await found({ search: code.toLowerCase() })).toEqual([zoe]);
    expect(await found({ search: '4242' })).toEqual([ben]);
    expect(await found({ search: '100%' })).toEqual([ben]);
    expect(await found({ search: '%' })).toEqual([ben]);
    expect(await found({ ticket_type_id: one })).toEqual([zoe]);
    expect(await found({ status: 'held' })).toHaveLength(1);
    expect(await found({ page_size: 1, before_id: ben })).toEqual([zoe]);
    expect((await manager.client.rpc('count_orders', { event_id: event, search: 'example' })).data).toBe(2);
  });

  test('tickets are cancelled once, give their places back, and empty the order', async () => {
    const event = await teamEvent();
    const type = await addType(event, {}, { how_many: 5 });
    const order = await buy(event, type, 2);
    const ids = (
      await backend.sql`select id::int from public.tickets where order_id = ${order} order by id`
    ).map(({ id }) => id);
    const cancel = (person: Person, tickets: number[]) =>
      person.client.rpc('cancel_tickets', { order_id: order, ticket_ids: tickets });
    expect(await reasonOf(cancel(stranger, ids))).toBe('not_found');
    expect(await reasonOf(cancel(editor, ids))).toBe('not_allowed');
    const both = await Promise.all([cancel(manager, ids.slice(0, 1)), cancel(colleague, ids.slice(0, 1))]);
    expect(both.map(({ data }) => data).toSorted()).toEqual([0, 1]);
    expect(await ownPool(type)).toMatchObject({ sold: 1 });
    await cancel(manager, ids);
    expect(await ownPool(type)).toMatchObject({ sold: 0 });
    const [row] = await backend.sql`select status from public.orders where id = ${order}`;
    expect(row?.status).toBe('cancelled');
  });

  test('figures: sold against the outermost pools, money by day for managers alone', async () => {
    const event = await teamEvent();
    const { data: pool } = await manager.client.rpc('save_pool', {
      event_id: event,
      name: 'Room',
      size: 100,
    });
    const type = await addType(event, {}, { pool_ids: [pool ?? 0], how_many: 20 });
    await addType(event, {}, { how_many: 10 });
    await buy(event, type, 3);
    expect((await manager.client.rpc('get_event_sales', { event_id: event })).data).toEqual([
      { sold: 3, capacity: 110, revenue: 0, orders: 1 },
    ]);
    expect((await editor.client.rpc('get_event_sales', { event_id: event })).data).toEqual([
      { sold: 3, capacity: 110, revenue: null, orders: null },
    ]);
    const { data: days } = await manager.client.rpc('list_sales_by_day', { event_id: event, days: 7 });
    expect(days).toHaveLength(7);
    expect(days?.at(-1)).toMatchObject({ tickets: 3, money: 0 });
    expect(await reasonOf(editor.client.rpc('list_sales_by_day', { event_id: event }))).toBe('not_allowed');
  });
});

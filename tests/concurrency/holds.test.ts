import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectTrusted } from '../../server/backend/database.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { saleOf } from '../fixtures/sale.ts';

let database: TestDatabase;
let crowd: ReturnType<typeof connectTrusted>;
let sale: ReturnType<typeof saleOf>;
beforeAll(async () => {
  database = await createTestDatabase();
  crowd = connectTrusted(database.url, { max: 20 });
  sale = saleOf(crowd);
});
afterAll(async () => {
  await crowd.end();
  await database.drop();
});

const reasons = (answers: { reason?: string }[]) =>
  answers.filter(({ reason }) => reason).map(({ reason }) => reason);

test('two hundred buyers, one ticket: one has it', async () => {
  const event = await sale.event();
  const pool = await sale.pool(event, 1);
  const type = await sale.type(event, { pools: [pool] });
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => sale.hold(event, { items: [{ typeId: type, quantity: 1 }] })),
  );
  expect(answers.filter((answer) => answer?.orderId)).toHaveLength(1);
  expect(new Set(reasons(answers as never))).toEqual(new Set(['sold_out']));
  expect(await sale.counts(pool)).toEqual({ sold: 0, held: 1, offered: 0 });
});

test('without the lock and the last guard the same crowd oversells', async () => {
  const event = await sale.event();
  const pool = await sale.pool(event, 5);
  const type = await sale.type(event, { pools: [pool] });
  const [{ definition } = { definition: '' }] =
    await database.sql`select pg_get_functiondef('private.place_holds'::regproc) as definition`;
  const unlocked = String(definition).replace(/perform from public\.pools[^;]+;/, 'perform pg_sleep(0.01);');
  expect(unlocked).not.toBe(definition);
  await database.sql.unsafe(unlocked);
  await database.sql`alter table public.pools drop constraint pool_never_oversold`;
  try {
    // The room is read before the row is written: whoever reads together, sells together.
    await database.sql.unsafe(
      `create or replace function private.wait_a_moment() returns trigger language plpgsql set search_path = '' as $$ begin perform pg_sleep(0.05); return new; end $$;
       create trigger wait_a_moment before insert on public.orders for each row execute function private.wait_a_moment();`,
    );
    await Promise.all(
      Array.from({ length: 20 }, () => sale.hold(event, { items: [{ typeId: type, quantity: 1 }] })),
    );
    const counts = await sale.counts(pool);
    expect(counts?.held).toBeGreaterThan(5);
  } finally {
    await database.sql.unsafe(String(definition));
    await database.sql`drop trigger wait_a_moment on public.orders`;
    await database.sql`drop function private.wait_a_moment()`;
    await database.sql`update public.pools set size = 1000 where id = ${pool}`;
    await database.sql`alter table public.pools add constraint pool_never_oversold check (sold + held + offered <= size)`;
  }
});

test('types that share a pool never take more than it has, in any mix', async () => {
  const event = await sale.event();
  const shared = await sale.pool(event, 100);
  const few = await sale.pool(event, 30);
  const early = await sale.type(event, { pools: [shared, few] });
  const pair = await sale.type(event, { pools: [shared], persons: 2 });
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, n) =>
      sale.hold(event, {
        items:
          n % 3 === 0
            ? [
                { typeId: early, quantity: 2 },
                { typeId: pair, quantity: 1 },
              ]
            : [{ typeId: n % 2 ? early : pair, quantity: 1 + (n % 4) }],
      }),
    ),
  );
  const [taken] = await database.sql`
    select coalesce(sum(p.places) filter (where p.pool_id = ${shared}), 0)::int as shared,
      coalesce(sum(p.places) filter (where p.pool_id = ${few}), 0)::int as few
    from public.order_pools p join public.orders o on o.id = p.order_id where o.event_id = ${event} and o.takes_room`;
  expect((await sale.counts(shared))?.held).toBe(taken?.shared);
  expect((await sale.counts(few))?.held).toBe(taken?.few);
  expect(taken?.shared).toBeLessThanOrEqual(100);
  expect(taken?.few).toBeLessThanOrEqual(30);
  expect(answers.some((answer) => answer?.reason === 'sold_out')).toBe(true);
});

test('an order that does not fit takes nothing of what would have fitted', async () => {
  const event = await sale.event();
  const [large, small] = [await sale.pool(event, 10), await sale.pool(event, 1)];
  const one = await sale.type(event, { pools: [large] });
  const other = await sale.type(event, { pools: [small] });
  const answer = await sale.hold(event, {
    items: [
      { typeId: one, quantity: 2 },
      { typeId: other, quantity: 2 },
    ],
  });
  expect(answer).toMatchObject({ reason: 'sold_out', detail: { room: 1 } });
  expect(await sale.counts(large)).toEqual({ sold: 0, held: 0, offered: 0 });
});

test('a hundred takers, a coupon for ten', async () => {
  const event = await sale.event();
  const pool = await sale.pool(event, 1000);
  const type = await sale.type(event, { pools: [pool], price: 1000 });
  await database.sql`insert into public.coupons (event_id, code, kind, value, max_uses) values (${event}, 'TEN', 'percent', 10, 10)`;
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      sale.hold(event, { items: [{ typeId: type, quantity: 1 }], coupon: 'ten' }),
    ),
  );
  expect(answers.filter((answer) => answer?.orderId)).toHaveLength(10);
  expect(new Set(reasons(answers as never))).toEqual(new Set(['coupon_used_up']));
  const [first] = answers.filter((answer) => answer?.orderId);
  await crowd`select private.release_order(${first?.orderId ?? 0})`;
  await crowd`select private.release_order(${first?.orderId ?? 0})`;
  const [coupon] = await database.sql`select uses, spent from public.coupons where event_id = ${event}`;
  expect(coupon).toEqual({ uses: 9, spent: 900 });
  expect(await sale.counts(pool)).toEqual({ sold: 0, held: 9, offered: 0 });
});

test('the same request sent five times at once is one order', async () => {
  const event = await sale.event();
  const pool = await sale.pool(event, 10);
  const type = await sale.type(event, { pools: [pool] });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      sale.hold(event, { key: `again-${event}`, items: [{ typeId: type, quantity: 3 }] }),
    ),
  );
  expect(new Set(answers.map((answer) => answer?.orderId)).size).toBe(1);
  expect((await sale.counts(pool))?.held).toBe(3);
});

test('what has expired is there again for whoever comes next, without a job', async () => {
  const event = await sale.event();
  const pool = await sale.pool(event, 2);
  const type = await sale.type(event, { pools: [pool] });
  const first = await sale.hold(event, { items: [{ typeId: type, quantity: 2 }] });
  expect((await sale.hold(event, { items: [{ typeId: type, quantity: 1 }] }))?.reason).toBe('sold_out');
  await database.sql`update public.orders set expires_at = now() - interval '1 second' where id = ${first?.orderId ?? 0}`;
  expect((await sale.hold(event, { items: [{ typeId: type, quantity: 1 }] }))?.orderId).toBeDefined();
  expect((await sale.counts(pool))?.held).toBe(1);
});

test('payment against expiry: the order is paid or refunded, never both, and the places agree', async () => {
  for (let round = 0; round < 20; round++) {
    const event = await sale.event();
    const pool = await sale.pool(event, 1);
    const type = await sale.type(event, { pools: [pool], price: 500 });
    const held = await sale.hold(event, { items: [{ typeId: type, quantity: 1 }] });
    const order = held?.orderId ?? 0;
    await database.sql`update public.orders set expires_at = now() - interval '1 second' where id = ${order}`;
    const pay = (times: number) =>
      Array.from(
        { length: times },
        () =>
          crowd`select private.settle_payment(${order}, ${`pay-${order}`}, ${held?.total ?? 0}, 'EUR') as outcome`,
      );
    const rival = () => sale.hold(event, { items: [{ typeId: type, quantity: 1 }] });
    const [paid, again, other] = await Promise.all([...pay(2), rival()]);
    const outcomes = [paid, again].map((rows) => (rows as unknown as { outcome: string }[])[0]?.outcome);
    const rivalHas = Boolean((other as { orderId?: number } | undefined)?.orderId);
    expect(outcomes.filter((outcome) => outcome === 'already_settled')).toHaveLength(1);
    const [tickets] = await database.sql`select count(*)::int from public.tickets where order_id = ${order}`;
    const [payment] = await database.sql`select status from public.payments where order_id = ${order}`;
    if (rivalHas) expect([tickets?.count, payment?.status]).toEqual([0, 'refund_due']);
    else expect([tickets?.count, payment?.status]).toEqual([1, 'succeeded']);
    const counts = await sale.counts(pool);
    expect((counts?.sold ?? 0) + (counts?.held ?? 0)).toBe(1);
  }
});

test.each([
  ['nothing', 0, 'bad_quantity'],
  ['less than nothing', -1, 'bad_quantity'],
  ['one and a half', 1.5, 'bad_quantity'],
  ['more than anyone may', 1e9, 'too_many_tickets'],
])('%s is refused and changes nothing', async (_, quantity, reason) => {
  const event = await sale.event();
  const pool = await sale.pool(event, 10);
  const type = await sale.type(event, { pools: [pool] });
  expect((await sale.hold(event, { items: [{ typeId: type, quantity }] }))?.reason).toBe(reason);
  expect(await sale.counts(pool)).toEqual({ sold: 0, held: 0, offered: 0 });
});

test('tiers, secrets, add-ons, limits per person and prices are kept to', async () => {
  const event = await sale.event();
  const [early, late] = [await sale.pool(event, 2), await sale.pool(event, 10)];
  const first = await sale.type(event, { pools: [early] });
  const second = await sale.type(event, { pools: [late], after: first, perPerson: 3, price: 1000 });
  const secret = await sale.type(event, { pools: [late], secret: true });
  const drink = await sale.type(event, { pools: [], kind: 'add_on', price: 400 });
  const gift = await sale.type(event, { pools: [], price: 500, freeChoice: true });
  const other = await sale.type(await sale.event(), { pools: [] });
  const tries = async (typeId: number, quantity = 1, more: object = {}) =>
    (await sale.hold(event, { items: [{ typeId, quantity }], ...more }))?.reason;

  expect(await tries(second)).toBe('sale_not_open');
  expect(await tries(first, 2)).toBeUndefined();
  expect(await tries(second, 2, { email: 'a@limelight.test' })).toBeUndefined();
  expect(await tries(second, 2, { email: 'a@limelight.test' })).toBe('too_many_for_you');
  expect(await tries(second, 1, { expectedTotal: 1 })).toBe('price_changed');
  expect(await tries(secret)).toBe('unknown_ticket_type');
  await database.sql`insert into public.coupons (event_id, code, kind, unlocks) values (${event}, 'OPEN', 'unlocking', ${[secret]})`;
  expect(await tries(secret, 1, { coupon: 'OPEN' })).toBeUndefined();
  expect(await tries(drink)).toBe('add_on_needs_ticket');
  expect(await tries(other)).toBe('unknown_ticket_type');
  const generous = await sale.hold(event, { items: [{ typeId: gift, quantity: 1, price: 900 }] });
  expect(generous?.total).toBe(900 + 45 + 50);
  expect((await sale.hold(event, { items: [{ typeId: gift, quantity: 1, price: 499 }] }))?.reason).toBe(
    'price_too_low',
  );
});

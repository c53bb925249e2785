import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { saleOf } from '../fixtures/sale.ts';
import { untilSomeoneWaits } from '../fixtures/waits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Two accounts claim a guest's order: the first commits only when the second is done or has to wait. */
async function claimAtOnce(): Promise<{ refused: string[]; claims: number; owner: boolean }> {
  const { sql } = database;
  const sale = saleOf(sql);
  const event = await sale.event();
  const held = await sale.hold(event, {
    items: [{ typeId: await sale.type(event, { pools: [] }), quantity: 1 }],
  });
  const order = held?.orderId ?? 0;
  await sql`select private.confirm_free_order(${order})`;
  const people = await sql`insert into public.users (display_name) values ('one'), ('two') returning id`;
  const claim = async (connection: postgres.ReservedSql, person: postgres.Row | undefined) => {
    const [row] = await connection`select private.claim_order(${order}, ${person?.id}) as answer`;
    return row?.answer.reason ?? '';
  };
  const [first, second] = await Promise.all([sql.reserve(), sql.reserve()]);
  await first`begin`;
  await second`begin`;
  const one = await claim(first, people[0]);
  const two = claim(second, people[1]);
  await Promise.race([two, untilSomeoneWaits(database.sql)]);
  await first`commit`;
  const refused = [one, await two].filter(Boolean);
  await second`commit`;
  first.release();
  second.release();
  const [row] = await sql`select count(*)::int as claims from public.order_events
    where order_id = ${order} and what = 'claimed'`;
  const [kept] = await sql`select user_id from public.orders where id = ${order}`;
  return { refused, claims: row?.claims, owner: kept?.user_id === people[0]?.id };
}

test('without the lock both are told that it is theirs, and the second has taken it from the first', async () => {
  const [{ definition } = { definition: '' }] = await database.sql`
    select pg_get_functiondef('private.claim_order'::regproc) as definition`;
  const withoutLock = String(definition).replace(' for update', '');
  expect(withoutLock).not.toBe(definition);
  await database.sql.unsafe(withoutLock);
  try {
    expect(await claimAtOnce()).toEqual({ refused: [], claims: 2, owner: false });
  } finally {
    await database.sql.unsafe(String(definition));
  }
});

test('with it one has the order and the other is told', async () => {
  expect(await claimAtOnce()).toEqual({ refused: ['already_claimed'], claims: 1, owner: true });
});

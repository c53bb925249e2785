import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatOf } from '../fixtures/chat.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { saleOf } from '../fixtures/sale.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Tries again what two made each other wait for, as the command does. */
async function patiently<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries > 1 && error instanceof Error && 'code' in error && error.code === '40P01')
      return patiently(work, tries - 1);
    throw error;
  }
}

test('whoever deletes their account while they buy and talk leaves no place taken and no word behind', async () => {
  const { sql } = database;
  const sale = saleOf(sql);
  const chat = chatOf(sql);
  const event = await sale.event();
  const pool = await sale.pool(event, 1000);
  const type = await sale.type(event, { pools: [pool] });
  const room = await chat.room(event);
  await sql`update public.chat_rooms set is_open = true, read_by = 'everyone', write_by = 'everyone' where id = ${room}`;

  const people = await Promise.all(Array.from({ length: 8 }, (_, n) => chat.person(`Leaver ${n}`)));
  const outcomes = await Promise.allSettled(
    people.flatMap(({ id, authId }) => [
      ...Array.from({ length: 4 }, () =>
        sale.hold(event, { items: [{ typeId: type, quantity: 1 }], userId: id }),
      ),
      sql.begin(async (tx) => {
        await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: authId, role: 'authenticated' })}, true)`;
        await tx`select public.post_message(room_id => ${room}, body => 'Words of one who leaves', client_id => ${randomUUID()})`;
      }),
      patiently(() => sql`select private.erase_account(${id})`),
    ]),
  );
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason)] : [],
  );
  // Whoever is gone by then cannot write; whoever is about to buy cannot go yet.
  expect(failures.filter((reason) => !/not_signed_in|buying_now/.test(reason))).toEqual([]);

  for (const { id } of people) {
    await patiently(
      () => sql`select private.erase_account(${id}) where exists (
      select from public.users where id = ${id} and deleted_at is null)`,
    );
    await sql`select private.erase_rest(${id})`;
  }
  const ids = people.map(({ id }) => id);
  const [left] = await sql`select
    (select count(*)::int from public.orders where user_id = any (${ids}) and is_open) as baskets,
    (select count(*)::int from public.chat_messages where body is not null) as words,
    (select count(*)::int from public.users where id = any (${ids}) and deleted_at is null) as accounts,
    (select count(*)::int from auth.users where id = any (${people.map(({ authId }) => authId)})) as logins`;
  expect(left).toEqual({ baskets: 0, words: 0, accounts: 0, logins: 0 });
  // What began before somebody left is a guest's now, and counted as what it is.
  const [guests] =
    await sql`select count(*)::int as held from public.orders where event_id = ${event} and is_open`;
  expect(await sale.counts(pool)).toEqual({ sold: 0, held: guests?.held, offered: 0 });
  const seqs =
    await sql`select count(*)::int as messages, count(distinct change)::int as changes from public.chat_messages where room_id = ${room}`;
  expect(seqs[0]?.changes).toBe(seqs[0]?.messages);
});

test('two owners of one thing who leave at once do not both go', async () => {
  const { sql } = database;
  const chat = chatOf(sql);
  const event = await chat.event();
  const [ada, bob] = await Promise.all([chat.person('Ada'), chat.person('Bob')]);
  await chat.permit(ada, 'event', event, 4);
  await chat.permit(bob, 'event', event, 4);
  const outcomes = await Promise.allSettled(
    [ada, bob].map(({ id }) => patiently(() => sql`select private.erase_account(${id})`)),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const owners =
    await sql`select from public.user_permissions where entity_id = ${event} and permission_level = 4`;
  expect(owners).toHaveLength(1);
});

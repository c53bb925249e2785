import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectTrusted } from '../../server/backend/database.ts';
import { makeConfirmedUser } from '../../server/demo/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { saleOf } from '../fixtures/sale.ts';
import { untilSomeoneWaits } from '../fixtures/waits.ts';

type Someone = { id: number; authId: string; email: string };

let database: TestDatabase;
let crowd: ReturnType<typeof connectTrusted>;
let giver: Someone;
let ann: Someone;
let ben: Someone;
beforeAll(async () => {
  database = await createTestDatabase();
  crowd = connectTrusted(database.url, { max: 20 });
  [giver, ann, ben] = [await someone('giver'), await someone('ann'), await someone('ben')];
});
afterAll(async () => {
  await crowd.end();
  await database.drop();
});

async function someone(name: string): Promise<Someone> {
  const email = `${name}@limelight.test`;
  const id = await database.sql.begin((sql) => makeConfirmedUser(sql, email, name, 'a-password'));
  const [row] = await database.sql`select supabase_id from public.users where id = ${id}`;
  return { id, authId: row?.supabase_id, email };
}

type Ask = (sql: typeof crowd) => PromiseLike<unknown>;

/** What that person's own call answers: `done`, or the reason of the refusal. `before` it commits, something may happen. */
async function as(person: Someone, ask: Ask, before: () => Promise<void> = async () => {}): Promise<string> {
  const claims = JSON.stringify({ sub: person.authId, role: 'authenticated' });
  try {
    await crowd.begin(async (sql) => {
      await sql`select set_config('request.jwt.claims', ${claims}, true)`;
      await sql`set local role authenticated`;
      await ask(sql as unknown as typeof crowd);
      await before();
    });
    return 'done';
  } catch (error) {
    return (error as Error).message;
  }
}

const offer =
  (ticket: number, to: Someone): Ask =>
  (sql) =>
    sql`select public.offer_ticket(${ticket}, ${to.email})`;
const withdraw =
  (ticket: number): Ask =>
  (sql) =>
    sql`select public.withdraw_ticket_offer(${ticket})`;
const take =
  (transfer: number): Ask =>
  (sql) =>
    sql`select public.take_ticket(${transfer})`;

async function ticketOf(holder: Someone): Promise<number> {
  const sale = saleOf(crowd);
  const event = await sale.event();
  const type = await sale.type(event, { pools: [await sale.pool(event, 1)] });
  const held = await sale.hold(event, { items: [{ typeId: type, quantity: 1 }], userId: holder.id });
  await crowd`select private.confirm_free_order(${held?.orderId ?? 0})`;
  await crowd`update public.events set self_cancel_hours = 0 where id = ${event}`;
  const [row] = await crowd`select id::int from public.tickets where event_id = ${event}`;
  return row?.id;
}

const transfersOf = (ticket: number) => crowd<
  { id: number; email: string; taken: boolean; withdrawn: boolean }[]
>`select id::int, email, taken_at is not null as taken, withdrawn_at is not null as withdrawn
  from public.ticket_transfers where ticket_id = ${ticket} order by id`;

async function standing(ticket: number) {
  const [row] = await crowd`select t.holder_id::int as holder, t.status::text,
    (select count(*)::int from public.revoked_serials r where r.ticket_id = t.id) as revoked,
    exists (select from public.revoked_serials r where r.serial = t.serial) as "isRevoked"
    from public.tickets t where t.id = ${ticket}`;
  return { ...row };
}

/** The giver takes the offer back; before that is done, the ticket is taken. */
async function takenWhileWithdrawn() {
  const ticket = await ticketOf(giver);
  await as(giver, offer(ticket, ann));
  const [transfer] = await transfersOf(ticket);
  let taking: Promise<string> = Promise.resolve('');
  const withdrawing = await as(giver, withdraw(ticket), async () => {
    taking = as(ann, take(transfer?.id ?? 0));
    await Promise.race([taking, untilSomeoneWaits(database.sql)]);
  });
  return { ticket, withdrawing, taking: await taking };
}

test('without the lock an offer that was taken back is taken all the same', async () => {
  const { definition } =
    (await crowd`select pg_get_functiondef('private.lock_offer'::regproc) as definition`)[0] ?? {};
  const withoutLock = String(definition).replace(/perform from public\.\w+ [^;]+;/g, '');
  expect(withoutLock).not.toBe(definition);
  await crowd.unsafe(withoutLock);
  try {
    const { ticket, withdrawing, taking } = await takenWhileWithdrawn();
    expect([withdrawing, taking]).toEqual(['done', 'done']);
    expect(await transfersOf(ticket)).toMatchObject([{ taken: true, withdrawn: true }]);
  } finally {
    await crowd.unsafe(String(definition));
  }
});

test('with it the taker is told that it is gone, and nothing has changed', async () => {
  const { ticket, withdrawing, taking } = await takenWhileWithdrawn();
  expect([withdrawing, taking]).toEqual(['done', 'ticket_offer_gone']);
  expect(await transfersOf(ticket)).toMatchObject([{ taken: false, withdrawn: true }]);
  expect(await standing(ticket)).toEqual({ holder: giver.id, status: 'valid', revoked: 0, isRevoked: false });
});

test('offered to one and then to another, taken by both at once: one holder, one valid serial', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ticket = await ticketOf(giver);
    await as(giver, offer(ticket, ann));
    const [first] = await transfersOf(ticket);
    const answers = await Promise.all([
      as(giver, offer(ticket, ben)),
      ...Array.from({ length: 5 }, () => as(ann, take(first?.id ?? 0))),
      ...Array.from({ length: 5 }, () => as(ben, take((first?.id ?? 0) + 1))),
    ]);
    const taken = (await transfersOf(ticket)).filter((transfer) => transfer.taken);
    expect(taken.length).toBeLessThanOrEqual(1);
    expect(answers.slice(1).filter((answer) => answer === 'done')).toHaveLength(taken.length);
    const holder = [giver, ann, ben].find(({ email }) => email === (taken[0]?.email ?? giver.email));
    expect(await standing(ticket)).toEqual({
      holder: holder?.id,
      status: 'valid',
      revoked: taken.length,
      isRevoked: false,
    });
  }
});

test('taken while it is returned: it is somebody else’s, or it is nobody’s', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ticket = await ticketOf(giver);
    await as(giver, offer(ticket, ann));
    const [transfer] = await transfersOf(ticket);
    const [taking, [row]] = await Promise.all([
      as(ann, take(transfer?.id ?? 0)),
      crowd`select private.begin_return(${ticket}, ${giver.id}) as answer`,
    ]);
    const isTaken = taking === 'done';
    expect(row?.answer.reason).toBe(isTaken ? 'not_found' : undefined);
    expect(await standing(ticket)).toMatchObject(
      isTaken
        ? { holder: ann.id, status: 'valid', isRevoked: false }
        : { holder: giver.id, status: 'cancelled', isRevoked: true },
    );
  }
});

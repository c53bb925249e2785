import postgres from 'postgres';
import { connectDirectly, withDatabase } from '../bench-database.ts';
import { type BenchChat, fillChat } from '../fill-chat.ts';
import { type BenchOrders, fillOrders } from '../fill-orders.ts';
import type { Context } from '../scenario.ts';

/** Enough that nobody writes faster, and no phone searches more often, than one may. */
const WRITERS = 2_000;
const PHONES = 400;
const SCANNED = 500;

/** A database with so many of everything: events, orders of one of them, their tickets, messages in one room. */
export type Grown = {
  size: number;
  orders: BenchOrders;
  chat: BenchChat;
  phones: number[];
  /** Of some tickets that nobody has scanned yet. */
  serials: string[];
  /** Who asks. */
  as: Record<'visitor' | 'manager' | 'writer' | 'server', postgres.Sql>;
};

export async function fillGrown(size: number, { catalogues, cleanup }: Context): Promise<Grown> {
  const { databaseUrl } = await catalogues.of(size);
  const filled = await withDatabase(databaseUrl, async (sql) => {
    const orders = await fillOrders(sql, size);
    const door = await openDoor(sql, orders);
    const chat = await fillChat(sql, WRITERS);
    await fillMessages(sql, chat, size);
    await sql`vacuum analyze`.simple();
    return { orders, chat, ...door };
  });
  const signedIn = (sub: string) => {
    const claims = JSON.stringify({ sub, role: 'authenticated' });
    const connection = { role: 'authenticated', 'request.jwt.claims': claims };
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {}, connection });
    cleanup.add(() => sql.end({ timeout: 5 }));
    return sql;
  };
  return {
    size,
    ...filled,
    as: {
      visitor: await connectDirectly(databaseUrl, { connections: 1, as: 'visitor' }, cleanup),
      server: await connectDirectly(databaseUrl, { connections: 1, as: 'owner' }, cleanup),
      manager: signedIn(filled.orders.managerSub),
      writer: signedIn(filled.chat.writers[0]?.authId ?? ''),
    },
  };
}

/** The night is on, and every other guest is in. */
async function openDoor(sql: postgres.Sql, { eventId }: BenchOrders) {
  await sql`update public.events set starts_at = now() - interval '5 hours', ends_at = now() + interval '5 hours' where id = ${eventId}`;
  await sql`insert into public.door_rules (event_id, reentry) values (${eventId}, 'after_exit')`;
  const phones = await sql<{ id: number }[]>`
    insert into public.scanner_devices (event_id, name, token_hash, claimed_at)
    select ${eventId}, 'Phone ' || n, sha256(convert_to(n::text, 'UTF8')), now() from generate_series(1, ${PHONES}::int) n returning id::int`;
  const ids = phones.map(({ id }) => id);
  await sql`
    with tonight as (
      select private.door_night(e, now()) as night from public.events e where e.id = ${eventId}
    ), entered as (
      insert into public.scans (event_id, device_id, nonce, ticket_id, ticket_type_id, direction, outcome, verdict, device_at, at, night)
      select k.event_id, (${ids}::bigint[])[1 + k.id % ${PHONES}::int], gen_random_uuid(), k.id, k.ticket_type_id, 'entry', 'accepted', 'accepted',
        now() - k.id % 14400 * interval '1 second', now() - k.id % 14400 * interval '1 second', night
      from public.tickets k, tonight where k.event_id = ${eventId} and k.id % 2 = 0
      returning id, ticket_id, night
    ), admitted as (
      update private.admissions a set inside = 1, entries = 1, night = e.night, last_entry_id = e.id from entered e where e.ticket_id = a.ticket_id
    )
    insert into private.door_counts (event_id, night, inside, entries)
    select ${eventId}, night, (select count(*) from entered), (select count(*) from entered) from tonight`;
  const tickets = await sql<{ serial: string }[]>`
    select serial from public.tickets where event_id = ${eventId} and id % 2 = 1 order by md5(id::text) limit ${SCANNED}`;
  return { phones: ids, serials: tickets.map(({ serial }) => serial) };
}

/** Of a day before today, everybody in turn; everyone has read half of them. */
async function fillMessages(sql: postgres.Sql, { eventId, roomId, writers }: BenchChat, count: number) {
  const people = writers.map(({ id }) => id);
  await sql`
    insert into public.chat_messages (room_id, event_id, seq, change, author_id, client_id, body, created_at)
    select ${roomId}, ${eventId}, n, n, (${people}::bigint[])[1 + n % ${people.length}::int], gen_random_uuid(),
      'Message ' || n || ': see you under the lamp.', now() - interval '1 day' + n * interval '0.5 seconds'
    from generate_series(1, ${count}::int) n`;
  await sql`update public.chat_rooms set last_seq = ${count}, last_change = ${count}, last_message_at = now() where id = ${roomId}`;
  await sql`insert into private.chat_people (event_id, user_id) select ${eventId}, id from unnest(${people}::bigint[]) id`;
  await sql`insert into public.chat_reads (user_id, room_id, last_seq)
    select id, ${roomId}, ${Math.floor(count / 2)} from unnest(${people}::bigint[]) id`;
}

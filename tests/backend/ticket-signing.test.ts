import { afterAll, beforeAll, expect, test } from 'vitest';
import { importTicketKey, verifyToken } from '~/lib/ticket-token';
import { ticketsPdf } from '~/services/documents/tickets-pdf.server';
import { signTickets } from '~/services/tickets/sign-tickets.server';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';
import { readPdf } from '../fixtures/poppler.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.stop());

const idsOf = (ids: number[]) => ids.map((id) => ({ id }));
async function publicKeys(event: number) {
  return world.sql<
    { id: number; key: Buffer }[]
  >`select id::int, public_key as key from private.ticket_keys where event_id = ${event}`;
}

test('a valid ticket has a token that its event’s key answers for', async () => {
  const { tickets, event, type } = await world.bought();
  const tokens = await signTickets(world.platform, idsOf(tickets));
  const [key] = await publicKeys(event);
  for (const id of tickets) {
    const [row] = await world.sql`select serial from public.tickets where id = ${id}`;
    const publicKey = await importTicketKey(Uint8Array.from(key?.key ?? []));
    const facts = await verifyToken(tokens.get(id) ?? '', publicKey, new Date());
    expect(facts).toMatchObject({ keyId: key?.id, eventId: event, typeId: type, serial: row?.serial });
  }
  expect(await signTickets(world.platform, idsOf(tickets))).toEqual(tokens);
  expect(await signTickets(world.platform, [])).toEqual(new Map());
});

test('a ticket that is not valid has none', async () => {
  const { tickets } = await world.bought();
  const [first = 0, second = 0] = tickets;
  await world.sql`update public.tickets set status = 'blocked' where id = ${first}`;
  expect([...(await signTickets(world.platform, idsOf(tickets))).keys()]).toEqual([second]);
});

test('two processes that need a key at once end up with the same', async () => {
  const { tickets, event } = await world.bought();
  // A platform of its own connection stands for a process of its own: nothing is shared but the database.
  const processes = Array.from({ length: 8 }, () => ({ ...world.platform, sql: world.connect() }));
  const signed = await Promise.all(processes.map((process) => signTickets(process, idsOf(tickets))));
  await Promise.all(processes.map(({ sql }) => sql.end()));
  expect(new Set(signed.map((tokens) => JSON.stringify([...tokens]))).size).toBe(1);
  expect(await publicKeys(event)).toHaveLength(1);
});

test('a retired key signs nothing more once a process asks again', async () => {
  const { tickets, event } = await world.bought();
  const before = await signTickets(world.platform, idsOf(tickets));
  await world.sql`update private.ticket_keys set retired_at = now() where event_id = ${event}`;
  const elsewhere = { ...world.platform, sql: world.connect() };
  const after = await signTickets(elsewhere, idsOf(tickets));
  await elsewhere.sql.end();
  expect(after.get(tickets[0] ?? 0)).not.toBe(before.get(tickets[0] ?? 0));
  expect(await publicKeys(event)).toHaveLength(2);
});

test('one page for each valid ticket, in every script that people have names in', async () => {
  const { orderId, tickets, code } = await world.bought();
  const [first = 0, second = 0] = tickets;
  await world.sql`update public.tickets set holder_name = 'Ганна Шевченко' where id = ${first}`;
  await world.sql`update public.tickets set holder_name = 'Ζωή Łukasiewicz 李' where id = ${second}`;
  const pages = readPdf(await ticketsPdf(world.platform, orderId));
  expect(pages).toHaveLength(2);
  const rows = await world.sql`select serial from public.tickets where order_id = ${orderId} order by id`;
  expect(pages[0]).toContain('Ганна Шевченко');
  expect(pages[1]).toContain('Ζωή Łukasiewicz ?');
  for (const [index, page] of pages.entries()) {
    for (const words of ['A Night', 'Sale Hall', 'Town', '€10', code, rows[index]?.serial])
      expect(page).toContain(words);
    expect(page).toContain(`Ticket ${index + 1} of 2`);
  }
  const [alone] = [readPdf(await ticketsPdf(world.platform, orderId, [second]))];
  expect(alone).toHaveLength(1);
  expect(alone[0]).toContain('Ticket 2 of 2');
});

test('an extra is printed as one, and not counted as a ticket', async () => {
  const { orderId, tickets, event } = await world.bought();
  await world.sql`with extra as (
      insert into public.ticket_types (event_id, name, kind) values (${event}, 'Locker', 'add_on') returning id
    )
    update public.tickets k set ticket_type_id = extra.id from extra where k.id = ${tickets[1] ?? 0}`;
  const pages = readPdf(await ticketsPdf(world.platform, orderId));
  expect(pages[0]).toContain('Ticket 1 of 1');
  expect(pages[1]).toContain('Extra');
  expect(pages[1]).not.toContain('2 of 2');
});

test('what is void is not printed, and of another order nothing', async () => {
  const { orderId, tickets } = await world.bought();
  const other = await world.bought();
  await world.sql`update public.tickets set status = 'refunded' where id = ${tickets[0] ?? 0}`;
  expect(readPdf(await ticketsPdf(world.platform, orderId))).toHaveLength(1);
  await expect(ticketsPdf(world.platform, orderId, [tickets[0] ?? 0])).rejects.toThrow('ticket_not_valid');
  await expect(ticketsPdf(world.platform, orderId, other.tickets)).rejects.toThrow('ticket_not_valid');
});

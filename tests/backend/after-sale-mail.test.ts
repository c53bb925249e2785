import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailWorld } from '../fixtures/order-mail.ts';

let world: Awaited<ReturnType<typeof createMailWorld>>;
beforeAll(async () => {
  world = await createMailWorld();
});
afterAll(() => world.stop());

/** Two tickets, paid, whose first mail has been read. */
async function bought() {
  const email = world.address();
  const { orderId, event, url } = await world.order({ email });
  await world.press(url, 'pay');
  await world.work();
  const tickets = await world.sql`select id::int from public.tickets where order_id = ${orderId} order by id`;
  await world.sql`delete from private.mailbox`;
  return { orderId, event, url, email, ticketIds: tickets.map(({ id }): number => id) };
}

test('a refund says how much, and what no longer lets in, to whom it concerns', async () => {
  const { orderId, email, ticketIds } = await bought();
  const friend = world.address();
  await world.name(ticketIds[0] ?? 0, friend);
  await world.payments.refundOrder(orderId, {
    key: orderId.toString(),
    reason: '',
    ticketIds: ticketIds.slice(0, 1),
  });
  await world.work();
  await world.repeatMails(orderId);
  await world.work();
  const [mail, ...more] = await world.mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Refund of €10 for A Night');
  expect(mail?.text).toContain('This ticket no longer lets anybody in.');
  expect(await world.subjectsTo(friend)).toEqual(['Cancelled: ticket for A Night']);
});

test('money alone: the tickets stay valid', async () => {
  const { orderId, email } = await bought();
  await world.payments.refundOrder(orderId, { key: `a${orderId}`, reason: '', amount: 300 });
  await world.work();
  const [mail] = await world.mailsTo(email);
  expect(mail?.subject).toBe('Refund of €3 for A Night');
  expect(mail?.text).toContain('Your tickets stay valid.');
});

test('tickets that the organiser takes back', async () => {
  const { orderId, email, ticketIds } = await world.guestOrder({ quantity: 2 });
  await world.work();
  await world.sql.begin(async (sql) => {
    await sql`select private.void_tickets(${ticketIds.slice(0, 1)}, 'cancelled')`;
    await sql`insert into public.order_events (order_id, what) values (${orderId}, 'tickets_cancelled')`;
  });
  await world.work();
  const [, mail] = await world.mailsTo(email);
  expect(mail?.subject).toBe('Cancelled: ticket for A Night');
  expect(mail?.text.match(/^- Ticket/gm)).toHaveLength(1);
});

test('a ticket that its holder returned', async () => {
  const { orderId, email, ticketIds } = await world.guestOrder({ quantity: 2 });
  await world.work();
  await world.sql.begin(async (sql) => {
    await sql`select private.void_tickets(${ticketIds.slice(0, 1)}, 'cancelled')`;
    await sql`insert into public.order_events (order_id, what) values (${orderId}, 'returned')`;
  });
  await world.work();
  expect((await world.subjectsTo(email)).at(-1)).toBe('Returned: ticket for A Night');
});

test('a dispute puts on hold; won, the new codes are sent; lost, they are void', async () => {
  const won = await bought();
  await world.press(won.url, 'dispute');
  await world.work();
  await world.press(won.url, 'dispute-won');
  await world.work();
  const [held, again] = await world.mailsTo(won.email);
  expect(held?.subject).toBe('On hold: tickets for A Night');
  expect(again?.text).toMatch(/^Your tickets are valid again/);
  expect(again?.files.map(({ filename }) => filename.replace(/-.*\./, '.'))).toEqual([
    'tickets.pdf',
    'event.ics',
  ]);

  const lost = await bought();
  await world.press(lost.url, 'dispute');
  await world.press(lost.url, 'dispute-lost');
  await world.work();
  expect((await world.subjectsTo(lost.email)).at(-1)).toBe('Cancelled: tickets for A Night');
});

test('money that came too late goes back, and its owner is told', async () => {
  const email = world.address();
  const { url, event, type } = await world.order({ email, size: 2 });
  await world.press(url, 'too-late');
  await world.sql`update public.orders set expires_at = now() - interval '1 minute' where email = ${email}`;
  await world.sql`select private.expire_orders(500)`;
  await world.sale.hold(event, { items: [{ typeId: type, quantity: 2 }] });
  await world.workLater();
  const subjects = await world.subjectsTo(email);
  expect(subjects).toEqual(['Your payment for A Night goes back']);
});

test('whose turn it is, until when, and not once the offer is gone', async () => {
  const event = await world.sale.event();
  const pool = await world.sale.pool(event, 2);
  const type = await world.sale.type(event, { pools: [pool] });
  const held = await world.sale.hold(event, { items: [{ typeId: type, quantity: 2 }] });
  const [anna, ben] = [await world.account('Anna'), await world.account('Ben')];
  for (const { id } of [anna, ben])
    await world.sql`insert into public.waiting_entries (event_id, ticket_type_id, user_id, quantity)
      values (${event}, ${type}, ${id}, 1)`;
  await world.sql`select private.release_order(${held?.orderId ?? 0})`;
  const [offer] = await world.sql`select id::int from public.orders where user_id = ${ben.id}`;
  await world.sql`select private.release_order(${offer?.id})`;
  await world.work();
  const [mail] = await world.mailsTo(anna.email);
  expect(mail?.subject).toBe('Your turn: tickets for A Night');
  expect(mail?.text).toMatch(/yours until \w+ \d+ \w+ \d{4}, \d\d:\d\d/);
  expect(decodeURIComponent(mail?.text ?? '')).toMatch(
    new RegExp(`/login\\?redirect=/event/${event}\\?order=[0-9A-Z]{8}`),
  );
  expect(await world.subjectsTo(ben.email)).toEqual([]);
});

test('a ticket that is offered, taken, and one whose offer was withdrawn', async () => {
  const { orderId, ticketIds } = await world.guestOrder({ quantity: 2 });
  const [giver, taker] = [await world.account('Gia Giver'), await world.account('Tom Taker')];
  await world.sql`update public.tickets set holder_id = ${giver.id} where order_id = ${orderId}`;
  const offer = async (ticketId: number | undefined) => {
    const [row] = await world.sql`insert into public.ticket_transfers (ticket_id, from_user_id, email)
      values (${ticketId ?? 0}, ${giver.id}, ${taker.email}) returning id::int`;
    return Number(row?.id);
  };
  const [taken, withdrawn] = [await offer(ticketIds[0]), await offer(ticketIds[1])];
  await world.sql`update public.ticket_transfers set withdrawn_at = now() where id = ${withdrawn}`;
  for (const transferId of [taken, taken, withdrawn]) await world.addJob('send_ticket_offer', { transferId });
  await world.work();
  const [mail, ...more] = await world.mailsTo(taker.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Gia Giver has a ticket for you: A Night');
  expect(mail?.text).toContain(`/ticket-offer/${taken}`);
  expect(mail?.files).toEqual([]);

  await world.sql`update public.ticket_transfers set taken_at = now() where id = ${taken}`;
  await world.sql`select private.reissue_ticket(${ticketIds[0] ?? 0}, ${taker.id}, 'Tom Taker', ${taker.email})`;
  await world.addJob('send_ticket_taken', { transferId: taken });
  await world.work();
  expect(await world.subjectsTo(giver.email)).toEqual(['Your ticket for A Night was taken']);
  const [, theirs] = await world.mailsTo(taker.email);
  expect(theirs?.text).toContain('- Ticket, Tom Taker');
  expect(theirs?.files).toHaveLength(2);
});

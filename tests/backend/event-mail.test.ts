import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailWorld } from '../fixtures/order-mail.ts';

let world: Awaited<ReturnType<typeof createMailWorld>>;
beforeAll(async () => {
  world = await createMailWorld();
});
afterAll(() => world.stop());

/** An order whose own mails are out of the way. */
async function quietOrder(options: Parameters<typeof world.guestOrder>[0] = {}) {
  const order = await world.guestOrder(options);
  await world.sql`delete from graphile_worker._private_jobs`;
  return order;
}

const change = (event: number, status: string) =>
  world.sql`update public.events set status = ${status}::public.event_status, status_note = 'The roof <leaks>.' where id = ${event}`;

test('whoever holds a ticket that counts is told once that it is off; nobody else is', async () => {
  const { event, email, ticketIds } = await quietOrder({ quantity: 3 });
  const again = await quietOrder({ event, email });
  const gone = await quietOrder({ event });
  const friend = world.address();
  await world.name(ticketIds[2] ?? 0, friend);
  await world.sql`select private.void_tickets(${gone.ticketIds}, 'cancelled')`;
  await change(event, 'cancelled');
  await world.work();
  await world.addJob('mail_holders', { eventId: event, kind: 'cancelled', occasion: `event:${event}:2` });
  await world.work();
  expect(again.email).toBe(email);
  expect(await world.subjectsTo(email)).toEqual(['Cancelled: A Night']);
  expect(await world.subjectsTo(friend)).toEqual(['Cancelled: A Night']);
  expect(await world.subjectsTo(gone.email)).toEqual([]);
  const [mail] = await world.mailsTo(email);
  expect(mail?.text).toContain('> The roof <leaks>.');
  expect(mail?.html).toContain('The roof &lt;leaks&gt;.');
});

test('postponed says no date, rescheduled the new one with a file for the calendar', async () => {
  const { event, email } = await quietOrder();
  await change(event, 'postponed');
  await world.work();
  await world.sql`update public.events set status = 'published', previous_starts_at = starts_at,
    starts_at = '2030-05-03T20:00Z', ends_at = '2030-05-04T02:00Z' where id = ${event}`;
  await world.work();
  const [postponed, moved] = await world.mailsTo(email);
  expect(postponed?.subject).toBe('Postponed: A Night');
  expect(postponed?.text).not.toContain('When:');
  expect(moved?.subject).toBe('New date: A Night');
  expect(moved?.text).toContain('When: Friday 3 May 2030, 22:00–04:00');
  expect(moved?.text).toContain('Before: ');
  expect(moved?.files.map(({ filename }) => filename)).toEqual(['event.ics']);
});

test('what has changed again before it was told is told once, as it is', async () => {
  const { event, email } = await quietOrder();
  await change(event, 'postponed');
  await change(event, 'cancelled');
  await world.work();
  expect(await world.subjectsTo(email)).toEqual(['Cancelled: A Night']);
});

test('everybody is told, page after page', async () => {
  const { event, orderId } = await quietOrder({ quantity: 100 });
  const more = [await quietOrder({ event, quantity: 100 }), await quietOrder({ event, quantity: 5 })];
  const prefix = `page-${event}-`;
  await world.sql`update public.tickets set holder_email = ${prefix} || id
    where order_id = any (${[orderId, ...more.map((order) => order.orderId)]})`;
  await change(event, 'cancelled');
  await world.work();
  const [row] = await world.sql`select count(*)::int as mails, count(distinct recipient)::int as people
    from private.mailbox where recipient like ${`${prefix}%`}`;
  expect({ ...row }).toEqual({ mails: 205, people: 205 });
});

test('a day before doors, once: those who bought before that, and no event that is off', async () => {
  const soon = async (hours: number) => {
    const event = await world.sale.event();
    await world.sql`update public.events set starts_at = now() + make_interval(hours => ${hours}),
      ends_at = now() + make_interval(hours => ${hours + 6}) where id = ${event}`;
    return event;
  };
  const [tonight, off, later] = [await soon(20), await soon(20), await soon(30)];
  const early = await quietOrder({ event: tonight, quantity: 2 });
  const friend = world.address();
  const buyer = await world.account('Bea Buyer');
  // In the buyer's account, under a friend's name.
  await world.sql`update public.tickets set holder_id = ${buyer.id} where order_id = ${early.orderId}`;
  await world.name(early.ticketIds[1] ?? 0, friend);
  const late = await quietOrder({ event: tonight });
  const others = [await quietOrder({ event: off }), await quietOrder({ event: later })];
  const old = [early, ...others].map(({ orderId }) => orderId);
  await world.sql`update public.orders set paid_at = now() - interval '3 days' where id = any (${old})`;
  await change(off, 'postponed');
  await world.sql`delete from graphile_worker._private_jobs`;

  for (let round = 0; round < 2; round += 1) {
    await world.addJob('begin_reminders', {});
    await world.work();
  }
  const [mail, ...more] = await world.mailsTo(early.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Tomorrow: A Night');
  expect(mail?.text).toContain(`/success?order=${early.code}#`);
  const [theirs] = await world.mailsTo(friend);
  expect(theirs?.text).not.toContain(early.code);
  expect(theirs?.text).not.toContain('/login');
  expect(theirs?.files.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
  for (const { email } of [late, ...others]) expect(await world.subjectsTo(email)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrder } from '~/services/selling/orders.server';
import { createMailWorld } from '../fixtures/order-mail.ts';
import { readPdf } from '../fixtures/poppler.ts';

let world: Awaited<ReturnType<typeof createMailWorld>>;
beforeAll(async () => {
  world = await createMailWorld();
});
afterAll(() => world.stop());

const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

test('seven tickets are one mail with one file; whoever else is named has only theirs', async () => {
  const { orderId, code, email, ticketIds } = await world.guestOrder({ quantity: 7 });
  const [friend, other] = [world.address(), world.address()];
  await world.name(ticketIds[5] ?? 0, friend, 'Fenja <b>Friend</b>');
  await world.name(ticketIds[6] ?? 0, other);
  await world.work();

  const [mail, ...more] = await world.mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your tickets for A Night');
  expect(mail?.text).toContain(`Order: ${code}`);
  expect(mail?.text).toContain('Total: Free');
  expect(mail?.text.match(/^- Ticket, /gm)).toHaveLength(7);
  expect(mail?.html).not.toContain('<b>Friend');
  expect(mail?.files.map(({ filename }) => filename)).toEqual([`tickets-${code}.pdf`, 'event.ics']);
  expect(readPdf(mail?.files[0]?.content ?? new Uint8Array())).toHaveLength(7);
  expect(Buffer.from(mail?.files[1]?.content ?? []).toString()).toContain('BEGIN:VEVENT');

  const [theirs, ...none] = await world.mailsTo(friend);
  expect(none).toEqual([]);
  expect(theirs?.text.match(/^- Ticket, /gm)).toHaveLength(1);
  expect(theirs?.text).not.toContain(code);
  expect(readPdf(theirs?.files[0]?.content ?? new Uint8Array())).toHaveLength(1);
  expect(await world.subjectsTo(other)).toEqual(['Your ticket for A Night']);
  const [row] = await world.sql`select count(*)::int as sent from private.order_mails
    where order_id = ${orderId} and sent_at is not null`;
  expect(row?.sent).toBe(3);
});

test('the link in the mail opens the order without an account, and no other does', async () => {
  const { orderId, code, email } = await world.guestOrder();
  await world.work();
  const [mail] = await world.mailsTo(email);
  const { searchParams, hash, pathname } = new URL(linkIn(mail?.text ?? ''));
  expect([pathname, searchParams.get('order')]).toEqual(['/success', code]);
  const open = (secret: string) =>
    findOrder(world.platform, { userId: null, secrets: new Map([[code, secret]]) }, code);
  expect((await open(hash.slice(1)))?.id).toBe(orderId);
  expect(await open('A'.repeat(43))).toBeUndefined();
  const elsewhere = await world.guestOrder();
  const secrets = new Map([[elsewhere.code, hash.slice(1)]]);
  expect(await findOrder(world.platform, { userId: null, secrets }, elsewhere.code)).toBeUndefined();
});

test('a job that runs again sends nothing twice', async () => {
  const { orderId, email } = await world.guestOrder();
  await world.work();
  await world.repeatMails(orderId);
  await world.repeatMails(orderId);
  await world.work();
  expect(await world.subjectsTo(email)).toEqual(['Your ticket for A Night']);
});

test('an address that refuses its mail keeps nobody else’s back, and gets it later', async () => {
  const { email, ticketIds } = await world.guestOrder({ quantity: 2 });
  const friend = world.address();
  await world.name(ticketIds[1] ?? 0, friend);
  const send = world.platform.sendMail;
  world.platform.sendMail = (mail) =>
    mail.to === email ? Promise.reject(new Error('mailbox full')) : send(mail);
  await world.work();
  world.platform.sendMail = send;
  expect(await world.subjectsTo(email)).toEqual([]);
  expect(await world.subjectsTo(friend)).toHaveLength(1);
  await world.workLater();
  expect(await world.subjectsTo(email)).toHaveLength(1);
  expect(await world.subjectsTo(friend)).toHaveLength(1);
});

test('while another process is sending it, a mail is not sent a second time', async () => {
  const { orderId, email } = await world.guestOrder();
  await world.sql`select private.claim_mail('order_event:' || e.id, ${email}, 'paid', ${orderId})
    from public.order_events e where e.order_id = ${orderId} and e.what = 'paid'`;
  await world.work();
  expect(await world.subjectsTo(email)).toEqual([]);
  // It broke off: after five minutes it is anybody's again.
  await world.sql`update private.order_mails set claimed_at = now() - interval '6 minutes' where recipient = ${email}`;
  await world.workLater();
  expect(await world.subjectsTo(email)).toHaveLength(1);
});

test('nothing goes out for tickets that were cancelled before it could', async () => {
  const { email, ticketIds } = await world.guestOrder();
  await world.sql`select private.void_tickets(${ticketIds}, 'cancelled')`;
  await world.work();
  expect(await world.subjectsTo(email)).toEqual([]);
});

test('who paid has the total; given tickets name their reason and no price', async () => {
  const email = world.address();
  const { url } = await world.order({ email });
  await world.press(url, 'pay');
  await world.work();
  expect((await world.mailsTo(email))[0]?.text).toContain('Total: €22');

  const given = await world.guestOrder();
  await world.sql`delete from graphile_worker._private_jobs`;
  await world.sql`update public.orders set kind = 'guest_list' where id = ${given.orderId}`;
  await world.repeatMails(given.orderId);
  await world.work();
  const [mail] = await world.mailsTo(given.email);
  expect(mail?.text).toMatch(/^You’re on the guest list/);
  expect(mail?.text).not.toContain('Total');
});

test('what an earlier day’s books say is no news', async () => {
  const { orderId, email } = await world.guestOrder();
  await world.sql`delete from graphile_worker._private_jobs`;
  await world.sql`insert into public.order_events (order_id, what, at) values (${orderId}, 'paid', now() - interval '1 day')`;
  await world.work();
  expect(await world.subjectsTo(email)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { saleOf } from '../fixtures/sale.ts';

let backend: EmbeddedTestBackend;
let sale: ReturnType<typeof saleOf>;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  sale = saleOf(backend.sql);
  [anna, ben] = await Promise.all([backend.person(), backend.person()]);
});
afterAll(() => backend.stop());

async function guestOrder(email: string, quantity = 2) {
  const event = await sale.event();
  const type = await sale.type(event, { pools: [] });
  const held = await sale.hold(event, { items: [{ typeId: type, quantity }], email });
  const order = held?.orderId ?? 0;
  await backend.sql`select private.confirm_free_order(${order})`;
  return { event, order, code: held?.code };
}

const claim = async (order: number, user: number) => {
  const [row] = await backend.sql`select private.claim_order(${order}, ${user}) as answer`;
  return row?.answer.reason;
};

const eventsOf = async (order: number) =>
  (await backend.sql`select what from public.order_events where order_id = ${order} order by id`).map(
    ({ what }) => what,
  );

const claimable = async (person: Person) =>
  ((await person.client.rpc('list_claimable_orders').throwOnError()).data ?? []).map(({ id }) => id);

test('an order moves into one account, once, without what has become somebody else’s', async () => {
  const { order } = await guestOrder('guest@limelight.test', 3);
  const tickets = () => backend.sql`select id::int, holder_id::int as holder from public.tickets
    where order_id = ${order} order by id`;
  const [named, given] = await tickets();
  await backend.sql`update public.tickets set holder_email = 'friend@limelight.test' where id = ${named?.id}`;
  await backend.sql`select private.reissue_ticket(${given?.id}, null, 'Other', 'other@limelight.test')`;
  expect(await claim(order, anna.id)).toBeUndefined();
  expect(await claim(order, anna.id)).toBeUndefined();
  expect(await claim(order, ben.id)).toBe('already_claimed');
  expect(await eventsOf(order)).toEqual(['paid', 'claimed']);
  expect((await tickets()).map(({ holder }) => holder)).toEqual([anna.id, null, anna.id]);
  const { data } = await anna.client.from('orders').select('id').eq('id', order);
  expect(data).toHaveLength(1);
});

test('an order that is still open is not claimed', async () => {
  const event = await sale.event();
  const type = await sale.type(event, { pools: [] });
  const held = await sale.hold(event, { items: [{ typeId: type, quantity: 1 }] });
  expect(await claim(held?.orderId ?? 0, anna.id)).toBe('payment_needed');
});

test('whoever has confirmed the address claims without the secret; nobody else sees it', async () => {
  const { order, code } = await guestOrder(anna.email);
  expect(await claimable(anna)).toContain(order);
  expect(await claimable(ben)).not.toContain(order);
  expect((await ben.client.rpc('claim_order', { order_id: order })).error?.message).toBe('not_found');
  expect((await backend.anonymous().rpc('claim_order', { order_id: order })).error).not.toBeNull();
  expect((await anna.client.rpc('claim_order', { order_id: order })).error).toBeNull();
  expect(await claimable(anna)).not.toContain(order);
  const { data } = await anna.client.rpc('list_my_tickets').throwOnError();
  expect((data ?? []).filter((ticket) => ticket.order_code === code)).toHaveLength(2);
});

test('what lets nobody in is told from tickets, before and after it is kept', async () => {
  const dora = await backend.person();
  const event = await sale.event();
  const items = [
    { typeId: await sale.type(event, { pools: [] }), quantity: 2 },
    { typeId: await sale.type(event, { pools: [], kind: 'add_on' }), quantity: 1 },
  ];
  const held = await sale.hold(event, { items, email: dora.email });
  await backend.sql`select private.confirm_free_order(${held?.orderId ?? 0})`;
  const [times] = await backend.sql`select ends_at from public.events where id = ${event}`;
  const { data: offered } = await dora.client.rpc('list_claimable_orders').throwOnError();
  expect(offered).toMatchObject([{ tickets: 2, extras: 1 }]);
  expect(new Date(offered?.[0]?.ends_at ?? 0)).toEqual(times?.ends_at);
  await dora.client.rpc('claim_order', { order_id: held?.orderId ?? 0 }).throwOnError();
  const { data: orders } = await dora.client.rpc('list_my_orders').throwOnError();
  expect(orders).toMatchObject([{ tickets: 2, extras: 1 }]);
  const { data: tickets } = await dora.client.rpc('list_my_tickets').throwOnError();
  expect(tickets?.map(({ is_extra: isExtra }) => isExtra)).toEqual([false, false, true]);
});

test('an address that was never confirmed opens nothing', async () => {
  const cleo = await backend.person();
  const { order } = await guestOrder(cleo.email);
  await backend.sql`update auth.users set email_confirmed_at = null where email = ${cleo.email}`;
  expect(await claimable(cleo)).toEqual([]);
  expect((await cleo.client.rpc('claim_order', { order_id: order })).error?.message).toBe('not_found');
});

test('managers have an order sent again, five times an hour; others do not', async () => {
  const { event, order } = await guestOrder('again@limelight.test');
  const resend = async (person: Person) =>
    (await person.client.rpc('resend_order', { order_id: order })).error?.message;
  expect(await resend(ben)).toBe('not_found');
  await catalogueOf(backend.sql).permit(ben, 'event', event, 2);
  expect(await resend(ben)).toBe('not_allowed');
  await backend.sql`update public.user_permissions set permission_level = 3
    where user_id = ${ben.id} and entity_id = ${event}`;
  const answers = [];
  for (let click = 0; click < 6; click += 1) answers.push(await resend(ben));
  expect(answers).toEqual([undefined, undefined, undefined, undefined, undefined, 'resent_too_often']);
  expect((await eventsOf(order)).filter((what) => what === 'resent')).toHaveLength(5);
  const jobs = await backend.sql`select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail_order'
      and (payload ->> 'orderEventId')::bigint in (select id from public.order_events where order_id = ${order})`;
  expect(jobs).toHaveLength(6);
});

test('where nothing lets in any more there is nothing to send', async () => {
  const { event, order } = await guestOrder('void@limelight.test');
  await catalogueOf(backend.sql).permit(ben, 'event', event, 3);
  await backend.sql`select private.void_tickets(array(select id from public.tickets where order_id = ${order}), 'cancelled')`;
  expect((await ben.client.rpc('resend_order', { order_id: order })).error?.message).toBe('nothing_to_send');
});

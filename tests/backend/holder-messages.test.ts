import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { saleOf } from '../fixtures/sale.ts';

let backend: EmbeddedTestBackend;
let manager: Person;
let editor: Person;
let holder: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  [manager, editor, holder] = await Promise.all([backend.person(), backend.person(), backend.person()]);
});
afterAll(() => backend.stop());

/** An event that has been out for long, with a manager, an editor and an owner whom people know. */
async function knownEvent(): Promise<{ event: number; type: number }> {
  const sale = saleOf(backend.sql);
  const event = await sale.event();
  const { permit } = catalogueOf(backend.sql);
  const owner = await backend.person();
  await backend.sql`update public.users set created_at = now() - interval '30 days' where id = ${owner.id}`;
  await backend.sql`update public.events set published_at = now() - interval '30 days',
    starts_at = now() + interval '5 days', ends_at = now() + interval '6 days' where id = ${event}`;
  await permit(owner, 'event', event, 4);
  await permit(manager, 'event', event, 3);
  await permit(editor, 'event', event, 2);
  return { event, type: await sale.type(event, { pools: [], max: 100 }) };
}

let addresses = 0;
async function sell(
  event: number,
  type: number,
  to: { person?: Person; email?: string; quantity?: number } = {},
) {
  addresses += 1;
  const email = to.email ?? to.person?.email ?? `guest-${addresses}@limelight.test`;
  const held = await saleOf(backend.sql).hold(event, {
    items: [{ typeId: type, quantity: to.quantity ?? 1 }],
    ...(to.person && { userId: to.person.id, email }),
  });
  const order = held?.orderId ?? 0;
  await backend.sql`select private.name_buyer(${order}, 'Gus Guest', ${email})`;
  await backend.sql`select private.confirm_free_order(${order})`;
  const tickets = await backend.sql`select id::int from public.tickets where order_id = ${order} order by id`;
  return { email, tickets: tickets.map(({ id }) => Number(id)) };
}

const words = { subject: 'Doors open later', body: 'We open at 23:00.', segment: 'all' };
const plan = (event: number, more: object = {}, who = manager) =>
  who.client.rpc('plan_holder_message', { event_id: event, ...words, ...more }).single();

async function planned(event: number, more: object = {}): Promise<number> {
  const { data, error } = await plan(event, more);
  expect(error).toBeNull();
  return data?.id ?? 0;
}

async function send(message: number): Promise<string[]> {
  await backend.sql`select private.begin_holder_message(${message})`;
  let after: number | null = 0;
  while (after !== null) {
    const [row]: { last?: number | null }[] =
      await backend.sql`select private.send_message_page(${message}, ${after}, 2) as last`;
    after = row?.last ?? null;
  }
  const rows = await backend.sql`
    select address from private.deliveries where holder_message_id = ${message} and state = 'waiting' order by address`;
  return rows.map(({ address }) => address);
}

const counts = async (event: number, segment = 'all', ticket_type_ids: number[] = []) =>
  (await manager.client.rpc('count_holders', { event_id: event, segment, ticket_type_ids }).single()).data;

describe('whom it reaches', () => {
  test('everyone once per address, those not scanned in, or holders of some types', async () => {
    const { event, type } = await knownEvent();
    const vip = await saleOf(backend.sql).type(event, { pools: [] });
    const two = await sell(event, type, { quantity: 2 });
    const inside = await sell(event, type);
    const special = await sell(event, vip);
    const gone = await sell(event, type);
    await backend.sql`select private.void_tickets(${gone.tickets}, 'cancelled')`;
    await backend.sql`update private.admissions set inside = 1, entries = 1 where ticket_id = ${inside.tickets[0] ?? 0}`;
    expect(await counts(event)).toMatchObject({ tickets: 4, addresses: 3, left_out: 0 });
    expect(await counts(event, 'not_scanned')).toMatchObject({ tickets: 3, addresses: 2 });
    expect(await counts(event, 'types', [vip])).toMatchObject({ tickets: 1, addresses: 1 });
    expect(await send(await planned(event))).toEqual([two.email, inside.email, special.email].toSorted());
    expect(await send(await planned(event, { segment: 'not_scanned' }))).toEqual(
      [two.email, special.email].toSorted(),
    );
    const onlyVip = { segment: 'types', ticket_type_ids: [vip] };
    expect(await send(await planned(event, onlyVip))).toEqual([special.email]);
  });

  test('whoever buys after it began is not in it, and a second run adds nobody', async () => {
    const { event, type } = await knownEvent();
    const early = await sell(event, type);
    const message = await planned(event);
    await backend.sql`select private.begin_holder_message(${message})`;
    await sell(event, type);
    expect(await send(message)).toEqual([early.email]);
    expect(await send(message)).toEqual([early.email]);
  });

  test('accounts are told in the app once and read it there; unsubscribed addresses are left out and counted', async () => {
    const { event, type } = await knownEvent();
    await sell(event, type, { person: holder, quantity: 2 });
    const guest = await sell(event, type);
    await backend.sql`insert into private.mail_optouts (address_hash, category)
      values (private.address_hash(${guest.email}), 'organiser_messages')`;
    expect(await counts(event)).toMatchObject({ tickets: 3, addresses: 2, accounts: 1, left_out: 1 });
    const message = await planned(event);
    expect(await send(message)).toEqual([holder.email]);
    await send(message);
    const told = await holder.client.from('notifications').select('title').eq('kind', 'holder_message');
    expect(told.data).toEqual([{ title: 'Doors open later' }]);
    const read = await holder.client.rpc('get_holder_message', { message_id: message });
    expect(read.data).toMatchObject([{ body: 'We open at 23:00.', organiser: 'Sale Promoter' }]);
    expect((await editor.client.rpc('get_holder_message', { message_id: message })).data).toEqual([]);
    await backend.sql`update private.deliveries set state = 'sent' where holder_message_id = ${message} and state = 'waiting'`;
    await backend.sql`select private.go_on_with_messages()`;
    const { data } = await manager.client.rpc('list_holder_messages', { event_id: event });
    expect(data).toMatchObject([{ state: 'sent', waiting: 0, sent: 1, failed: 0, left_out: 1, tickets: 3 }]);
  });
});

describe('what keeps it from being abused', () => {
  test('three a day, ten in thirty days; what was cancelled does not count', async () => {
    const { event, type } = await knownEvent();
    await sell(event, type);
    await planned(event);
    await planned(event);
    const third = await planned(event, { send_at: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await plan(event)).error?.message).toBe('messages_today');
    expect((await manager.client.rpc('cancel_holder_message', { message_id: third })).error).toBeNull();
    await planned(event);
    await backend.sql`update public.holder_messages set send_at = now() - interval '10 days' where event_id = ${event}`;
    await backend.sql`insert into public.holder_messages (event_id, subject, body, segment, send_at, state)
      select ${event}, 'Before', 'Words.', 'all', now() - n * interval '2 days', 'sent' from generate_series(1, 7) n`;
    expect((await plan(event)).error?.message).toBe('messages_this_month');
  });

  test('the first with links of an organiser whom nobody knows waits two hours, and staff can stop it', async () => {
    const { event, type } = await knownEvent();
    await sell(event, type);
    await backend.sql`update public.events set published_at = now() - interval '1 hour' where id = ${event}`;
    expect((await plan(event)).data?.is_held).toBe(false);
    const { data } = await plan(event, { body: 'See evil.example/map' });
    expect(data?.is_held).toBe(true);
    expect(Date.parse(data?.goes_out_at ?? '') - Date.now()).toBeGreaterThan(7_000_000);
    expect(await send(data?.id ?? 0)).toEqual([]);
    const staff = await backend.person();
    expect((await staff.client.rpc('list_held_messages')).error?.message).toBe('not_allowed');
    await catalogueOf(backend.sql).permit(staff, 'platform', 1, 1);
    const held = await staff.client.rpc('list_held_messages');
    expect(held.data?.map(({ id }) => id)).toContain(data?.id);
    await staff.client.rpc('cancel_holder_message', { message_id: data?.id ?? 0 });
    const { data: listed } = await manager.client.rpc('list_holder_messages', { event_id: event });
    expect(listed?.[0]).toMatchObject({ id: data?.id, state: 'cancelled' });
  });

  test('nobody is written to without a ticket, long after the event, or without words', async () => {
    const { event, type } = await knownEvent();
    expect((await plan(event)).error?.message).toBe('nobody_to_tell');
    await sell(event, type);
    expect((await plan(event, { subject: ' \n ' })).error?.message).toBe('letter_empty');
    expect((await plan(event, { body: 'x'.repeat(4001) })).error?.message).toBe('letter_too_long');
    expect((await plan(event, { segment: 'types' })).error?.message).toBe('segment_empty');
    const late = new Date(Date.now() + 60 * 86_400_000).toISOString();
    expect((await plan(event, { send_at: late })).error?.message).toBe('message_after_event');
  });

  test('only managers write; what is under way cannot be called back', async () => {
    const { event, type } = await knownEvent();
    await sell(event, type);
    const ask = { event_id: event };
    for (const { client } of [editor, holder]) {
      expect((await client.rpc('plan_holder_message', { ...ask, ...words })).error?.message).toBe(
        'not_allowed',
      );
      expect((await client.rpc('count_holders', { ...ask, segment: 'all' })).error?.message).toBe(
        'not_allowed',
      );
      expect((await client.rpc('list_holder_messages', ask)).error?.message).toBe('not_allowed');
      expect(
        (await client.rpc('begin_message_test', { ...ask, ...words, segment: undefined } as never)).error,
      ).not.toBeNull();
    }
    expect((await backend.anonymous().rpc('list_holder_messages', ask)).error).not.toBeNull();
    const message = await planned(event);
    const cancel = (who: Person) => who.client.rpc('cancel_holder_message', { message_id: message });
    expect((await cancel(editor)).error?.message).toBe('not_allowed');
    expect((await cancel(holder)).error?.message).toBe('not_found');
    await send(message);
    expect((await cancel(manager)).error?.message).toBe('message_under_way');
  });
});

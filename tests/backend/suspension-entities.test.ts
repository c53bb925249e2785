import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { doorOf } from '../fixtures/door.ts';
import { saleOf } from '../fixtures/sale.ts';

let backend: EmbeddedTestBackend;
let make: ReturnType<typeof catalogueOf>;
let sale: ReturnType<typeof saleOf>;
let staff: Person;
let owner: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  make = catalogueOf(backend.sql);
  sale = saleOf(backend.sql);
  [staff, owner] = await Promise.all([backend.person(), backend.person()]);
  await make.permit(staff, 'platform', 1, 3);
});
afterAll(() => backend.stop());

const suspend = (type: string, id: number, reason = 'Not what it says') =>
  staff.client.rpc('suspend_entity', { entity_type: type, entity_id: id, reason });
const restore = (type: string, id: number) =>
  staff.client.rpc('restore_entity', { entity_type: type, entity_id: id });
const refusalOf = async (asking: PromiseLike<{ error: { message: string } | null }>) =>
  (await asking).error?.message;

/** An event of the owner with two places for sale. */
async function onSale(price = 0) {
  const event = await sale.event();
  await make.permit(owner, 'event', event, 4);
  const pool = await sale.pool(event, 2);
  const type = await sale.type(event, { price, pools: [pool] });
  return { event, pool, type, hold: () => sale.hold(event, { items: [{ typeId: type, quantity: 1 }] }) };
}

describe('an event', () => {
  test('is gone for strangers and there for its team, and comes back as it was', async () => {
    const { event } = await onSale();
    const { data: before } = await owner.client
      .from('events')
      .select('status, published_at')
      .eq('id', event)
      .single();
    const seen = async (table: 'events' | 'event_listings') =>
      (
        await backend
          .anonymous()
          .from(table)
          .select('title')
          .eq(table === 'events' ? 'id' : 'event_id', event)
      ).data?.length;
    expect([await seen('events'), await seen('event_listings')]).toEqual([1, 1]);

    expect((await suspend('event', event)).error).toBeNull();
    expect([await seen('events'), await seen('event_listings')]).toEqual([0, 0]);
    const found = await backend.anonymous().from('event_artists').select('artist_id').eq('event_id', event);
    expect(found.data).toEqual([]);
    const why = await owner.client
      .from('suspensions')
      .select('reason')
      .eq('entity_type', 'event')
      .eq('entity_id', event);
    expect(why.data).toEqual([{ reason: 'Not what it says' }]);
    const news = async () =>
      (
        await owner.client
          .from('notifications')
          .select('kind, title, excerpt')
          .eq('because_id', event)
          .order('id')
      ).data;
    expect(await news()).toEqual([{ kind: 'moderation', title: 'suspended', excerpt: 'Not what it says' }]);

    for (const refused of [
      owner.client.rpc('publish_event', { event_id: event }),
      owner.client.rpc('withdraw_event', { event_id: event }),
      owner.client.rpc('delete_entity', { entity_type: 'event', entity_id: event }),
      owner.client.rpc('plan_holder_message', {
        event_id: event,
        subject: 'Hello',
        body: 'All',
        segment: 'all',
      }),
    ])
      expect(await refusalOf(refused)).toBe('suspended');

    expect((await restore('event', event)).error).toBeNull();
    expect([await seen('events'), await seen('event_listings')]).toEqual([1, 1]);
    const { data: after } = await owner.client
      .from('events')
      .select('status, published_at')
      .eq('id', event)
      .single();
    expect(after).toEqual(before);
    expect((await news())?.at(-1)).toEqual({ kind: 'moderation', title: 'restored', excerpt: '' });
  });

  test('stops selling at once: places go back, and what is paid all the same is to be refunded', async () => {
    const { event, pool, hold } = await onSale(2000);
    const [first, second] = [await hold(), await hold()];
    expect(await sale.counts(pool)).toEqual({ sold: 0, held: 2, offered: 0 });
    const settle = async (order: number | undefined, ref: string) => {
      const [row] = await backend.sql`
        select private.settle_payment(o.id, ${ref}, o.total, o.currency) as outcome from public.orders o where o.id = ${order ?? 0}`;
      return row?.outcome;
    };
    await suspend('event', event);
    expect(await sale.counts(pool)).toEqual({ sold: 0, held: 0, offered: 0 });
    expect((await hold())?.reason).toBe('unknown_event');
    expect(await settle(first?.orderId, `pi_a${event}`)).toBe('refund_due');
    await restore('event', event);
    expect(await settle(second?.orderId, `pi_b${event}`)).toBe('paid_late');
    expect(await sale.counts(pool)).toEqual({ sold: 1, held: 0, offered: 0 });
  });

  test('a hold that slipped in beside the suspension cannot become a ticket', async () => {
    const { event, pool, hold } = await onSale();
    const held = await hold();
    // As if the hold had been placed by a transaction that did not see the suspension yet.
    await backend.sql`update public.events set suspended_at = now() where id = ${event}`;
    const confirm = async () =>
      (await backend.sql`select private.confirm_free_order(${held?.orderId ?? 0}) as a`)[0]?.a.reason;
    expect(await confirm()).toBe('sale_closed');
    expect(await sale.counts(pool)).toMatchObject({ sold: 0 });
  });

  test('tickets that were sold let in, and their orders can be refunded', async () => {
    const door = doorOf(backend.sql);
    const { event, tickets } = await door.night({ tickets: 2 });
    await make.permit(owner, 'event', event, 4);
    const phone = await door.device(event);
    await suspend('event', event);
    expect((await door.scan(event, phone, { ticket: tickets[0] ?? 0 })).outcome).toBe('accepted');
    const [ticket] =
      await backend.sql`select order_id::int as "orderId" from public.tickets where id = ${tickets[1] ?? 0}`;
    const { error } = await owner.client.rpc('cancel_tickets', {
      order_id: ticket?.orderId,
      ticket_ids: [tickets[1] ?? 0],
    });
    expect(error).toBeNull();
  });

  test('does not come out by its schedule, nor under a promoter that is suspended', async () => {
    const planned = await make.event({ status: 'scheduled' });
    await backend.sql`update public.events set publish_at = now() - interval '1 minute' where id = ${planned}`;
    await suspend('event', planned);
    await backend.sql`select private.publish_due_events()`;
    const [row] = await backend.sql`select status from public.events where id = ${planned}`;
    expect(row?.status).toBe('scheduled');

    const promoter = await make.promoter('Shady Nights');
    const event = await make.event({
      status: 'draft',
      venue: await make.venue('Hall', 'Town'),
      promoters: [promoter],
    });
    await make.permit(owner, 'event', event, 4);
    await suspend('promoter', promoter);
    expect(await refusalOf(owner.client.rpc('publish_event', { event_id: event }))).toBe(
      'promoter_suspended',
    );
  });
});

test.each(['venue', 'artist', 'promoter'] as const)('a %s is neither listed nor found', async (type) => {
  const id = type === 'venue' ? await make.venue('Zzyzx Rooms', 'Town') : await make[type]('Zzyzx Rooms');
  const table = `${type}s` as const;
  const seen = async () => (await backend.anonymous().from(table).select('name').eq('id', id)).data?.length;
  const named = async () =>
    (await backend.sql`select from private.entity_names where kind = ${type} and entity_id = ${id}`).length;
  expect([await seen(), await named()]).toEqual([1, 1]);
  await suspend(type, id);
  expect([await seen(), await named()]).toEqual([0, 0]);
  await restore(type, id);
  expect([await seen(), await named()]).toEqual([1, 1]);
});

test('only staff of level 3 suspend, what exists and is not suspended yet', async () => {
  const event = await make.event();
  await make.permit(owner, 'event', event, 4);
  const asked = { entity_type: 'event', entity_id: event, reason: 'Because I can' };
  for (const person of [owner, await backend.person()])
    expect(await refusalOf(person.client.rpc('suspend_entity', asked))).toBe('not_allowed');
  expect(await refusalOf(backend.anonymous().rpc('suspend_entity', asked))).toMatch(/permission denied/);
  expect(await refusalOf(suspend('genre', 1))).toBe('unknown_entity');
  expect(await refusalOf(suspend('event', 999_999))).toBe('not_found');
  expect(await refusalOf(suspend('event', event, ' no '))).toBe('reason_length');
  await suspend('event', event);
  expect(await refusalOf(suspend('event', event))).toBe('already_suspended');
  await restore('event', event);
  expect(await refusalOf(restore('event', event))).toBe('not_suspended');
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../fixtures/backend.ts';
import { createNewsWorld } from '../fixtures/news.ts';
import { saleOf } from '../fixtures/sale.ts';
import { timetableOf } from '../fixtures/timetable.ts';

let world: Awaited<ReturnType<typeof createNewsWorld>>;
let sale: ReturnType<typeof saleOf>;
let plan: ReturnType<typeof timetableOf>;

beforeAll(async () => {
  world = await createNewsWorld();
  sale = saleOf(world.sql);
  plan = timetableOf(world.sql);
});
afterAll(() => world.stop());

const newest = async ({ id }: Person) => {
  const [row] =
    await world.sql`select kind, event_id::int as event, because_name as code, title, excerpt, happens_at as at
    from public.notifications where user_id = ${id} order by id desc limit 1`;
  return row;
};

async function bought(person: Person, event: number): Promise<{ orderId: number; ticket: number }> {
  const type = await sale.type(event, { pools: [] });
  const held = await sale.hold(event, {
    items: [{ typeId: type, quantity: 1 }],
    userId: person.id,
    email: person.email,
  });
  const orderId = held?.orderId ?? 0;
  await world.sql`select private.name_buyer(${orderId}, 'A Buyer', ${person.email})`;
  await world.sql`select private.confirm_free_order(${orderId})`;
  const [ticket] = await world.sql`select id::int from public.tickets where order_id = ${orderId}`;
  return { orderId, ticket: ticket?.id };
}

describe('orders and tickets', () => {
  test('a purchase is told once, however often its job runs', async () => {
    const person = await world.backend.person();
    const event = await sale.event();
    const { orderId } = await bought(person, event);
    await world.work();
    await world.sql`select private.add_job('mail_order', jsonb_build_object('orderEventId', e.id))
      from public.order_events e where e.order_id = ${orderId}`;
    await world.sql`update public.notifications set read_at = now() where user_id = ${person.id}`;
    await world.work();
    expect(await world.toldOf(person)).toEqual(['order_paid']);
    expect(await newest(person)).toMatchObject({ event, code: expect.stringMatching(/^[A-Z0-9]+$/) });
  });

  test('a ticket that is offered and taken: each is told of the other', async () => {
    const [giver, taker] = await Promise.all([world.backend.person(), world.backend.person()]);
    const { ticket } = await bought(giver, await sale.event());
    await world.work();
    await giver.client.rpc('offer_ticket', { ticket_id: ticket, email: taker.email }).throwOnError();
    await world.work();
    expect(await world.toldOf(taker)).toEqual(['ticket_offered']);
    const [transfer] =
      await world.sql`select id::int from public.ticket_transfers where ticket_id = ${ticket}`;
    await taker.client.rpc('take_ticket', { transfer_id: transfer?.id }).throwOnError();
    await world.work();
    expect(await world.toldOf(giver)).toEqual(['order_paid', 'ticket_taken']);
  });

  test('what comes free is told to whoever is next, with its end', async () => {
    const person = await world.backend.person();
    const event = await sale.event();
    const pool = await sale.pool(event, 1);
    const type = await sale.type(event, { pools: [pool] });
    const held = await sale.hold(event, { items: [{ typeId: type, quantity: 1 }] });
    await person.client.rpc('join_waiting_list', { ticket_type_id: type, quantity: 1 }).throwOnError();
    await world.sql`select private.release_order(${held?.orderId ?? 0})`;
    await world.work();
    expect(await newest(person)).toMatchObject({ kind: 'waiting_list_offer', at: expect.any(Date) });
  });

  test('who holds a ticket is told that it is off, by one mail and not by two', async () => {
    const [holder, interested] = await Promise.all([world.backend.person(), world.backend.person()]);
    const event = await sale.event();
    await bought(holder, event);
    await interested.client.rpc('set_interest', { event_id: event, interest: 'interested' }).throwOnError();
    await world.work();
    await world.sql`update public.events set status = 'cancelled' where id = ${event}`;
    await world.work();
    expect((await world.toldOf(holder)).at(-1)).toBe('event_cancelled');
    const mails = async ({ email }: Person) => {
      const rows =
        await world.sql`select subject from private.mailbox where recipient = ${email} order by id`;
      return rows.map(({ subject }) => subject);
    };
    expect(await mails(holder)).toEqual(['Your ticket for A Night', 'Cancelled: A Night']);
    expect(await mails(interested)).toEqual(['A Night is cancelled']);
  });

  test('a reminder comes with its mail, unless the mail was ended', async () => {
    const [person, quiet] = await Promise.all([world.backend.person(), world.backend.person()]);
    const event = await sale.event();
    for (const one of [person, quiet]) await bought(one, event);
    await world.work();
    await quiet.client
      .rpc('save_notification_setting', { category: 'reminders', in_app: true, email: false, push: true })
      .throwOnError();
    await world.sql`update public.orders set paid_at = now() - interval '3 days' where event_id = ${event}`;
    await world.sql`update public.events set starts_at = now() + interval '20 hours', ends_at = now() + interval '26 hours'
      where id = ${event}`;
    await world.sql`delete from graphile_worker._private_jobs`;
    await world.sql`select private.begin_reminders()`;
    await world.work();
    expect((await world.toldOf(person)).at(-1)).toBe('event_reminder');
    expect((await world.toldOf(quiet)).at(-1)).toBe('event_reminder');
    const [row] =
      await world.sql`select array_agg(recipient) as people from private.mailbox where subject like 'Tomorrow:%'`;
    expect(row?.people).toEqual([person.email]);
  });
});

describe('favourites', () => {
  async function favourite(person: Person, minutes: number) {
    const event = await world.catalogue.event({
      inHours: 0,
      venue: await world.catalogue.venue('Halle', 'Town'),
    });
    const stage = await plan.stage(event, 'Main');
    const slot = await plan.slot(event, { stage, title: 'Kobalt', from: minutes, to: minutes + 60 });
    await plan.publish(event);
    await person.client.rpc('set_favourite', { slot_id: slot, is_favourite: true }).throwOnError();
    return { event, slot, stage };
  }
  const round = () => world.sql`select private.tell_of_starts()`;
  const drift = (slot: string, minutes: number) =>
    world.sql`update public.published_slots set drift_minutes = ${minutes} where id = ${slot}`;

  test('a quarter of an hour before it begins, once, also when two rounds run at once', async () => {
    const person = await world.backend.person();
    const { event } = await favourite(person, 14);
    await Promise.all([round(), round(), round()]);
    await world.sql`update public.notifications set read_at = now() where user_id = ${person.id}`;
    await round();
    expect(await world.toldOf(person)).toEqual(['favourite_starts']);
    expect(await newest(person)).toMatchObject({ event, title: 'Kobalt', excerpt: 'Main' });
  });

  test('the delay moves the reminder', async () => {
    const person = await world.backend.person();
    const { slot } = await favourite(person, 14);
    await drift(slot, 30);
    await round();
    expect(await world.toldOf(person)).toEqual([]);
    await drift(slot, 0);
    await round();
    expect(await world.toldOf(person)).toEqual(['favourite_starts']);
  });

  test('a delay of ten minutes or more is news, put together and not repeated', async () => {
    const person = await world.backend.person();
    const { event, slot, stage } = await favourite(person, 60);
    const second = await plan.slot(event, { stage, title: 'Mira', from: 120, to: 180 });
    await world.sql`insert into public.published_slots (id, event_id, stage_id, title, starts_at, ends_at, note, night)
      select id, event_id, stage_id, title, starts_at, ends_at, note, starts_at::date from public.slots where id = ${second}`;
    const tellOfDrift = () => world.sql`select private.tell_of_drift(${event})`;
    await drift(slot, 5);
    await tellOfDrift();
    expect(await world.toldOf(person)).toEqual([]);

    await drift(slot, 20);
    await world.workLater();
    expect(await newest(person)).toMatchObject({ kind: 'favourite_moved', title: 'Kobalt', excerpt: null });
    await tellOfDrift();
    await drift(slot, 25);
    await tellOfDrift();
    expect(await world.toldOf(person)).toEqual(['favourite_moved']);

    await person.client.rpc('set_favourite', { slot_id: second, is_favourite: true }).throwOnError();
    await world.sql`update public.published_slots set drift_minutes = 45 where event_id = ${event}`;
    await tellOfDrift();
    expect(await newest(person)).toMatchObject({
      kind: 'favourite_moved',
      title: 'Kobalt, Mira',
      excerpt: '2',
    });
    const [unread] = await world.sql`select count(*)::int from public.notifications
      where user_id = ${person.id} and read_at is null`;
    expect(unread).toEqual({ count: 1 });
  });
});

test('owners learn that they can be paid, and that they no longer can', async () => {
  const person = await world.backend.person();
  const promoter = await world.catalogue.promoter('Northern');
  await world.catalogue.permit(person, 'promoter', promoter, 4);
  await world.sql`insert into public.payout_accounts (promoter_id, mode, provider_ref) values (${promoter}, 'simulated', 'acct_news')`;
  const ready = (is: boolean) =>
    world.sql`update public.payout_accounts set charges_enabled = ${is}, payouts_enabled = ${is} where provider_ref = 'acct_news'`;
  await ready(true);
  await ready(true);
  await ready(false);
  expect(await world.toldOf(person)).toEqual(['payout_ready', 'payout_problem']);
  expect(await newest(person)).toMatchObject({ code: 'Northern' });
});

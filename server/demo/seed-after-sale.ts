import type postgres from 'postgres';
import { actingAs } from './acting-as.ts';

type Sql = postgres.TransactionSql;

const organiser = 'Demo Organiser';

/** What happened to tickets after they were bought: money back in part and whole, a bank that asks, tickets that change hands. */
export async function seedAfterSale(sql: Sql): Promise<void> {
  await sql`analyze public.payments, public.order_events`;
  await seedRefunds(sql);
  await seedDisputes(sql);
  await seedReturn(sql);
  await seedTransfers(sql);
  await moveToThePast(sql);
}

/** By the number of the order among those of the festival, newest first; `tickets` null is all of it. */
const refunds = [
  { nth: 9, tickets: 1, amount: null, reason: 'One of them has to work' },
  { nth: 31, tickets: null, amount: null, reason: 'Bought twice by mistake' },
  { nth: 64, tickets: null, amount: 1500, reason: 'The tent pitch was under water' },
  { nth: 88, tickets: null, amount: null, reason: 'Ill, with a very polite mail' },
  { nth: 120, tickets: 1, amount: null, reason: 'A friend could not come' },
];

async function seedRefunds(sql: Sql): Promise<void> {
  await sql`
    select private.finish_refund((answer ->> 'refundId')::bigint, 're_demo' || (answer ->> 'refundId'))
    from (
      select private.begin_refund(o.id, 'demo:' || r.nth, r.amount,
        array(select k.id from public.tickets k where k.order_id = o.id and k.status = 'valid' order by k.id limit coalesce(r.tickets, 0)),
        r.reason, (select u.id from public.users u where u.display_name = ${organiser})) as answer
      from jsonb_to_recordset(${sql.json(refunds)}) r (nth int, tickets int, amount int, reason text)
      join (
        select o.id, row_number() over (order by o.id desc) as nth from public.orders o join public.payments p on p.order_id = o.id
        where o.event_id = 1 and o.user_id is null and (select count(*) from public.tickets k where k.order_id = o.id) > 1
      ) o using (nth)
      offset 0
    ) begun`;
}

/** One that is open, and one that was won. */
async function seedDisputes(sql: Sql): Promise<void> {
  const asked = await sql<{ ref: string }[]>`
    select p.provider_ref as ref from public.payments p join public.orders o on o.id = p.order_id
    where o.event_id = 1 and o.user_id is null and o.refunded = 0 order by o.id desc offset 140 limit 2`;
  const [open, won] = asked;
  if (open) await sql`select private.open_dispute('dp_demo1', ${open.ref})`;
  if (won) await sql`select private.close_dispute('dp_demo2', ${won.ref}, true)`;
}

/** Somebody gives a cushion back: whoever waited longest for one is offered it. */
async function seedReturn(sql: Sql): Promise<void> {
  await sql`update public.events set self_cancel_hours = case id when 1 then 168 else 24 end where id in (1, 3, 6)`;
  const [given] = await sql<{ ticket: number; buyer: number }[]>`
    with bought as (
      update public.orders o set user_id = u.id, email = a.email, name = u.display_name
      from public.users u join auth.users a on a.id = u.supabase_id
      where u.display_name = 'Ivy Castleton' and o.id = (select max(id) from public.orders where event_id = 3) returning o.*
    ), held as (
      update public.tickets k set holder_id = b.user_id, holder_name = b.name, holder_email = b.email from bought b where k.order_id = b.id returning k.id, k.holder_id
    )
    select min(id)::int as ticket, min(holder_id)::int as buyer from held`;
  if (!given) return;
  await sql`
    select private.finish_refund((answer ->> 'refundId')::bigint, 're_demo' || (answer ->> 'refundId'))
    from private.begin_return(${given.ticket}, ${given.buyer}) answer`;
}

/** The visitor gives one of two festival tickets to a friend who has not answered yet, and is offered one for the jazz. */
async function seedTransfers(sql: Sql): Promise<void> {
  await sql`
    update public.tickets k set holder_id = u.id, holder_name = u.display_name, holder_email = a.email
    from public.users u join auth.users a on a.id = u.supabase_id
    where u.display_name = 'Poppy Winterbourne' and k.id = (select max(t.id) from public.tickets t where t.event_id = 6)`;
  const offers = [
    { from: 'Demo Visitor', event: 1, to: 'nora_achterberg@limelight.test' },
    { from: 'Poppy Winterbourne', event: 6, to: 'visitor@limelight.test' },
  ];
  for (const { from, event, to } of offers) {
    await actingAs(sql, from, async () => {
      await sql`select public.offer_ticket(max(k.id), ${to}) from public.tickets k
        where k.event_id = ${event} and k.holder_id = private.current_user_id() and k.status = 'valid'`;
    });
  }
}

/** All of it happened within the last two weeks, and the simulator of the provider knows of it. */
async function moveToThePast(sql: Sql): Promise<void> {
  await sql`
    with fresh as materialized (
      select h.id, h.order_id, o.paid_at, row_number() over (partition by h.order_id order by h.id) as place
      from public.order_events h join public.orders o on o.id = h.order_id where h.at = now() and h.what <> 'offered'
    )
    update public.order_events h
    set at = greatest(f.paid_at + interval '20 minutes', now() - make_interval(hours => (3 + f.order_id * 31 % 300)::int)) + f.place * interval '3 seconds'
    from fresh f where f.id = h.id`;
  await sql`
    update public.refunds r set created_at = h.at, ended_at = h.at + interval '4 seconds'
    from (select order_id, min(at) as at from public.order_events where what = 'refund_begun' group by 1) h where h.order_id = r.order_id`;
  await sql`update public.ticket_transfers set created_at = now() - interval '5 hours'`;
  await sql`
    update private.simulator_objects s set data = s.data || jsonb_build_object('amount_refunded', p.refunded, 'refunded', p.refunded = p.amount,
      'disputed', p.status = 'disputed')
    from public.payments p where s.id = 'ch_demo' || p.order_id and (p.refunded > 0 or p.status = 'disputed')`;
}

import type postgres from 'postgres';

const firstNames = [
  'Ada',
  'Bela',
  'Chidi',
  'Dora',
  'Emre',
  'Freya',
  'Goran',
  'Hana',
  'Ivo',
  'Jun',
  'Kaia',
  'Liv',
  'Milo',
];
const lastNames = [
  'Abend',
  'Brook',
  'Castel',
  'Dahl',
  'Eklund',
  'Fontein',
  'Grau',
  'Holm',
  'Ibarra',
  'Juhl',
  'Kern',
];

type Plan = {
  event: number;
  type: string;
  orders: number;
  /** Each order has 1 to this many, in turn; or always this many. */
  most?: number;
  always?: number;
  kind?: 'sale' | 'guest_list';
};

const plans: Plan[] = [
  { event: 1, type: 'Early bird', orders: 150, always: 2 },
  { event: 1, type: 'Regular', orders: 120, most: 3 },
  { event: 1, type: 'Crew of four', orders: 12, always: 1 },
  { event: 1, type: 'Regular', orders: 6, most: 2, kind: 'guest_list' },
  { event: 2, type: 'Entry', orders: 20, always: 2 },
  { event: 3, type: 'Cushion', orders: 40, most: 2 },
  { event: 6, type: 'Free entry', orders: 30, most: 3 },
];

/** Orders of the last weeks that were paid, as the functions would have left them. */
export async function seedOrders(sql: postgres.TransactionSql): Promise<void> {
  const wanted = plans.map(({ event, type, orders, most, always, kind }) => ({
    event,
    type,
    orders,
    most: most ?? 1,
    always: always ?? null,
    kind: kind ?? 'sale',
  }));
  await sql`
    create temporary table demo_orders on commit drop as
    select row_number() over (order by plan.place, n)::int as number, t.id as type_id, t.event_id, t.persons, plan.kind,
      q.quantity, q.price, f.fee, e.currency, now() - make_interval(mins => 1 + (43200 * power(((n * 37) % plan.orders)::float / plan.orders, 1.6))::int + n % 60) as at,
      (${firstNames}::text[])[1 + (n * 7 + plan.place) % ${firstNames.length}] as first_name,
      (${lastNames}::text[])[1 + (n * 5 + plan.place) % ${lastNames.length}] as last_name
    from rows from (jsonb_to_recordset(${sql.json(wanted)}) as (event bigint, type text, orders int, most int, always int, kind public.order_kind))
      with ordinality plan (event, type, orders, most, always, kind, place)
    join public.ticket_types t on t.event_id = plan.event and t.name = plan.type
    join public.events e on e.id = t.event_id
    cross join public.platform_settings s
    cross join generate_series(1, plan.orders) n
    cross join lateral (select coalesce(plan.always, 1 + n % plan.most) as quantity, case when plan.kind = 'sale' then t.price else 0 end as price) q
    cross join lateral (select case when q.price > 0 then round(q.quantity * q.price * s.fee_percent / 100)::int + q.quantity * s.fee_fixed else 0 end as fee) f`;
  await sql`
    insert into public.orders (code, secret_hash, request_key, event_id, email, name, kind, status, currency, subtotal, fee, total, vat, created_at, paid_at)
    select upper(substr(md5('order ' || d.number), 1, 8)), sha256(convert_to('demo ' || d.number, 'UTF8')), 'demo:' || d.number, d.event_id,
      lower(d.first_name || '.' || d.last_name || d.number || '@example.org'), d.first_name || ' ' || d.last_name, d.kind, 'paid', d.currency,
      d.quantity * d.price, d.fee, d.quantity * d.price + d.fee, round((d.quantity * d.price + d.fee) * 19 / 119.0), d.at, d.at
    from demo_orders d order by d.at`;
  await sql`
    insert into public.order_lines (order_id, ticket_type_id, quantity, unit_price, fee)
    select o.id, d.type_id, d.quantity, d.price, d.fee from demo_orders d join public.orders o on o.request_key = 'demo:' || d.number order by o.id`;
  await sql`
    with taken as (
      insert into public.order_pools (order_id, pool_id, places)
      select o.id, l.pool_id, d.quantity * d.persons from demo_orders d
      join public.orders o on o.request_key = 'demo:' || d.number join public.ticket_type_pools l on l.ticket_type_id = d.type_id
      returning pool_id, places
    )
    update public.pools p set sold = p.sold + t.places from (select pool_id, sum(places)::int as places from taken group by 1) t where p.id = t.pool_id`;
  await sql`select private.issue_tickets(o) from public.orders o where o.request_key like 'demo:%' order by o.id`;
  await sql`update public.tickets k set issued_at = o.paid_at from public.orders o where o.id = k.order_id`;
  await sql`select private.number_receipt(o) from public.orders o where o.request_key like 'demo:%' order by o.id`;
  await sql`
    insert into public.order_events (order_id, what, at)
    select o.id, case o.kind when 'sale' then 'paid' else 'given' end, o.paid_at from public.orders o where o.request_key like 'demo:%' order by o.id`;
  await seedPayments(sql);
}

/** The payments, and what the simulator knows of them, so that they can be refunded like any other. */
async function seedPayments(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into public.payments (order_id, provider_ref, status, amount, currency, card_last4, created_at, settled_at)
    select o.id, 'pi_demo' || o.id, 'succeeded', o.total, o.currency, lpad(((o.id * 7919) % 10000)::text, 4, '0'), o.paid_at, o.paid_at
    from public.orders o where o.request_key like 'demo:%' and o.total > 0`;
  await sql`
    insert into private.simulator_objects (id, kind, data)
    select made.id, made.kind, made.data from public.payments p join public.orders o on o.id = p.order_id,
      lateral (values
        ('pi_demo' || o.id, 'payment_intent', jsonb_build_object('id', 'pi_demo' || o.id, 'object', 'payment_intent',
          'created', extract(epoch from o.paid_at)::bigint, 'livemode', false, 'amount', o.total, 'amount_received', o.total,
          'application_fee_amount', o.fee, 'currency', lower(o.currency), 'latest_charge', 'ch_demo' || o.id,
          'metadata', jsonb_build_object('order_id', o.id::text), 'status', 'succeeded',
          'transfer_data', jsonb_build_object('destination', (private.payout_account_of(o.event_id)).provider_ref))),
        ('ch_demo' || o.id, 'charge', jsonb_build_object('id', 'ch_demo' || o.id, 'object', 'charge',
          'created', extract(epoch from o.paid_at)::bigint, 'livemode', false, 'amount', o.total, 'amount_refunded', 0,
          'currency', lower(o.currency), 'disputed', false, 'metadata', jsonb_build_object('order_id', o.id::text), 'paid', true,
          'payment_intent', 'pi_demo' || o.id, 'refunded', false, 'status', 'succeeded',
          'payment_method_details', jsonb_build_object('type', 'card', 'card', jsonb_build_object('brand', 'visa', 'last4', p.card_last4))))
      ) made (id, kind, data)
    where o.request_key like 'demo:%'`;
}

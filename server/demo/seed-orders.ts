import type postgres from 'postgres';

import { plans } from './scene/for-sale.ts';
import { firstNames, lastNames } from './scene/names.ts';
import { seedPayments } from './seed-payments.ts';

type Sql = postgres.TransactionSql;

/** Orders since each event came out that were paid, as the functions would have left them. */
export async function seedOrders(sql: Sql): Promise<void> {
  await planOrders(sql);
  await planLines(sql);
  await sql`
    insert into public.orders (code, secret_hash, request_key, event_id, email, name, kind, status, currency, subtotal, discount, fee, total,
      vat, coupon_id, created_at, paid_at)
    select upper(substr(md5('order ' || d.number), 1, 8)), sha256(convert_to('demo ' || d.number, 'UTF8')), 'demo:' || d.number, d.event_id,
      lower(d.first_name || '.' || d.last_name || d.number || '@example.org'), d.first_name || ' ' || d.last_name, d.kind, 'paid', d.currency,
      l.subtotal, l.discount, l.fee, l.subtotal - l.discount + l.passed_on, round((l.subtotal - l.discount + l.passed_on) * 19 / 119.0),
      d.coupon_id, d.at - interval '3 minutes', d.at
    from demo_orders d join (
      select number, sum(quantity * price)::int as subtotal, sum(discount)::int as discount, sum(fee)::int as fee, sum(passed_on)::int as passed_on
      from demo_lines group by number
    ) l using (number) order by d.at, d.number`;
  await sql`update demo_orders d set order_id = o.id from public.orders o where o.request_key = 'demo:' || d.number`;
  await giveToVisitor(sql);
  await sql`
    insert into public.order_lines (order_id, ticket_type_id, quantity, unit_price, discount, fee)
    select d.order_id, l.type_id, l.quantity, l.price, l.discount, l.fee from demo_lines l join demo_orders d using (number)
    order by d.order_id, l.is_add_on`;
  await sql`
    with taken as (
      insert into public.order_pools (order_id, pool_id, places)
      select d.order_id, p.pool_id, sum(l.quantity * l.persons) from demo_lines l join demo_orders d using (number)
      join public.ticket_type_pools p on p.ticket_type_id = l.type_id group by d.order_id, p.pool_id
      returning pool_id, places
    )
    update public.pools p set sold = p.sold + t.places from (select pool_id, sum(places)::int as places from taken group by 1) t where p.id = t.pool_id`;
  await sql`
    update public.coupons c set uses = g.uses, spent = g.spent
    from (select coupon_id, count(*)::int as uses, sum(discount)::int as spent from public.orders group by 1) g where g.coupon_id = c.id`;
  await sql`analyze public.orders, public.order_lines, public.ticket_types`;
  await issueTickets(sql);
  await sql`analyze public.tickets, private.admissions`;
  await numberReceipts(sql);
  await sql`
    insert into public.order_events (order_id, what, at, by_user_id)
    select o.id, case o.kind when 'sale' then 'paid' else 'given' end, o.paid_at,
      case when o.kind <> 'sale' then (select u.id from public.users u where u.display_name = 'Demo Organiser') end
    from public.orders o where o.request_key like 'demo:%' order by o.id`;
  await seedPayments(sql);
}

/** A rush when it comes out, a steady trickle, and more again towards the night. */
async function planOrders(sql: Sql): Promise<void> {
  const wanted = plans.map(({ most, always, kind, span: [from, to] = [0, 1], addOn, coupon, ...plan }) => ({
    ...plan,
    most: most ?? 1,
    always: always ?? null,
    kind: kind ?? 'sale',
    from,
    to,
    addOn: addOn?.[0] ?? null,
    addOnEvery: addOn?.[1] ?? null,
    coupon: coupon?.[0] ?? null,
    couponEvery: coupon?.[1] ?? null,
  }));
  await sql`
    create temporary table demo_plans on commit drop as
    select row_number() over () as place, p.* from jsonb_to_recordset(${sql.json(wanted)}) p (event bigint, type text, orders int, most int,
      always int, kind public.order_kind, "from" float8, "to" float8, "addOn" text, "addOnEvery" int, coupon text, "couponEvery" int)`;
  await planOtherEvents(sql);
  await sql`
    create temporary table demo_orders on commit drop as
    select row_number() over (order by plan.place, n)::int as number, null::bigint as order_id, t.id as type_id, t.event_id, t.persons, t.fee_handling,
      plan.kind, plan."addOn" as add_on, coalesce(n % plan."addOnEvery" = 0, false) as has_add_on, c.id as coupon_id,
      coalesce(plan.always, 1 + n % plan.most) as quantity, case when plan.kind = 'sale' then t.price else 0 end as price, e.currency,
      least(now() - interval '4 minutes', spread.at + make_interval(secs => 50000 * sin(extract(epoch from spread.at) / 86400 * 2 * pi() / 7))) as at,
      (${firstNames}::text[])[1 + (n * 7 + plan.place) % ${firstNames.length}] as first_name,
      (${lastNames}::text[])[1 + (n * 5 + plan.place) % ${lastNames.length}] as last_name
    from demo_plans plan
    join public.ticket_types t on t.event_id = plan.event and t.name = plan.type
    join public.events e on e.id = t.event_id
    cross join lateral (select coalesce(e.published_at, e.created_at) as begins, least(now(), e.starts_at) as ends) sale
    cross join generate_series(1, plan.orders) n
    cross join lateral (select ((n * 37) % plan.orders + (n * 13) % 10 / 10.0) / plan.orders as share) u
    -- Some days of the week are better than others.
    cross join lateral (select sale.begins + (sale.ends - sale.begins) * (plan."from" + (plan."to" - plan."from") * case
        when u.share < 0.25 then 0.24 * u.share
        when u.share < 0.7 then 0.06 + 1.42 * (u.share - 0.25)
        else 0.7 + (u.share - 0.7)
      end) + make_interval(mins => n * 7 % 60) as at) spread
    left join public.coupons c on c.event_id = plan.event and c.code = plan.coupon and n % plan."couponEvery" = 0`;
}

/** What is sold out is full, what is over was nearly so, and the rest has begun. */
async function planOtherEvents(sql: Sql): Promise<void> {
  await sql`
    insert into demo_plans (place, event, type, orders, most, always, kind, "from", "to")
    select 1000 + t.event_id, t.event_id, t.name, case when p.size = 40 then 20 when p.size = 90 then 38 + t.event_id % 8 else 1 + t.event_id * 7 % 6 end,
      3, case when p.size <= 90 then 2 end, 'sale', 0, 1
    from public.ticket_types t join public.pools p on p.limit_of = t.id
    where t.event_id > 6 and t.sale_starts_at is null`;
}

async function planLines(sql: Sql): Promise<void> {
  await sql`
    create temporary table demo_lines on commit drop as
    select l.number, l.type_id, l.persons, l.is_add_on, l.quantity, l.price, c.discount, f.fee,
      case when l.fee_handling = 'passed_on' then f.fee else 0 end as passed_on
    from (
      select d.number, d.type_id, d.persons, d.fee_handling, false as is_add_on, d.quantity, d.price, d.coupon_id from demo_orders d
      union all
      select d.number, t.id, t.persons, t.fee_handling, true, 1, t.price, null from demo_orders d
      join public.ticket_types t on t.event_id = d.event_id and t.name = d.add_on where d.has_add_on
    ) l
    cross join public.platform_settings s
    left join public.coupons k on k.id = l.coupon_id
    cross join lateral (select case k.kind when 'percent' then floor(l.quantity * l.price * k.value / 100.0)::int
      when 'fixed' then least(k.value, l.quantity * l.price) else 0 end as discount) c
    cross join lateral (select case when l.quantity * l.price > c.discount
      then round((l.quantity * l.price - c.discount) * s.fee_percent / 100)::int + l.quantity * s.fee_fixed else 0 end as fee) f`;
}

/** Whoever looks around as the visitor has tickets to show: two for the festival and two for tonight. */
async function giveToVisitor(sql: Sql): Promise<void> {
  await sql`
    update public.orders o set user_id = u.id, email = a.email, name = u.display_name
    from (
      select distinct on (d.event_id) d.order_id from demo_orders d
      where d.event_id in (1, 2) and d.kind = 'sale' and d.quantity = 2 order by d.event_id, d.has_add_on, d.at
    ) first, auth.users a join public.users u on u.supabase_id = a.id
    where o.id = first.order_id and a.email = 'visitor@limelight.test'`;
}

/** As private.issue_tickets has it, for all orders at once, with what attendees of the festival have answered. */
async function issueTickets(sql: Sql): Promise<void> {
  await sql`
    insert into public.tickets (order_id, order_line_id, event_id, ticket_type_id, holder_id, holder_name, holder_email, paid, issued_at)
    select o.id, l.id, o.event_id, l.ticket_type_id, o.user_id, o.name, o.email,
      (l.quantity * l.unit_price - l.discount) / w.units + case when unit = 1 then (l.quantity * l.unit_price - l.discount) % w.units else 0 end, o.paid_at
    from public.orders o join public.order_lines l on l.order_id = o.id join public.ticket_types t on t.id = l.ticket_type_id
    cross join lateral (select l.quantity * t.persons as units) w, generate_series(1, w.units) unit
    where o.request_key like 'demo:%' order by o.id, l.id, unit`;
  await sql`
    insert into public.ticket_answers (ticket_id, question_id, answer)
    select k.id, q.id, case q.kind when 'choice' then q.choices[1 + (k.id * 7 + q.position) % cardinality(q.choices)] else 'yes' end
    from public.ticket_questions q join public.tickets k on k.event_id = q.event_id and k.ticket_type_id = any (q.ticket_type_ids)
    join public.orders o on o.id = k.order_id and o.kind = 'sale'
    where case q.kind when 'choice' then q.is_required or k.id % 3 > 0 else k.id % 23 = 0 end`;
}

/** As private.number_receipt has it, for all orders at once. */
async function numberReceipts(sql: Sql): Promise<void> {
  await sql`
    insert into public.receipts (order_id, seller, seller_name, year, number, issued_at, lines, vat)
    select o.id, 'promoter:' || m.id, m.name, y.year, row_number() over (partition by m.id, y.year order by o.id), o.paid_at,
      (select jsonb_agg(jsonb_build_object('name', t.name, 'quantity', l.quantity, 'unitPrice', l.unit_price, 'discount', l.discount) order by l.id)
        from public.order_lines l join public.ticket_types t on t.id = l.ticket_type_id where l.order_id = o.id),
      jsonb_build_array(jsonb_build_object('percent', 19.00, 'gross', o.total, 'vat', o.vat))
    from public.orders o join public.events e on e.id = o.event_id
    join lateral (select (private.payout_account_of(e.id)).promoter_id offset 0) a on true
    join public.promoters m on m.id = a.promoter_id
    cross join lateral (select extract(year from o.paid_at at time zone e.timezone)::int as year) y
    where o.request_key like 'demo:%' and o.total > 0`;
  await sql`insert into private.receipt_counters (seller, year, last) select seller, year, max(number) from public.receipts group by 1, 2`;
}

import type { Check } from './check.ts';

/** Places and money. Every query answers what is counted and what should be, and is empty where all is well. */
export const sellingChecks: Check[] = [
  {
    name: 'no pool is oversold',
    rows: 'select count(*) from public.pools',
    wrong: `select p.id, p.sold + p.held + p.offered as found, p.size as wanted from public.pools p
      where p.sold + p.held + p.offered > p.size`,
  },
  {
    name: 'places held and offered are those of open orders',
    rows: 'select count(*) from public.pools',
    wrong: `select p.id, format('%s held, %s offered', p.held, p.offered) as found,
        format('%s held, %s offered', coalesce(t.held, 0), coalesce(t.offered, 0)) as wanted
      from public.pools p left join (
        select t.pool_id, sum(t.places) filter (where o.status in ('held', 'paying')) as held,
          sum(t.places) filter (where o.status = 'offered') as offered
        from public.order_pools t join public.orders o on o.id = t.order_id where o.is_open group by t.pool_id
      ) t on t.pool_id = p.id
      where (p.held, p.offered) is distinct from (coalesce(t.held, 0)::int, coalesce(t.offered, 0)::int)`,
  },
  {
    name: 'places sold are those of tickets that let in',
    rows: 'select count(*) from public.pools',
    // Of the pools that the order took from: one that was added to the type later gave nothing.
    wrong: `select p.id, p.sold as found, coalesce(t.places, 0) as wanted from public.pools p left join (
        select l.pool_id, count(*)::int as places from public.tickets k
        join public.ticket_type_pools l on l.ticket_type_id = k.ticket_type_id
        join public.order_pools o on o.order_id = k.order_id and o.pool_id = l.pool_id
        where k.status in ('valid', 'blocked') group by l.pool_id
      ) t on t.pool_id = p.id
      where p.sold <> coalesce(t.places, 0)`,
  },
  {
    name: 'orders are the sum of their lines',
    rows: 'select count(*) from public.orders',
    wrong: `select o.id, format('%s less %s', o.subtotal, o.discount) as found, format('%s less %s', l.subtotal, l.discount) as wanted
      from public.orders o join (
        select order_id, sum(quantity * unit_price)::int as subtotal, sum(discount)::int as discount from public.order_lines group by order_id
      ) l on l.order_id = o.id
      where (o.subtotal, o.discount) is distinct from (l.subtotal, l.discount)
        or o.total not between o.subtotal - o.discount and o.subtotal - o.discount + o.fee`,
  },
  {
    name: 'paid orders have their money, others have none',
    rows: 'select count(*) from public.orders where total > 0',
    wrong: `select o.id, coalesce(p.kept, 0) as found,
        case when o.status in ('paid', 'refunded') then o.total - o.refunded else 0 end as wanted
      from public.orders o left join (
        select order_id, sum(amount - refunded)::int as kept from public.payments where status in ('succeeded', 'refunded', 'disputed') group by order_id
      ) p on p.order_id = o.id
      where o.kind = 'sale' and o.total > 0
        and coalesce(p.kept, 0) <> case when o.status in ('paid', 'refunded') then o.total - o.refunded else 0 end
        and not exists (select from public.payments d where d.order_id = o.id and d.status in ('refund_due', 'disputed'))
        and not exists (select from public.refunds r where r.order_id = o.id and r.status = 'begun')`,
  },
  {
    name: 'no money waits to be sent back',
    rows: 'select count(*) from public.payments',
    wrong: `select p.id, 'refund_due since ' || p.settled_at as found, 'sent back' as wanted from public.payments p
      where p.status = 'refund_due' and p.settled_at < now() - interval '1 hour'`,
  },
  {
    name: 'what was paid has a receipt, numbered without gaps',
    rows: 'select count(*) from public.receipts',
    wrong: `select o.id, 'none' as found, 'a receipt' as wanted from public.orders o
      where o.kind = 'sale' and o.total > 0 and o.status in ('paid', 'refunded') and o.paid_at is not null
        and not exists (select from public.receipts r where r.order_id = o.id)
      union all
      select null, format('%s %s: %s up to %s', r.seller, r.year, count(*), max(r.number)), coalesce(max(c.last)::text, 'no counter')
      from public.receipts r left join private.receipt_counters c on c.seller = r.seller and c.year = r.year
      group by r.seller, r.year having count(*) <> max(r.number) or max(r.number) is distinct from max(c.last) or min(r.number) <> 1`,
  },
  {
    name: 'coupons count the orders that have them',
    rows: 'select count(*) from public.coupons',
    wrong: `select c.id, format('%s uses, %s spent', c.uses, c.spent) as found,
        format('%s uses, %s spent', coalesce(o.uses, 0), coalesce(o.spent, 0)) as wanted
      from public.coupons c left join (
        select coupon_id, count(*)::int as uses, sum(discount)::int as spent from public.orders where takes_room group by coupon_id
      ) o on o.coupon_id = c.id
      where (c.uses, c.spent) is distinct from (coalesce(o.uses, 0), coalesce(o.spent, 0))
        and not exists (select from public.orders r where r.coupon_id = c.id and r.status = 'refunded')`,
  },
  {
    name: 'the simulated provider took what was booked',
    rows: `select count(*) from private.simulator_objects where kind = 'payment_intent'`,
    wrong: `select null as id, s.data ->> 'id' as found, (s.data ->> 'amount') || ' booked' as wanted
      from private.simulator_objects s
      where s.kind = 'payment_intent' and s.data ->> 'status' = 'succeeded' and s.created_at < now() - interval '5 minutes'
        and not exists (select from public.payments p where p.provider_ref = s.id and p.amount = (s.data ->> 'amount')::int)`,
  },
];

-- How an event sells. Definer functions: the team sees sums of rows that only managers can read.

create function public.get_platform_fee()
returns table (fee_percent numeric, fee_fixed int)
language sql stable security definer
set search_path = ''
as $$
  select s.fee_percent, s.fee_fixed from public.platform_settings s
$$;

-- What each type has sold and has in baskets now. Money is for managers.
create function public.list_type_sales(event_id bigint)
returns table (ticket_type_id bigint, sold int, held int, room int, revenue bigint)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_level(1, 'event', list_type_sales.event_id);
  return query
  with gone as (
    select t.ticket_type_id as id, count(*)::int as sold, sum(t.paid) as money
    from public.tickets t where t.event_id = list_type_sales.event_id and t.status in ('valid', 'blocked') group by 1
  ), waiting as (
    select l.ticket_type_id as id, sum(l.quantity)::int as held
    from public.orders o join public.order_lines l on l.order_id = o.id
    where o.event_id = list_type_sales.event_id and o.is_open group by 1
  )
  select t.id, coalesce(gone.sold, 0), coalesce(waiting.held, 0), private.room_of(t.id),
    case when private.can(3, 'event', list_type_sales.event_id) then coalesce(gone.money, 0)::bigint end
  from public.ticket_types t left join gone on gone.id = t.id left join waiting on waiting.id = t.id
  where t.event_id = list_type_sales.event_id and t.deleted_at is null
  order by t.position, t.id;
end $$;

-- How the event sells, in one row. The capacity is that of the outermost pools: shared ones, and the own limits of
-- types that draw on none; null where a type is without end.
create function public.get_event_sales(event_id bigint)
returns table (sold int, capacity int, revenue bigint, orders int)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_level(1, 'event', get_event_sales.event_id);
  return query
  with types as (
    select t.id,
      array(select p.id from public.ticket_type_pools l join public.pools p on p.id = l.pool_id
        where l.ticket_type_id = t.id and p.limit_of is null and p.size is not null) as shared,
      (select p.id from public.pools p where p.limit_of = t.id and p.size is not null) as own
    from public.ticket_types t
    where t.event_id = get_event_sales.event_id and t.deleted_at is null and t.kind = 'admission'
  ), counted as (
    select coalesce(sum(o.total - o.refunded), 0)::bigint as revenue, count(*)::int as orders
    from public.orders o where o.event_id = get_event_sales.event_id and o.paid_at is not null
  )
  select
    (select count(*)::int from public.tickets t where t.event_id = get_event_sales.event_id and t.status in ('valid', 'blocked')
      and exists (select from types where types.id = t.ticket_type_id)),
    case when not exists (select from types where types.shared = '{}' and types.own is null) then (
      select sum(p.size)::int from public.pools p
      where p.id in (select unnest(types.shared) from types)
        or p.id in (select types.own from types where types.shared = '{}')
    ) end,
    case when private.can(3, 'event', get_event_sales.event_id) then counted.revenue end,
    case when private.can(3, 'event', get_event_sales.event_id) then counted.orders end
  from counted;
end $$;

-- Tickets and money by day on the event's clocks, days without a sale included.
create function public.list_sales_by_day(event_id bigint, days int default 30)
returns table (day date, tickets int, money bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  zone text;
begin
  perform private.require_level(3, 'event', list_sales_by_day.event_id);
  select e.timezone into zone from public.events e where e.id = list_sales_by_day.event_id;
  return query
  with sold as (
    select (o.paid_at at time zone zone)::date as day, sum(l.quantity * t.persons)::int as tickets, sum(l.quantity * l.unit_price - l.discount) as money
    from public.orders o join public.order_lines l on l.order_id = o.id join public.ticket_types t on t.id = l.ticket_type_id
    where o.event_id = list_sales_by_day.event_id
      and o.paid_at >= (((now() at time zone zone)::date - least(greatest(days, 1), 366) + 1)::timestamp at time zone zone)
    group by 1
  )
  select d::date, coalesce(sold.tickets, 0), coalesce(sold.money, 0)::bigint
  from generate_series((now() at time zone zone)::date - least(greatest(days, 1), 366) + 1, (now() at time zone zone)::date, interval '1 day') d
  left join sold on sold.day = d::date
  order by 1;
end $$;

-- The same of several events at once, for the list of what somebody runs.
create function public.list_event_sales(event_ids bigint[])
returns table (event_id bigint, sold int, capacity int)
language sql stable security definer
set search_path = ''
as $$
  with allowed as materialized (
    select wanted.id from unnest(event_ids[1:200]) wanted (id)
    where private.can(1, 'event', wanted.id)
      and exists (select from public.ticket_types t where t.event_id = wanted.id and t.deleted_at is null)
  )
  select allowed.id, s.sold, s.capacity from allowed, public.get_event_sales(allowed.id) s
$$;

grant execute on function public.get_platform_fee, public.list_type_sales, public.get_event_sales, public.list_event_sales,
  public.list_sales_by_day to authenticated, service_role;

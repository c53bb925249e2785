-- Everything that somebody is offered, waits for or may keep says on which days it is, not only when it begins; and what lets
-- nobody in is told from tickets wherever they are counted.

drop function public.list_ticket_offers();
drop function public.list_my_waits();
drop function public.list_claimable_orders();
drop function public.list_my_orders(bigint, int);
drop function public.list_my_tickets();

-- Definer: as get_ticket_offer. What others offer to the viewer now.
create function public.list_ticket_offers()
returns table (
  transfer_id bigint, from_name text, type_name text, event_title text, starts_at timestamptz, ends_at timestamptz, timezone text
)
language sql stable security definer
set search_path = ''
as $$
  select f.id, u.display_name, t.name, e.title, e.starts_at, e.ends_at, e.timezone
  from public.ticket_transfers f
  join public.tickets k on k.id = f.ticket_id
  join public.ticket_types t on t.id = k.ticket_type_id
  join public.events e on e.id = k.event_id
  left join public.users u on u.id = f.from_user_id
  where f.email = private.current_email() and f.taken_at is null and f.withdrawn_at is null and private.check_transfer(k) is null
  order by f.id desc limit 50
$$;

-- Definer, both: what somebody bought or waits for stays readable to them when its event is no longer out. Baskets that were let go
-- are not orders to look back at; what is offered to somebody who waits is among their waits.
create function public.list_my_waits()
returns table (
  ticket_type_id bigint, type_name text, is_extra boolean, quantity int, place int, event_id bigint, event_title text,
  starts_at timestamptz, ends_at timestamptz, timezone text, offer_code text, offer_until timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select t.id, t.name, t.kind = 'add_on', w.quantity,
    case when o.id is null then (
      select count(*)::int + 1 from public.waiting_entries b where b.ticket_type_id = w.ticket_type_id and b.order_id is null and b.id < w.id
    ) end,
    e.id, e.title, e.starts_at, e.ends_at, e.timezone, o.code, o.expires_at
  from public.waiting_entries w
  join public.ticket_types t on t.id = w.ticket_type_id
  join public.events e on e.id = w.event_id
  left join public.orders o on o.id = w.order_id and o.is_open and o.expires_at > now()
  where w.user_id = private.current_user_id() and e.ends_at > now()
    and not exists (select from public.orders q where q.id = w.order_id and q.status = 'paid')
  order by o.expires_at, e.starts_at, w.id
$$;

create function public.list_my_orders(before_id bigint default null, page_size int default 20)
returns table (
  id bigint, code text, state public.order_status, tickets int, extras int, total int, refunded int, currency text,
  created_at timestamptz, event_id bigint, event_title text, starts_at timestamptz, timezone text
)
language sql stable security definer
set search_path = ''
as $$
  select o.id, o.code, o.status, counted.tickets, counted.extras, o.total, o.refunded, o.currency, o.created_at,
    e.id, e.title, e.starts_at, e.timezone
  from public.orders o
  join public.events e on e.id = o.event_id
  cross join lateral (
    select coalesce(sum(l.quantity * t.persons) filter (where t.kind = 'admission'), 0)::int as tickets,
      coalesce(sum(l.quantity * t.persons) filter (where t.kind = 'add_on'), 0)::int as extras
    from public.order_lines l join public.ticket_types t on t.id = l.ticket_type_id
    where l.order_id = o.id
  ) counted
  where o.user_id = private.current_user_id() and (before_id is null or o.id < before_id)
    and (o.paid_at is not null or (o.is_open and o.expires_at > now() and o.status <> 'offered'))
  order by o.id desc limit least(greatest(page_size, 1), 100)
$$;

-- Definer: a guest's order is nobody's to read. Whoever has proved that the address is theirs may have it.
create function public.list_claimable_orders()
returns table (
  id bigint, code text, tickets int, extras int, event_title text, starts_at timestamptz, ends_at timestamptz, timezone text
)
language sql stable security definer
set search_path = ''
as $$
  select o.id, o.code, counted.tickets, counted.extras, e.title, e.starts_at, e.ends_at, e.timezone
  from public.orders o
  join public.events e on e.id = o.event_id
  cross join lateral (
    select count(*) filter (where t.kind = 'admission')::int as tickets, count(*) filter (where t.kind = 'add_on')::int as extras
    from public.tickets k join public.ticket_types t on t.id = k.ticket_type_id
    where k.order_id = o.id and k.status in ('valid', 'blocked')
  ) counted
  where o.user_id is null and o.email = private.current_email() and o.status = 'paid'
  order by e.starts_at desc, o.id desc limit 50
$$;

-- Definer: a ticket stays readable to its holder when its type is secret or gone, or its event no longer out.
create function public.list_my_tickets()
returns table (
  id bigint, serial text, is_valid boolean, type_name text, is_extra boolean, holder_name text, order_code text, event_id bigint,
  event_title text, starts_at timestamptz, ends_at timestamptz, timezone text, venue_name text,
  valid_nights date[], enter_from time, enter_until time, rights jsonb
)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  viewer bigint := private.current_user_id();
begin
  return query
  select k.id, k.serial, k.status = 'valid', t.name, t.kind = 'add_on', k.holder_name, o.code, e.id, e.title,
    e.starts_at, e.ends_at, e.timezone, v.name, t.valid_nights, t.enter_from, t.enter_until, private.ticket_rights(k, o, e, viewer)
  from public.tickets k
  join public.ticket_types t on t.id = k.ticket_type_id
  join public.orders o on o.id = k.order_id
  join public.events e on e.id = k.event_id
  left join public.venues v on v.id = e.venue_id
  where k.holder_id = viewer
  order by e.starts_at desc, k.id
  limit 200;
end $$;

grant execute on function public.list_ticket_offers, public.list_my_waits, public.list_my_orders, public.list_claimable_orders,
  public.list_my_tickets to authenticated, service_role;

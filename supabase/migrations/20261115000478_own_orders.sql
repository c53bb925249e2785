-- What people see of their own: orders and waits.

-- Definer, both: what somebody bought stays readable to them when its event is no longer out. Baskets that were let go
-- are not orders to look back at; what is offered to somebody who waits is among their waits.
create function public.list_my_orders(before_id bigint default null, page_size int default 20)
returns table (
  id bigint, code text, state public.order_status, tickets int, total int, refunded int, currency text, created_at timestamptz,
  event_id bigint, event_title text, starts_at timestamptz, timezone text
)
language sql stable security definer
set search_path = ''
as $$
  select o.id, o.code, o.status,
    (select coalesce(sum(l.quantity * t.persons), 0)::int from public.order_lines l join public.ticket_types t on t.id = l.ticket_type_id where l.order_id = o.id),
    o.total, o.refunded, o.currency, o.created_at, e.id, e.title, e.starts_at, e.timezone
  from public.orders o join public.events e on e.id = o.event_id
  where o.user_id = private.current_user_id() and (before_id is null or o.id < before_id)
    and (o.paid_at is not null or (o.is_open and o.expires_at > now() and o.status <> 'offered'))
  order by o.id desc limit least(greatest(page_size, 1), 100)
$$;

create function public.list_my_waits()
returns table (
  ticket_type_id bigint, type_name text, quantity int, place int, event_id bigint, event_title text, starts_at timestamptz, timezone text,
  offer_code text, offer_until timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select t.id, t.name, w.quantity,
    case when o.id is null then (
      select count(*)::int + 1 from public.waiting_entries b where b.ticket_type_id = w.ticket_type_id and b.order_id is null and b.id < w.id
    ) end,
    e.id, e.title, e.starts_at, e.timezone, o.code, o.expires_at
  from public.waiting_entries w
  join public.ticket_types t on t.id = w.ticket_type_id
  join public.events e on e.id = w.event_id
  left join public.orders o on o.id = w.order_id and o.is_open and o.expires_at > now()
  where w.user_id = private.current_user_id() and e.ends_at > now()
    and not exists (select from public.orders q where q.id = w.order_id and q.status = 'paid')
  order by o.expires_at, e.starts_at, w.id
$$;

grant execute on function public.list_my_orders, public.list_my_waits
  to authenticated, service_role;

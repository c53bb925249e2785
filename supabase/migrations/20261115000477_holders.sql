-- What holders may do with a ticket: give it to somebody, or give it back (docs/glossary.md: transfer, return).

-- Until when a ticket can be returned; null is never.
create function private.returns_until(e public.events)
returns timestamptz
language sql stable
set search_path = ''
as $$
  select coalesce(e.doors_at, e.starts_at) - make_interval(hours => e.self_cancel_hours)
$$;

-- Of a ticket that is to be returned, its price comes back and the fee stays.
create function private.comes_back(k public.tickets, o public.orders)
returns int
language sql immutable
set search_path = ''
as $$
  select least(k.paid, o.total - o.refunded)
$$;

create function private.ticket_rights(k public.tickets, o public.orders, e public.events, viewer bigint)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'canGive', coalesce(k.holder_id = viewer, false) and private.check_transfer(k) is null,
    'offeredTo', (
      select f.email from public.ticket_transfers f
      where f.ticket_id = k.id and f.taken_at is null and f.withdrawn_at is null and f.from_user_id = viewer and k.status = 'valid'
    ),
    'returnUntil', case when k.status = 'valid' and k.holder_id = viewer and o.user_id = viewer and private.returns_until(e) > now()
      then private.returns_until(e) end,
    'comesBack', private.comes_back(k, o),
    'currency', o.currency
  )
$$;

-- The buyer gives a ticket back. What it cost is set aside to be sent back; what cost nothing is void at once. Both go
-- to those who wait first. Answers a refusal, a refund to go on with, or that it is done.
create function private.begin_return(ticket_id bigint, by_user bigint)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  o public.orders;
  k public.tickets;
  e public.events;
  amount int;
  answer jsonb;
begin
  select q.* into o from public.orders q join public.tickets t on t.order_id = q.id where t.id = begin_return.ticket_id for update of q;
  select * into k from public.tickets t where t.id = begin_return.ticket_id for update;
  if k.id is null or k.holder_id is distinct from by_user then
    return private.refusal('not_found');
  end if;
  if o.user_id is distinct from by_user then
    return private.refusal('return_is_for_buyers');
  end if;
  if k.status <> 'valid' then
    return private.refusal('ticket_not_valid');
  end if;
  select * into e from public.events q where q.id = k.event_id;
  if e.self_cancel_hours is null then
    return private.refusal('no_returns');
  end if;
  if private.returns_until(e) <= now() then
    return private.refusal('too_late_to_return');
  end if;
  amount := private.comes_back(k, o);
  if amount > 0 then
    answer := private.begin_refund(o.id, 'return:' || k.id || ':' || (
      -- One that the provider refused can be asked for again.
      select count(*) from public.refunds f where f.order_id = o.id and f.request_key like 'return:' || k.id || ':%'
    ), amount, array[k.id], 'Returned by the buyer', null);
    if answer ? 'reason' then
      return answer;
    end if;
  else
    perform from public.pools p where p.event_id = k.event_id order by p.id for update;
    perform private.void_tickets(array[k.id], 'cancelled');
    update public.orders q set status = 'cancelled'
    where q.id = o.id and q.status = 'paid'
      and not exists (select from public.tickets t where t.order_id = o.id and t.status in ('valid', 'blocked'));
    answer := jsonb_build_object('amount', 0);
  end if;
  update public.ticket_transfers f set withdrawn_at = now() where f.ticket_id = k.id and f.taken_at is null and f.withdrawn_at is null;
  insert into public.order_events (order_id, what, detail, by_user_id) values (o.id, 'returned', jsonb_build_object('ticket', k.id), by_user);
  return answer;
end $$;

-- Definer: tickets of others are not readable, and whom an offer is for is told in full only to its two sides.
create function public.get_ticket_offer(transfer_id bigint)
returns table (
  state text, is_for_viewer boolean, email text, from_name text, type_name text, ticket_type_id bigint, event_id bigint, event_title text,
  starts_at timestamptz, ends_at timestamptz, timezone text, venue_name text, valid_nights date[], enter_from time, enter_until time
)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  viewer bigint := private.current_user_id();
  own_email text := private.current_email();
begin
  return query
  select case
      when f.taken_at is not null and k.holder_id = viewer then 'taken'
      when f.taken_at is not null or f.withdrawn_at is not null or private.check_transfer(k) is not null then 'gone'
      else 'open'
    end,
    coalesce(f.email = own_email, false),
    case when side.known then f.email else regexp_replace(f.email, '^(.)[^@]*@(.).*(\.[^.]*)$', '\1•••@\2•••\3') end,
    u.display_name, t.name, t.id, e.id, e.title, e.starts_at, e.ends_at, e.timezone, v.name, t.valid_nights, t.enter_from, t.enter_until
  from public.ticket_transfers f
  join public.tickets k on k.id = f.ticket_id
  cross join lateral (select coalesce(f.email = own_email, false) or coalesce(f.from_user_id = viewer, false) as known) side
  left join public.ticket_types t on t.id = k.ticket_type_id and side.known
  left join public.events e on e.id = k.event_id and side.known
  left join public.venues v on v.id = e.venue_id
  left join public.users u on u.id = f.from_user_id and side.known
  where f.id = get_ticket_offer.transfer_id and viewer is not null;
end $$;

-- Definer: as get_ticket_offer. What others offer to the viewer now.
create function public.list_ticket_offers()
returns table (transfer_id bigint, from_name text, type_name text, event_title text, starts_at timestamptz, timezone text)
language sql stable security definer
set search_path = ''
as $$
  select f.id, u.display_name, t.name, e.title, e.starts_at, e.timezone
  from public.ticket_transfers f
  join public.tickets k on k.id = f.ticket_id
  join public.ticket_types t on t.id = k.ticket_type_id
  join public.events e on e.id = k.event_id
  left join public.users u on u.id = f.from_user_id
  where f.email = private.current_email() and f.taken_at is null and f.withdrawn_at is null and private.check_transfer(k) is null
  order by f.id desc limit 50
$$;

grant execute on function public.get_ticket_offer, public.list_ticket_offers
  to authenticated, service_role;

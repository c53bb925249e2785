-- The orders of an event, as its managers search, read and change them.

-- Only what was completed is searched by likeness: a hold pays nothing for it.
alter table public.orders add column search_text text not null
  generated always as (lower(code || ' ' || name || ' ' || email)) stored;
create index orders_by_likeness on public.orders using gin (search_text extensions.gin_trgm_ops) where paid_at is not null;
create index payments_by_card on public.payments (card_last4);
create index orders_by_name on public.orders (event_id, name, id) where paid_at is not null;
create index orders_by_total on public.orders (event_id, total, id) include (refunded) where paid_at is not null;

-- The one place that says which orders a list means: $1 event, $2 pattern, $3 what was typed, $4 ticket type.
create function private.order_conditions(status text, search text, ticket_type_id bigint)
returns text
language sql immutable
set search_path = ''
as $$
  select 'o.event_id = $1 and ' || case status
      when 'paid' then 'o.paid_at is not null and o.status = ''paid'''
      when 'refunded' then 'o.paid_at is not null and o.refunded > 0'
      when 'cancelled' then 'o.paid_at is not null and o.status in (''cancelled'', ''refunded'')'
      when 'given' then 'o.paid_at is not null and o.kind <> ''sale'''
      when 'held' then 'o.is_open'
      when 'left' then 'o.paid_at is null and not o.is_open'
      else 'o.paid_at is not null'
    end
    || case
      when search = '' then ''
      when search ~ '^[0-9]{4}$' then ' and o.id in (select s.id from public.orders s where s.event_id = $1 and s.paid_at is not null and s.search_text like $2
        union select p.order_id from public.payments p where p.card_last4 = $3)'
      else ' and o.search_text like $2'
    end
    || case when ticket_type_id is null then '' else ' and exists (select from public.order_lines l where l.order_id = o.id and l.ticket_type_id = $4)' end
$$;

create function private.contains_pattern(search text)
returns text
language sql immutable
set search_path = ''
as $$
  select '%' || regexp_replace(lower(search), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- Definer: who asks is checked once, not for each of 100,000 rows. `before_id` goes on from there, newest first.
create function public.list_orders(
  event_id bigint, search text default '', status text default '', ticket_type_id bigint default null,
  sort text default 'created', descending boolean default true, skip int default 0, page_size int default 50, before_id bigint default null
)
returns table (
  id bigint, code text, name text, email text, kind public.order_kind, state public.order_status, tickets int, total int, fee int, vat int,
  refunded int, currency text, card_last4 text, coupon text, created_at timestamptz, paid_at timestamptz
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words text := left(btrim(coalesce(search, '')), 80);
  direction text := case when descending then 'desc' else 'asc' end;
begin
  perform private.require_level(3, 'event', list_orders.event_id);
  return query execute format(
    'with page as (
      select o.* from public.orders o where %s %s order by %s limit $5 offset $6
    )
    select o.id, o.code, o.name, o.email, o.kind, o.status,
      (select coalesce(sum(l.quantity * t.persons), 0)::int from public.order_lines l join public.ticket_types t on t.id = l.ticket_type_id where l.order_id = o.id),
      o.total, o.fee, o.vat, o.refunded, o.currency,
      (select p.card_last4 from public.payments p where p.order_id = o.id and p.card_last4 is not null order by p.id desc limit 1),
      (select c.code from public.coupons c where c.id = o.coupon_id),
      o.created_at, o.paid_at
    from page o order by %3$s',
    private.order_conditions(status, words, list_orders.ticket_type_id),
    case when before_id is null then '' else 'and o.id < $7' end,
    case sort
      when 'total' then format('o.total %1$s, o.id %1$s', direction)
      when 'name' then format('o.name %1$s, o.id %1$s', direction)
      else format('o.id %s', direction)
    end
  ) using list_orders.event_id, private.contains_pattern(words), words, list_orders.ticket_type_id,
    least(greatest(page_size, 1), 1000), greatest(skip, 0), before_id;
end $$;

-- Definer: as list_orders.
create function public.count_orders(event_id bigint, search text default '', status text default '', ticket_type_id bigint default null)
returns int
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words text := left(btrim(coalesce(search, '')), 80);
  found int;
begin
  perform private.require_level(3, 'event', count_orders.event_id);
  execute 'select count(*)::int from public.orders o where ' || private.order_conditions(status, words, count_orders.ticket_type_id)
    into found using count_orders.event_id, private.contains_pattern(words), words, count_orders.ticket_type_id;
  return found;
end $$;

-- An order, locked, for whoever manages its event.
create function private.lock_managed_order(order_id bigint)
returns public.orders
language plpgsql
set search_path = ''
as $$
declare
  o public.orders;
begin
  select * into o from public.orders q where q.id = lock_managed_order.order_id for update;
  if not found or not private.can(1, 'event', o.event_id) then
    perform private.refuse('not_found', 404);
  end if;
  perform private.require_level(3, 'event', o.event_id);
  return o;
end $$;

-- Takes tickets back without money: refunds go through the payment provider. Twice changes nothing.
create function public.cancel_tickets(order_id bigint, ticket_ids bigint[])
returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  o public.orders := private.lock_managed_order(cancel_tickets.order_id);
  cancelled int;
begin
  -- All of them in their order, because what is freed is offered in this transaction.
  perform from public.pools p where p.event_id = o.event_id order by p.id for update;
  cancelled := private.void_tickets(
    array(select t.id from public.tickets t where t.order_id = o.id and t.id = any (ticket_ids) and t.status = 'valid'), 'cancelled');
  if cancelled > 0 then
    insert into public.order_events (order_id, what, detail, by_user_id)
    values (o.id, 'tickets_cancelled', jsonb_build_object('tickets', cancelled), private.current_user_id());
    update public.orders q set status = 'cancelled'
    where q.id = o.id and q.status = 'paid'
      and not exists (select from public.tickets t where t.order_id = o.id and t.status in ('valid', 'blocked'));
  end if;
  return cancelled;
end $$;

-- Somebody else comes: a ticket with a new serial, which is in the account of whoever proved that address.
create function public.change_holder(ticket_id bigint, name text, email text)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  ticket public.tickets;
  o public.orders;
  address text := lower(btrim(change_holder.email));
begin
  select * into ticket from public.tickets t where t.id = change_holder.ticket_id;
  o := private.lock_managed_order(coalesce(ticket.order_id, 0));
  select * into ticket from public.tickets t where t.id = change_holder.ticket_id for update;
  if ticket.status <> 'valid' then
    perform private.refuse('ticket_not_valid');
  end if;
  if coalesce(btrim(change_holder.name), '') = '' then
    perform private.refuse('name_missing', 400);
  end if;
  if address is null or address !~ '^[^@\s<>"]{1,64}@[^@\s<>"]{1,190}$' then
    perform private.refuse('email_invalid', 400);
  end if;
  if (ticket.holder_name, ticket.holder_email) = (left(btrim(change_holder.name), 120), address) then
    return;
  end if;
  update public.ticket_transfers t set withdrawn_at = now()
  where t.ticket_id = ticket.id and t.taken_at is null and t.withdrawn_at is null;
  perform private.reissue_ticket(ticket.id, (
    select u.id from public.users u join auth.users a on a.id = u.supabase_id
    where lower(a.email) = address and a.email_confirmed_at is not null
  ), left(btrim(change_holder.name), 120), address);
  -- They were another person's.
  delete from public.ticket_answers a where a.ticket_id = ticket.id;
  insert into public.order_events (order_id, what, detail, by_user_id)
  values (o.id, 'holder_changed', jsonb_build_object('ticket', ticket.id, 'to', left(btrim(change_holder.name), 120)), private.current_user_id());
end $$;

-- For the team's own eyes, in the timeline of the order.
create function public.note_order(order_id bigint, note text)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  o public.orders := private.lock_managed_order(note_order.order_id);
begin
  if coalesce(btrim(note_order.note), '') = '' then
    perform private.refuse('note_missing', 400);
  end if;
  insert into public.order_events (order_id, what, detail, by_user_id)
  values (o.id, 'note', jsonb_build_object('note', left(btrim(note_order.note), 1000)), private.current_user_id());
end $$;

grant execute on function public.list_orders, public.count_orders, public.cancel_tickets, public.change_holder, public.note_order
  to authenticated, service_role;

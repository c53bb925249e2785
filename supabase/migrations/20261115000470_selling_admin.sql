-- What organisers change about a sale, and how they read it (docs/capacity.md). Tables take no writes from people, so
-- every change is a definer function here: lock, check, write.

-- The type whose own limit this is; null is a pool that types share.
alter table public.pools add column limit_of bigint unique references public.ticket_types (id);

-- One manager at a time, and no hold meanwhile: a hold locks the same pools.
create function private.lock_sale(event_id bigint)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_level(3, 'event', lock_sale.event_id);
  perform from public.events e where e.id = lock_sale.event_id for no key update;
  if not found then
    perform private.refuse('not_found', 404);
  end if;
  perform from public.pools p where p.event_id = lock_sale.event_id order by p.id for update;
end $$;

create function private.require_types(event_id bigint, type_ids bigint[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from unnest(type_ids) wanted (id)
    where not exists (
      select from public.ticket_types t
      where t.id = wanted.id and t.event_id = require_types.event_id and t.deleted_at is null
    )
  ) then
    perform private.refuse('unknown_ticket_type', 400);
  end if;
end $$;

-- An object that a client sent as JSON within JSON is that object.
create function private.sent_object(content jsonb)
returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  while jsonb_typeof(content) = 'string' loop
    content := content #>> '{}';
  end loop;
  if jsonb_typeof(content) is distinct from 'object' then
    perform private.refuse('invalid_value', 400);
  end if;
  return content;
exception when invalid_text_representation then
  perform private.refuse('invalid_value', 400);
end $$;

-- Pools ----------------------------------------------------------------------------------------------

create function private.require_size(p public.pools, size int)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if size < p.sold + p.held + p.offered then
    perform private.refuse('below_taken', 409, (p.sold + p.held + p.offered)::text);
  end if;
end $$;

create function public.save_pool(event_id bigint, name text, size int default null, pool_id bigint default null)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  pool public.pools;
begin
  perform private.lock_sale(save_pool.event_id);
  if save_pool.pool_id is null then
    if (select count(*) from public.pools p where p.event_id = save_pool.event_id and p.limit_of is null) >= 50 then
      perform private.refuse('too_many_pools');
    end if;
    insert into public.pools (event_id, name, size)
    values (save_pool.event_id, btrim(save_pool.name), save_pool.size) returning * into pool;
    return pool.id;
  end if;
  select * into pool from public.pools p where p.id = save_pool.pool_id and p.event_id = save_pool.event_id and p.limit_of is null;
  if not found then
    perform private.refuse('not_found', 404);
  end if;
  perform private.require_size(pool, save_pool.size);
  update public.pools p set name = btrim(save_pool.name), size = save_pool.size where p.id = pool.id;
  return pool.id;
end $$;

create function public.remove_pool(pool_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  pool public.pools;
begin
  select * into pool from public.pools p where p.id = remove_pool.pool_id and p.limit_of is null;
  if not found or not private.can(1, 'event', pool.event_id) then
    perform private.refuse('not_found', 404);
  end if;
  perform private.lock_sale(pool.event_id);
  if exists (select from public.order_pools o where o.pool_id = pool.id) or exists (
    select from public.ticket_type_pools l join public.ticket_types t on t.id = l.ticket_type_id
    where l.pool_id = pool.id and t.deleted_at is null
  ) then
    perform private.refuse('pool_in_use');
  end if;
  delete from public.ticket_type_pools l where l.pool_id = pool.id;
  delete from public.pools p where p.id = pool.id;
end $$;

-- Ticket types ---------------------------------------------------------------------------------------

-- A type that opens after itself, over however many steps, would never open.
create function private.require_tier(type public.ticket_types)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if type.opens_after is null then
    return;
  end if;
  perform private.require_types(type.event_id, array[type.opens_after]);
  if exists (
    with recursive line (id) as (
      select type.opens_after
      union
      select t.opens_after from public.ticket_types t join line on t.id = line.id where t.opens_after is not null
    )
    select from line where line.id = type.id
  ) then
    perform private.refuse('tier_circle', 400);
  end if;
end $$;

-- It lets in on nights that the event has. A night that ends in the morning belongs to the evening before.
create function private.require_nights(type public.ticket_types)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from public.events e, unnest(type.valid_nights) night
    where e.id = type.event_id and night not between private.night_of(e.starts_at, e.timezone)
      and private.night_of(e.ends_at - interval '1 second', e.timezone)
  ) then
    perform private.refuse('unknown_night', 400);
  end if;
end $$;

-- A pool that tickets were sold from stays: what they took is given back to it.
create function private.set_type_pools(type public.ticket_types, pool_ids bigint[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from unnest(pool_ids) wanted (id)
    where not exists (select from public.pools p where p.id = wanted.id and p.event_id = type.event_id and p.limit_of is null)
  ) then
    perform private.refuse('unknown_pool', 400);
  end if;
  if exists (
    select from public.ticket_type_pools l join public.pools p on p.id = l.pool_id and p.limit_of is null
    where l.ticket_type_id = type.id and l.pool_id <> all (pool_ids) and exists (
      select from public.order_lines n
      join public.orders o on o.id = n.order_id and o.takes_room
      join public.order_pools k on k.order_id = o.id and k.pool_id = l.pool_id
      where n.ticket_type_id = type.id
    )
  ) then
    perform private.refuse('pool_was_sold_from');
  end if;
  delete from public.ticket_type_pools l using public.pools p
  where l.ticket_type_id = type.id and p.id = l.pool_id and p.limit_of is null and l.pool_id <> all (pool_ids);
  insert into public.ticket_type_pools (ticket_type_id, pool_id)
  select type.id, wanted.id from unnest(pool_ids) wanted (id) on conflict do nothing;
end $$;

-- How many there are of this type alone; null is without end. A bundle takes a place for each person.
create function private.set_type_limit(type public.ticket_types, how_many int)
returns void
language plpgsql
set search_path = ''
as $$
declare
  own public.pools;
begin
  select * into own from public.pools p where p.limit_of = type.id;
  if found then
    perform private.require_size(own, how_many * type.persons);
    update public.pools p set name = left(type.name, 60), size = how_many * type.persons
    where p.id = own.id and (p.name, p.size) is distinct from (left(type.name, 60), how_many * type.persons);
  elsif how_many is not null then
    -- What was sold before there was a limit took nothing from it.
    if exists (select from public.order_lines l join public.orders o on o.id = l.order_id where l.ticket_type_id = type.id and o.takes_room) then
      perform private.refuse('limit_after_sale');
    end if;
    insert into public.pools (event_id, name, size, limit_of)
    values (type.event_id, left(type.name, 60), how_many * type.persons, type.id) returning * into own;
    insert into public.ticket_type_pools (ticket_type_id, pool_id) values (type.id, own.id);
  end if;
end $$;

-- Without an id a new type, last in the list. `seen` is the version that was edited: whoever edited an older one is told.
create function public.save_ticket_type(
  event_id bigint, content jsonb, how_many int default null, pool_ids bigint[] default '{}',
  ticket_type_id bigint default null, seen int default null
)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  before public.ticket_types;
  type public.ticket_types;
begin
  perform private.lock_sale(save_ticket_type.event_id);
  content := private.sent_object(content);
  if how_many is not null and how_many not between 0 and 500000 then
    perform private.refuse('bad_quantity', 400);
  end if;
  if save_ticket_type.ticket_type_id is null then
    if (select count(*) from public.ticket_types t where t.event_id = save_ticket_type.event_id and t.deleted_at is null) >= 100 then
      perform private.refuse('too_many_types');
    end if;
    insert into public.ticket_types (event_id, name, position)
    values (save_ticket_type.event_id, btrim(content ->> 'name'),
      (select coalesce(max(t.position), 0) + 1 from public.ticket_types t where t.event_id = save_ticket_type.event_id))
    returning * into before;
  else
    select * into before from public.ticket_types t
    where t.id = save_ticket_type.ticket_type_id and t.event_id = save_ticket_type.event_id and t.deleted_at is null for update;
    if not found then
      perform private.refuse('not_found', 404);
    end if;
    if seen is distinct from before.version then
      perform private.refuse('changed_meanwhile');
    end if;
  end if;
  type := jsonb_populate_record(before, content);
  if type.persons <> before.persons and exists (select from public.order_lines l where l.ticket_type_id = before.id) then
    perform private.refuse('persons_fixed');
  end if;
  -- The content decides about its own columns alone.
  type.id := before.id;
  type.event_id := before.event_id;
  perform private.require_tier(type);
  perform private.require_nights(type);
  update public.ticket_types t set name = btrim(type.name), description = type.description, kind = type.kind, price = type.price,
    price_is_free_choice = type.price_is_free_choice, fee_handling = type.fee_handling, vat_percent = type.vat_percent,
    sale_starts_at = type.sale_starts_at, sale_ends_at = type.sale_ends_at, opens_after = type.opens_after,
    min_per_order = type.min_per_order, max_per_order = type.max_per_order, max_per_person = type.max_per_person,
    is_secret = type.is_secret, persons = type.persons, valid_nights = type.valid_nights,
    enter_from = type.enter_from, enter_until = type.enter_until
  where t.id = before.id returning * into type;
  perform private.set_type_pools(type, coalesce(pool_ids, '{}'));
  perform private.set_type_limit(type, how_many);
  return type.id;
end $$;

create function private.lock_type(ticket_type_id bigint)
returns public.ticket_types
language plpgsql
set search_path = ''
as $$
declare
  type public.ticket_types;
begin
  select * into type from public.ticket_types t where t.id = lock_type.ticket_type_id;
  if not found or not private.can(1, 'event', type.event_id) then
    perform private.refuse('not_found', 404);
  end if;
  perform private.lock_sale(type.event_id);
  select * into type from public.ticket_types t where t.id = lock_type.ticket_type_id and t.deleted_at is null for update;
  if not found then
    perform private.refuse('not_found', 404);
  end if;
  return type;
end $$;

create function public.put_on_sale(ticket_type_id bigint, is_on_sale boolean)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.lock_type(put_on_sale.ticket_type_id);
  update public.ticket_types t set is_on_sale = put_on_sale.is_on_sale
  where t.id = put_on_sale.ticket_type_id and t.is_on_sale <> put_on_sale.is_on_sale;
end $$;

-- Types that were not named, because somebody has just added them, follow in the order in which they were.
create function public.order_ticket_types(event_id bigint, type_ids bigint[])
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.lock_sale(order_ticket_types.event_id);
  update public.ticket_types t set position = placed.position
  from (
    select k.id, row_number() over (order by array_position(type_ids, k.id), k.position, k.id) as position
    from public.ticket_types k where k.event_id = order_ticket_types.event_id and k.deleted_at is null
  ) placed
  where t.id = placed.id and t.position <> placed.position;
end $$;

-- Only what nobody bought. Its row stays, for a payment that comes late for a hold that ran out.
create function public.remove_ticket_type(ticket_type_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  type public.ticket_types := private.lock_type(ticket_type_id);
begin
  if exists (
    select from public.order_lines l join public.orders o on o.id = l.order_id
    where l.ticket_type_id = type.id and (o.takes_room or o.paid_at is not null)
  ) then
    perform private.refuse('type_was_sold');
  end if;
  delete from public.waiting_entries w where w.ticket_type_id = type.id;
  update public.ticket_types t set opens_after = type.opens_after where t.opens_after = type.id;
  -- A coupon for this type alone is switched off: without a type it would be for all.
  update public.coupons c set is_on = c.is_on and (c.ticket_type_ids = '{}' or c.ticket_type_ids <> array[type.id]),
    ticket_type_ids = case when c.ticket_type_ids = array[type.id] then c.ticket_type_ids else array_remove(c.ticket_type_ids, type.id) end,
    unlocks = array_remove(c.unlocks, type.id)
  where c.event_id = type.event_id and type.id = any (c.ticket_type_ids || c.unlocks);
  update public.ticket_types t set deleted_at = now() where t.id = type.id;
end $$;

-- Guest list and complimentary tickets: an order that costs nothing, settles at once and takes room like any other.
create function public.give_tickets(ticket_type_id bigint, quantity int, email text, name text, kind public.order_kind)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  type public.ticket_types := private.lock_type(ticket_type_id);
  address text := lower(btrim(give_tickets.email));
  made public.orders;
begin
  if give_tickets.kind = 'sale' then
    perform private.refuse('invalid_value', 400);
  end if;
  if quantity is null or quantity not between 1 and 100 then
    perform private.refuse('bad_quantity', 400);
  end if;
  if address is null or address !~ '^[^@\s<>"]{1,64}@[^@\s<>"]{1,190}$' then
    perform private.refuse('email_invalid', 400);
  end if;
  if private.room_of(type.id) < quantity then
    perform private.expire_orders(500, type.event_id);
    if private.room_of(type.id) < quantity then
      perform private.refuse('no_room', 409, greatest(private.room_of(type.id), 0)::text);
    end if;
  end if;
  insert into public.orders (code, secret_hash, request_key, event_id, email, name, kind, status, currency, subtotal, total, expires_at)
  select private.new_order_code(), extensions.gen_random_bytes(32), 'given:' || gen_random_uuid(), e.id, address, btrim(coalesce(give_tickets.name, '')),
    give_tickets.kind, 'held', e.currency, 0, 0, now() + interval '1 minute'
  from public.events e where e.id = type.event_id
  returning * into made;
  insert into public.order_lines (order_id, ticket_type_id, quantity, unit_price) values (made.id, type.id, give_tickets.quantity, 0);
  with taken as (
    insert into public.order_pools (order_id, pool_id, places)
    select made.id, l.pool_id, give_tickets.quantity * type.persons from public.ticket_type_pools l where l.ticket_type_id = type.id
    returning pool_id, places
  )
  update public.pools p set held = p.held + taken.places from taken where p.id = taken.pool_id;
  insert into public.order_events (order_id, what, by_user_id) values (made.id, 'given', private.current_user_id());
  perform private.complete_order(made);
  return made.id;
end $$;

-- Coupons --------------------------------------------------------------------------------------------

create function private.require_coupon(c public.coupons)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_types(c.event_id, c.ticket_type_ids || c.unlocks);
  if c.kind = 'unlocking' and c.unlocks = '{}' then
    perform private.refuse('coupon_unlocks_nothing', 400);
  end if;
  if c.uses > c.max_uses or c.spent > c.budget then
    perform private.refuse('coupon_limit_below_uses');
  end if;
end $$;

create function public.save_coupon(event_id bigint, content jsonb, coupon_id bigint default null)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  before public.coupons;
  coupon public.coupons;
begin
  perform private.require_level(3, 'event', save_coupon.event_id);
  -- Against a type that is removed at this moment.
  perform from public.events e where e.id = save_coupon.event_id for no key update;
  if save_coupon.coupon_id is not null then
    select * into before from public.coupons c where c.id = save_coupon.coupon_id and c.event_id = save_coupon.event_id for update;
    if not found then
      perform private.refuse('not_found', 404);
    end if;
  end if;
  coupon := jsonb_populate_record(before, private.sent_object(content));
  coupon.event_id := save_coupon.event_id;
  coupon.uses := coalesce(before.uses, 0);
  coupon.spent := coalesce(before.spent, 0);
  coupon.code := upper(btrim(coupon.code));
  coupon.ticket_type_ids := coalesce(coupon.ticket_type_ids, '{}');
  coupon.unlocks := coalesce(coupon.unlocks, '{}');
  perform private.require_coupon(coupon);
  if exists (
    select from public.coupons c where c.event_id = coupon.event_id and c.code = coupon.code and c.id is distinct from before.id
  ) then
    perform private.refuse('coupon_code_taken');
  end if;
  if before.id is null then
    insert into public.coupons (event_id, code, kind, value, ticket_type_ids, unlocks, max_uses, max_per_person, budget, valid_from, valid_until)
    values (coupon.event_id, coupon.code, coupon.kind, coupon.value, coupon.ticket_type_ids, coupon.unlocks, coupon.max_uses,
      coupon.max_per_person, coupon.budget, coupon.valid_from, coupon.valid_until)
    returning * into coupon;
  else
    update public.coupons c set code = coupon.code, kind = coupon.kind, value = coupon.value, ticket_type_ids = coupon.ticket_type_ids,
      unlocks = coupon.unlocks, max_uses = coupon.max_uses, max_per_person = coupon.max_per_person, budget = coupon.budget,
      valid_from = coupon.valid_from, valid_until = coupon.valid_until
    where c.id = before.id returning * into coupon;
  end if;
  return coupon.id;
end $$;

-- Many codes that do the same. Answers them, so that they can be handed out.
create function public.make_coupons(event_id bigint, content jsonb, prefix text, how_many int)
returns setof text
language plpgsql security definer
set search_path = ''
as $$
declare
  coupon public.coupons := jsonb_populate_record(null::public.coupons, private.sent_object(content));
begin
  perform private.require_level(3, 'event', make_coupons.event_id);
  perform from public.events e where e.id = make_coupons.event_id for no key update;
  if how_many is null or how_many not between 1 and 5000 then
    perform private.refuse('bad_quantity', 400);
  end if;
  if upper(btrim(prefix)) !~ '^[A-Z0-9-]{1,20}$' then
    perform private.refuse('coupon_prefix_form', 400);
  end if;
  if how_many + (select count(*) from public.coupons c where c.event_id = make_coupons.event_id) > 50000 then
    perform private.refuse('too_many_coupons');
  end if;
  coupon.event_id := make_coupons.event_id;
  coupon.ticket_type_ids := coalesce(coupon.ticket_type_ids, '{}');
  coupon.unlocks := coalesce(coupon.unlocks, '{}');
  perform private.require_coupon(coupon);
  return query
  insert into public.coupons as c (event_id, code, kind, value, ticket_type_ids, unlocks, max_uses, max_per_person, budget, valid_from, valid_until, batch)
  select coupon.event_id, upper(btrim(prefix)) || '-' || private.new_order_code(), coupon.kind, coupon.value, coupon.ticket_type_ids, coupon.unlocks,
    coupon.max_uses, coupon.max_per_person, coupon.budget, coupon.valid_from, coupon.valid_until, upper(btrim(prefix))
  from generate_series(1, how_many)
  returning c.code;
end $$;

create function public.switch_coupon(coupon_id bigint, is_on boolean)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner_event bigint;
begin
  select c.event_id into owner_event from public.coupons c where c.id = switch_coupon.coupon_id for update;
  if owner_event is null or not private.can(1, 'event', owner_event) then
    perform private.refuse('not_found', 404);
  end if;
  perform private.require_level(3, 'event', owner_event);
  update public.coupons c set is_on = switch_coupon.is_on where c.id = switch_coupon.coupon_id;
end $$;

-- Orders ---------------------------------------------------------------------------------------------

-- Only what was completed is searched by likeness: a hold pays nothing for it.
alter table public.orders add column search_text text not null
  generated always as (lower(code || ' ' || name || ' ' || email)) stored;
create index orders_by_likeness on public.orders using gin (search_text extensions.gin_trgm_ops) where paid_at is not null;
create index payments_by_card on public.payments (card_last4);

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
      when search ~ '^[0-9]{4}$' then ' and (o.search_text like $2 or o.id in (select p.order_id from public.payments p where p.card_last4 = $3))'
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

-- Takes tickets back without money: refunds go through the payment provider. Twice changes nothing.
create function public.cancel_tickets(order_id bigint, ticket_ids bigint[])
returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  o public.orders;
  cancelled int;
begin
  select * into o from public.orders q where q.id = cancel_tickets.order_id for update;
  if not found or not private.can(1, 'event', o.event_id) then
    perform private.refuse('not_found', 404);
  end if;
  perform private.require_level(3, 'event', o.event_id);
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

-- Figures --------------------------------------------------------------------------------------------

create function public.get_platform_fee()
returns table (fee_percent numeric, fee_fixed int)
language sql stable security definer
set search_path = ''
as $$
  select s.fee_percent, s.fee_fixed from private.selling_settings s
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

grant execute on function public.save_pool, public.remove_pool, public.save_ticket_type, public.put_on_sale, public.order_ticket_types,
  public.remove_ticket_type, public.give_tickets, public.save_coupon, public.make_coupons, public.switch_coupon, public.list_orders,
  public.count_orders, public.cancel_tickets, public.get_platform_fee, public.list_type_sales, public.get_event_sales,
  public.list_sales_by_day to authenticated, service_role;

-- What organisers change about pools and ticket types (docs/capacity.md). Tables take no writes from people, so every
-- change is a definer function here: lock, check, write.

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

grant execute on function public.save_pool, public.remove_pool, public.save_ticket_type, public.put_on_sale,
  public.order_ticket_types, public.remove_ticket_type to authenticated, service_role;

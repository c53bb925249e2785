-- What follows from sales: what lists say of price and room, how popular an event is, and what its copy takes along.

create index ticket_types_by_sale_end on public.ticket_types (sale_ends_at);
create index orders_by_payment on public.orders (paid_at) where paid_at is not null;

-- What is said of price and room once there are ticket types: of those that everyone can buy, the cheapest that is
-- left, with the fee that comes on top. Sold out is what sold, not what closed.
create function private.sale_facts(event_id bigint, out has_types boolean, out price_from int, out is_sold_out boolean)
language sql stable
set search_path = ''
as $$
  with types as (
    select least(100000000, t.price + case
        when t.fee_handling = 'passed_on' and t.price > 0 then round(t.price * s.fee_percent / 100) + s.fee_fixed else 0
      end)::int as price,
      coalesce(t.sale_ends_at <= now(), false) as is_over,
      coalesce(private.room_of(t.id) < t.min_per_order, false) as is_gone
    from public.ticket_types t cross join public.platform_settings s
    where t.event_id = sale_facts.event_id and t.deleted_at is null and t.is_on_sale and not t.is_secret and t.kind = 'admission'
  )
  select exists (select from public.ticket_types t where t.event_id = sale_facts.event_id and t.deleted_at is null),
    coalesce(min(price) filter (where not is_over and not is_gone), min(price) filter (where not is_over), min(price)),
    coalesce(bool_or(is_gone) and not bool_or(not is_over and not is_gone), false)
  from types
$$;

create function private.follow_sales(event_ids bigint[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('limelight.follows_sale', 'on', true);
  update public.events e set price_from = f.price_from, is_sold_out = f.is_sold_out
  from (select wanted.id, f.* from unnest(event_ids) wanted (id), private.sale_facts(wanted.id) f) f
  where e.id = f.id and f.has_types and (e.price_from, e.is_sold_out) is distinct from (f.price_from, f.is_sold_out);
  perform set_config('limelight.follows_sale', '', true);
end $$;

-- Called by the worker: nobody buys anything at the moment at which a sale ends.
create function private.follow_ended_sales()
returns void
language sql
set search_path = ''
as $$
  select private.follow_sales(array(
    select distinct t.event_id from public.ticket_types t
    where t.sale_ends_at between now() - interval '1 day' and now() and t.deleted_at is null
  ))
$$;

create function private.follow_changed_types()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.follow_sales(array(select distinct c.event_id from changed c));
  return null;
end $$;
create trigger follow_added after insert on public.ticket_types
referencing new table as changed for each statement execute function private.follow_changed_types();
create trigger follow_changed after update on public.ticket_types
referencing new table as changed for each statement execute function private.follow_changed_types();

create function private.follow_changed_pools()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.follow_sales(array(
    select distinct t.event_id from changed c join public.ticket_types t on t.id = c.ticket_type_id
  ));
  return null;
end $$;
create trigger follow_added after insert on public.ticket_type_pools
referencing new table as changed for each statement execute function private.follow_changed_pools();
create trigger follow_removed after delete on public.ticket_type_pools
referencing old table as changed for each statement execute function private.follow_changed_pools();

-- Whoever writes something else is put right. Definer: editors do not read pools and settings.
create function private.keep_sale_facts()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  facts record;
begin
  select * into facts from private.sale_facts(new.id);
  if facts.has_types then
    new.price_from := facts.price_from;
    new.is_sold_out := facts.is_sold_out;
  end if;
  return new;
end $$;
create trigger keep_sale_facts before update of price_from, is_sold_out on public.events for each row
when (current_setting('limelight.follows_sale', true) is distinct from 'on'
  and (old.price_from, old.is_sold_out) is distinct from (new.price_from, new.is_sold_out))
execute function private.keep_sale_facts();

-- Called every ten minutes by the worker: how many people took an interest in the last two weeks, and how many tickets
-- were bought in the last one. What happened today counts four times as much as what happened on the first day.
create function private.count_popularity()
returns void
language sql
set search_path = ''
as $$
  with happened as (
    select i.event_id, case i.interest when 'going' then 2 else 1 end as weight,
      extract(epoch from now() - i.created_at) / extract(epoch from interval '14 days') as age
    from public.event_interest i where i.created_at > now() - interval '14 days'
    union all
    select o.event_id, 3 * (select count(*) from public.tickets k where k.order_id = o.id and k.status in ('valid', 'blocked')),
      extract(epoch from now() - o.paid_at) / extract(epoch from interval '7 days')
    from public.orders o where o.paid_at > now() - interval '7 days' and o.kind = 'sale'
  ), lately as (
    select h.event_id, sum(h.weight * (1 + 3 * (1 - h.age))) as popularity from happened h group by h.event_id
  )
  update public.event_listings l set popularity = coalesce(lately.popularity, 0)
  from public.event_listings every left join lately using (event_id)
  where l.event_id = every.event_id and (every.popularity > 0 or lately.popularity > 0)
    and every.popularity is distinct from coalesce(lately.popularity, 0)::real
$$;

-- What is for sale at one event, unsold, for another: its windows keep their distance to the night, by the clocks.
create function private.copy_sale(from_event bigint, to_event bigint)
returns void
language plpgsql
set search_path = ''
as $$
declare
  source public.events;
  target public.events;
  type public.ticket_types;
  pool public.pools;
  types jsonb := '{}';
  pools jsonb := '{}';
  moved interval;
  nights int;
  made bigint;
begin
  select * into source from public.events e where e.id = from_event;
  select * into target from public.events e where e.id = to_event;
  moved := (target.starts_at at time zone target.timezone) - (source.starts_at at time zone source.timezone);
  nights := private.night_of(target.starts_at, target.timezone) - private.night_of(source.starts_at, source.timezone);
  for type in select * from public.ticket_types t where t.event_id = from_event and t.deleted_at is null order by t.id loop
    made := nextval(pg_get_serial_sequence('public.ticket_types', 'id'));
    types := types || jsonb_build_object(type.id, made);
    type.id := made;
    type.event_id := to_event;
    type.sale_starts_at := (type.sale_starts_at at time zone source.timezone + moved) at time zone target.timezone;
    type.sale_ends_at := (type.sale_ends_at at time zone source.timezone + moved) at time zone target.timezone;
    type.valid_nights := (select array_agg(night + nights order by night) from unnest(type.valid_nights) night);
    type.opens_after := null;
    type.version := 1;
    type.created_at := now();
    type.updated_at := now();
    insert into public.ticket_types select type.*;
  end loop;
  update public.ticket_types t set opens_after = (types ->> b.opens_after::text)::bigint
  from public.ticket_types b
  where b.event_id = from_event and b.opens_after is not null and t.id = (types ->> b.id::text)::bigint;
  for pool in
    select * from public.pools p where p.event_id = from_event and (p.limit_of is null or types ? p.limit_of::text) order by p.id
  loop
    insert into public.pools (event_id, name, size, limit_of)
    values (to_event, pool.name, pool.size, (types ->> pool.limit_of::text)::bigint) returning id into made;
    pools := pools || jsonb_build_object(pool.id, made);
  end loop;
  insert into public.ticket_type_pools (ticket_type_id, pool_id)
  select (types ->> l.ticket_type_id::text)::bigint, (pools ->> l.pool_id::text)::bigint
  from public.ticket_type_pools l where types ? l.ticket_type_id::text and pools ? l.pool_id::text;
end $$;

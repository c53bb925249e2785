-- What buyers see and do before they pay: offers, a basket that changes, who buys (docs/capacity.md).

create type public.offer_state as enum ('on_sale', 'not_yet', 'waits_for_tier', 'sold_out', 'over');

-- What a code stands for, whoever enters it, and why it does not: guessing is counted. Limits per person are for the
-- hold, which knows the person.
create function private.try_code(event_id bigint, code text, out coupon public.coupons, out problem text)
language plpgsql
set search_path = ''
as $$
begin
  if not private.may_try_code(try_code.event_id, private.caller_address()) then
    problem := 'too_many_requests';
    return;
  end if;
  select * into coupon from public.coupons c where c.event_id = try_code.event_id and c.code = upper(btrim(try_code.code));
  problem := private.check_coupon(coupon, '{}');
  if problem = 'coupon_unknown' then
    perform private.count_wrong_code(try_code.event_id, private.caller_address(), try_code.code);
  end if;
end $$;

-- Definer: pools, coupons and secret types are not readable by those who buy. They are told how many are left only
-- when it is few, and of a secret type only with a code that opens it. `waiting` and `offered` are the viewer's own.
-- Volatile, as check_code: a wrong code is counted.
create function public.list_offers(event_id bigint, code text default null)
returns table (
  id bigint, name text, description text, kind public.ticket_kind, price int, price_is_free_choice boolean,
  fee_percent numeric, fee_fixed int, persons int, min_per_order int, max_per_order int, state public.offer_state,
  remaining int, opens_at timestamptz, closes_at timestamptz, after_name text, waiting int, offered text,
  valid_nights date[], enter_from time, enter_until time
)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  viewer bigint := private.current_user_id();
  unlocked bigint[] := '{}';
  tried record;
  payouts_ready boolean;
begin
  if not private.can_see_event(list_offers.event_id) then
    return;
  end if;
  if nullif(btrim(list_offers.code), '') is not null then
    select t.coupon, t.problem into tried from private.try_code(list_offers.event_id, list_offers.code) t;
    unlocked := case when tried.problem is null then (tried.coupon).unlocks else '{}' end;
  end if;
  payouts_ready := private.payouts_ready(list_offers.event_id);
  return query
  select t.id, t.name, t.description, t.kind, t.price, t.price_is_free_choice,
    case when t.fee_handling = 'passed_on' then s.fee_percent else 0 end,
    case when t.fee_handling = 'passed_on' then s.fee_fixed else 0 end,
    t.persons, t.min_per_order, case when st.state = 'on_sale' then least(t.max_per_order, r.room) else t.max_per_order end, st.state,
    case when st.state = 'on_sale' and r.room <= 20 then r.room end,
    case when st.state in ('not_yet', 'waits_for_tier') then t.sale_starts_at end, t.sale_ends_at,
    case when st.state = 'waits_for_tier' then (
      select b.name from public.ticket_types b where b.id = t.opens_after and not b.is_secret and b.deleted_at is null
    ) end,
    w.quantity, (select o.code from public.orders o where o.id = w.order_id and o.status = 'offered' and o.expires_at > now()),
    t.valid_nights, t.enter_from, t.enter_until
  from public.ticket_types t
  join public.events e on e.id = t.event_id
  cross join public.platform_settings s
  left join public.waiting_entries w on w.ticket_type_id = t.id and w.user_id = viewer
  cross join lateral (select private.room_of(t.id) as room) r
  cross join lateral (select (case
    when e.status in ('cancelled', 'postponed') or e.ends_at <= now() or t.sale_ends_at <= now() then 'over'
    when t.opens_after is not null and not private.is_tier_open(t) then 'waits_for_tier'
    when not private.is_tier_open(t) or (t.price > 0 and not payouts_ready) then 'not_yet'
    when r.room < t.min_per_order then 'sold_out'
    else 'on_sale'
  end)::public.offer_state as state) st
  where t.event_id = list_offers.event_id and t.deleted_at is null and t.is_on_sale
    and (not t.is_secret or t.id = any (unlocked))
  order by t.kind, t.position, t.id;
end $$;

-- Definer: coupons are not readable by those who buy. Null: the code is good.
create function public.check_code(event_id bigint, code text)
returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.can_see_event(check_code.event_id) then
    return 'coupon_unknown';
  end if;
  return (select t.problem from private.try_code(check_code.event_id, check_code.code) t);
end $$;

grant execute on function public.list_offers, public.check_code to anon, authenticated, service_role;

-- Another basket in place of the one that is held, without letting go of the places in between: who is refused keeps
-- what they had. The time does not begin anew. The order that was is kept as cancelled, the new one has its own code.
create function private.replace_hold(order_id bigint, request jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  o public.orders;
  made public.orders;
  event public.events;
  settings public.platform_settings;
  answer jsonb;
begin
  select * into settings from public.platform_settings;
  if (private.too_many_holds(jsonb_build_array(request), (select s.rate_factor from private.selling_settings s)))[1] then
    return private.refusal('too_many_requests');
  end if;
  select * into o from public.orders where id = replace_hold.order_id for update;
  -- The second of two clicks waited for the first.
  select * into made from public.orders q where q.request_key = request ->> 'key';
  if found then
    return private.order_answer(made);
  end if;
  if o.id is null or o.status <> 'held' or o.expires_at <= now() then
    return private.refusal('hold_expired');
  end if;
  select * into event from public.events e where e.id = o.event_id;
  perform private.expire_orders(500, o.event_id);
  perform from public.coupons c
  where c.id = o.coupon_id or (c.event_id = o.event_id and c.code = upper(request ->> 'coupon'))
  order by c.id for update;
  perform from public.pools p where p.event_id = o.event_id order by p.id for update;
  begin
    -- In this order: while its places still count as held, those who wait are not offered them.
    update public.orders set status = 'cancelled', expires_at = null where id = o.id;
    update public.pools p set held = p.held - t.places from public.order_pools t where t.order_id = o.id and p.id = t.pool_id;
    update public.coupons c set uses = c.uses - 1, spent = c.spent - o.discount where c.id = o.coupon_id;
    answer := private.place_hold(request, event, settings, private.payouts_ready(o.event_id));
    if answer ? 'reason' then
      raise exception using errcode = 'LL409', message = 'refused';
    end if;
  exception when sqlstate 'LL409' then
    return answer;
  end;
  -- Who buys and who comes was said before: nobody has to type it again.
  update public.orders q set expires_at = o.expires_at, name = coalesce(nullif(o.name, ''), q.name),
    email = case when q.user_id is null then coalesce(nullif(o.email, ''), q.email) else q.email end
  where q.id = (answer ->> 'orderId')::bigint and q.status = 'held';
  perform private.move_attendees(o.id, (answer ->> 'orderId')::bigint);
  insert into public.order_events (order_id, what, detail) values (o.id, 'changed', jsonb_build_object('order', answer ->> 'code'));
  perform private.offer_freed(o.event_id);
  return answer || jsonb_build_object('expiresAt', o.expires_at);
end $$;

-- Who buys and who comes, before they pay. Whoever has no account is known by their address from here on, so the limits per person
-- are looked at again; an address that two orders give at once is looked at one after the other.
create function private.name_buyer(order_id bigint, name text, email text, attendees jsonb default '[]')
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  o public.orders;
  line record;
  refused jsonb;
begin
  select * into o from public.orders where id = name_buyer.order_id for update;
  if not found or o.status not in ('held', 'paying') or o.expires_at <= now() then
    return private.refusal('hold_expired');
  end if;
  refused := private.keep_attendees(o, name_buyer.attendees);
  if refused is not null then
    return refused;
  end if;
  -- The payment page has the address already.
  if o.status = 'paying' then
    return private.order_answer(o);
  end if;
  o.email := case when o.user_id is null then lower(btrim(name_buyer.email)) else o.email end;
  perform pg_advisory_xact_lock(hashtextextended('buyer:' || o.event_id || ':' || o.email, 0));
  for line in
    select l.ticket_type_id from public.order_lines l join public.ticket_types t on t.id = l.ticket_type_id
    where l.order_id = o.id and t.max_per_person < l.quantity + (
      select coalesce(sum(b.quantity), 0) from public.order_lines b join public.orders q on q.id = b.order_id
      where b.ticket_type_id = t.id and q.takes_room and q.id <> o.id and q.email = o.email
    )
  loop
    return private.refusal('too_many_for_you', jsonb_build_object('typeId', line.ticket_type_id));
  end loop;
  if exists (
    select from public.coupons c where c.id = o.coupon_id and c.max_per_person <= (
      select count(*) from public.orders q where q.coupon_id = c.id and q.takes_room and q.id <> o.id and q.email = o.email
    )
  ) then
    return private.refusal('coupon_used_by_you');
  end if;
  update public.orders q set name = btrim(name_buyer.name), email = o.email where q.id = o.id;
  return private.order_answer(o);
end $$;

-- Own tickets ----------------------------------------------------------------------------------------

-- Definer: a ticket stays readable to its holder when its type is secret or gone, or its event no longer out.
create function public.list_my_tickets()
returns table (
  id bigint, serial text, is_valid boolean, type_name text, holder_name text, order_code text, event_id bigint,
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
  select k.id, k.serial, k.status = 'valid', t.name, k.holder_name, o.code, e.id, e.title, e.starts_at, e.ends_at, e.timezone, v.name,
    t.valid_nights, t.enter_from, t.enter_until, private.ticket_rights(k, o, e, viewer)
  from public.tickets k
  join public.ticket_types t on t.id = k.ticket_type_id
  join public.orders o on o.id = k.order_id
  join public.events e on e.id = k.event_id
  left join public.venues v on v.id = e.venue_id
  where k.holder_id = viewer
  order by e.starts_at desc, k.id
  limit 200;
end $$;
grant execute on function public.list_my_tickets to authenticated, service_role;

-- Live availability ----------------------------------------------------------------------------------

create policy "everyone can listen to what is left of events that are out" on realtime.messages
  for select to anon, authenticated
  using (extension = 'broadcast' and case
    when realtime.topic() ~ '^event:[0-9]{1,15}:availability$' then private.can_see_event(split_part(realtime.topic(), ':', 2)::bigint)
    else false
  end);

-- Only that something changed, and only when it changes what is shown: nothing while there is plenty. What lists say of
-- the event follows in a job when the last are gone or some are back: here it would wait for the event's row, which
-- whoever changes the sale locks before the pools. Definer: whoever takes a place may not send.
create function private.announce_availability()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_shown boolean;
  is_turned boolean;
begin
  select bool_or(least(now_left / persons, 21) is distinct from least(then_left / persons, 21)),
    bool_or((now_left / persons < min_per_order) is distinct from (then_left / persons < min_per_order))
  into is_shown, is_turned
  from (
    select t.persons, t.min_per_order, new.size - new.sold - new.held - new.offered as now_left,
      old.size - old.sold - old.held - old.offered as then_left
    from public.ticket_type_pools l join public.ticket_types t on t.id = l.ticket_type_id where l.pool_id = new.id
  ) drawn;
  if is_shown then
    perform realtime.send('{}'::jsonb, 'availability', 'event:' || new.event_id || ':availability', true);
  end if;
  if is_turned then
    perform private.add_job('follow_sale', jsonb_build_object('eventId', new.event_id), 'sale:' || new.event_id);
  end if;
  return null;
end $$;
-- 401: the largest bundle lets in 20, and 20 of anything are few. The condition spares all other holds the call.
create trigger announce_availability after update of size, sold, held, offered on public.pools
for each row when (
  least(old.size - old.sold - old.held - old.offered, 401) is distinct from least(new.size - new.sold - new.held - new.offered, 401)
) execute function private.announce_availability();

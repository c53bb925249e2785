-- Taking places (docs/capacity.md). Called by the server over its own connection; refusals are answers, not errors,
-- so that of many requests in one statement each has its own.

create function private.refusal(reason text, detail jsonb default '{}')
returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('reason', reason, 'detail', detail)
$$;

-- Eight of 32 characters: none that look alike, a thousand thousand million codes.
create function private.new_order_code()
returns text
language sql volatile
set search_path = ''
as $$
  select substr(a, (get_byte(b, 0) & 31) + 1, 1) || substr(a, (get_byte(b, 1) & 31) + 1, 1)
    || substr(a, (get_byte(b, 2) & 31) + 1, 1) || substr(a, (get_byte(b, 3) & 31) + 1, 1)
    || substr(a, (get_byte(b, 4) & 31) + 1, 1) || substr(a, (get_byte(b, 5) & 31) + 1, 1)
    || substr(a, (get_byte(b, 6) & 31) + 1, 1) || substr(a, (get_byte(b, 7) & 31) + 1, 1)
  from (select '0123456789ABCDEFGHJKMNPQRSTVWXYZ' as a, extensions.gen_random_bytes(8) as b offset 0) random
$$;

create function private.order_answer(o public.orders)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('orderId', o.id, 'code', o.code, 'status', o.status, 'total', o.total, 'fee', o.fee,
    'discount', o.discount, 'currency', o.currency, 'expiresAt', o.expires_at)
$$;

-- What a coupon takes off, or why it does not. The row is locked by the caller.
create function private.check_coupon(c public.coupons, request jsonb)
returns text
language sql stable
set search_path = ''
as $$
  select case
    when c.id is null or not c.is_on then 'coupon_unknown'
    when c.valid_from > now() then 'coupon_not_yet'
    when c.valid_until <= now() then 'coupon_over'
    when c.uses >= c.max_uses then 'coupon_used_up'
    when c.max_per_person <= (
      select count(*) from public.orders o
      where o.coupon_id = c.id and o.takes_room
        and (o.user_id = (request ->> 'userId')::bigint or o.email = nullif(request ->> 'email', ''))
    ) then 'coupon_used_by_you'
  end
$$;

create type private.wanted_line as (
  type_id bigint, quantity int, unit_price int, discount int, fee int, passed_on boolean, vat_percent numeric
);

-- Why this type cannot be bought like this, null when it can.
create function private.check_line(t public.ticket_types, quantity numeric, chosen_price bigint, unlocked bigint[], request jsonb)
returns text
language sql stable
set search_path = ''
as $$
  select case
    when t.id is null or (t.is_secret and t.id <> all (unlocked)) then 'unknown_ticket_type'
    when quantity <> trunc(quantity) or quantity < 1 then 'bad_quantity'
    when quantity < t.min_per_order then 'too_few'
    when quantity > t.max_per_order then 'too_many_tickets'
    when t.sale_ends_at <= now() then 'sale_closed'
    when not private.is_tier_open(t) then 'sale_not_open'
    when t.price_is_free_choice and coalesce(chosen_price, t.price) < t.price then 'price_too_low'
    when t.price_is_free_choice and chosen_price > 100000000 then 'price_too_high'
    when t.max_per_person < quantity + (
      select coalesce(sum(l.quantity), 0) from public.order_lines l join public.orders o on o.id = l.order_id
      where l.ticket_type_id = t.id and o.takes_room
        and (o.user_id = (request ->> 'userId')::bigint or o.email = nullif(request ->> 'email', ''))
    ) then 'too_many_for_you'
  end
$$;

-- One hold, all of it or nothing. The caller has locked the event's pools and, where there is one, the coupon.
create function private.place_hold(request jsonb, event public.events, settings public.platform_settings, payouts_ready boolean)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  made public.orders;
  coupon public.coupons;
  item record;
  line private.wanted_line;
  lines private.wanted_line[] := '{}';
  reason text;
  admissions int := 0;
  add_ons int := 0;
  off int;
  left_off int;
  subtotal bigint := 0;
  discount int := 0;
  fee int := 0;
  passed_on int := 0;
  vat numeric := 0;
  short record;
begin
  select * into made from public.orders o where o.request_key = request ->> 'key';
  if found then
    return private.order_answer(made);
  end if;
  if event.id is null or not event.is_out then
    return private.refusal('unknown_event');
  end if;
  if event.status in ('cancelled', 'postponed') or event.ends_at <= now() then
    return private.refusal('sale_closed');
  end if;
  if jsonb_array_length(request -> 'items') not between 1 and 30 then
    return private.refusal('bad_quantity');
  end if;

  if nullif(request ->> 'coupon', '') is not null then
    if not private.may_try_code(event.id, request ->> 'address') then
      return private.refusal('too_many_requests');
    end if;
    select * into coupon from public.coupons c where c.event_id = event.id and c.code = upper(request ->> 'coupon');
    reason := private.check_coupon(coupon, request);
    if reason is not null then
      if reason = 'coupon_unknown' then
        perform private.count_wrong_code(event.id, request ->> 'address', request ->> 'coupon');
      end if;
      return private.refusal(reason);
    end if;
  end if;

  -- What is wanted, at today's prices.
  for item in
    select i.*, t, t.kind, t.price as type_price, t.price_is_free_choice, t.fee_handling, t.vat_percent
    from jsonb_to_recordset(request -> 'items') i ("typeId" bigint, quantity numeric, price bigint)
    left join public.ticket_types t on t.id = i."typeId" and t.event_id = event.id and t.deleted_at is null and t.is_on_sale
    order by i."typeId"
  loop
    reason := private.check_line(item.t, item.quantity, item.price, coalesce(coupon.unlocks, '{}'), request);
    if reason is not null then
      return private.refusal(reason, jsonb_build_object('typeId', item."typeId"));
    end if;
    if item.kind = 'admission' then admissions := admissions + item.quantity; else add_ons := add_ons + item.quantity; end if;
    line := (item."typeId", item.quantity, case when item.price_is_free_choice then coalesce(item.price, item.type_price) else item.type_price end,
      0, 0, item.fee_handling = 'passed_on', item.vat_percent);
    subtotal := subtotal + line.quantity::bigint * line.unit_price;
    lines := lines || line;
  end loop;
  if (select count(distinct l.type_id) from unnest(lines) l) < cardinality(lines) then
    return private.refusal('bad_quantity');
  end if;
  if add_ons > 0 and admissions = 0 then
    return private.refusal('add_on_needs_ticket');
  end if;
  if subtotal > 1000000000 then
    return private.refusal('order_too_large');
  end if;
  if subtotal > 0 and not payouts_ready then
    return private.refusal('payouts_not_ready');
  end if;

  -- What comes off, what comes on.
  left_off := case coupon.kind when 'fixed' then coupon.value else 2147483647 end;
  left_off := least(left_off, coalesce(coupon.budget - coupon.spent, 2147483647));
  for n in 1 .. cardinality(lines) loop
    line := lines[n];
    if coupon.id is not null and coupon.kind <> 'unlocking'
       and (coupon.ticket_type_ids = '{}' or line.type_id = any (coupon.ticket_type_ids)) then
      off := line.quantity * line.unit_price;
      if coupon.kind = 'percent' then
        off := floor(off::numeric * coupon.value / 100);
      end if;
      line.discount := least(off, left_off);
      left_off := left_off - line.discount;
    end if;
    if line.quantity * line.unit_price > line.discount then
      line.fee := round((line.quantity * line.unit_price - line.discount) * settings.fee_percent / 100) + line.quantity * settings.fee_fixed;
    end if;
    discount := discount + line.discount;
    fee := fee + line.fee;
    passed_on := passed_on + case when line.passed_on then line.fee else 0 end;
    vat := vat + (line.quantity * line.unit_price - line.discount + case when line.passed_on then line.fee else 0 end)
      * line.vat_percent / (100 + line.vat_percent);
    lines[n] := line;
  end loop;
  if coupon.id is not null and coupon.kind <> 'unlocking' and discount = 0 then
    return private.refusal(case when coupon.budget <= coupon.spent then 'coupon_used_up' else 'coupon_fits_nothing' end);
  end if;
  if (request ->> 'expectedTotal')::bigint <> subtotal - discount + passed_on then
    return private.refusal('price_changed', jsonb_build_object('total', subtotal - discount + passed_on));
  end if;

  -- Room for all of it.
  for short in
    select p.id, p.size - p.sold - p.held - p.offered as room, need.places from (
      select l.pool_id, sum(w.quantity * t.persons)::int as places
      from unnest(lines) w join public.ticket_types t on t.id = w.type_id join public.ticket_type_pools l on l.ticket_type_id = t.id
      group by l.pool_id
    ) need join public.pools p on p.id = need.pool_id
    where p.size is not null and p.size - p.sold - p.held - p.offered < need.places
  loop
    return private.refusal('sold_out', jsonb_build_object('room', greatest(short.room, 0)));
  end loop;

  insert into public.orders (code, secret_hash, request_key, event_id, user_id, email, name, status, currency,
    subtotal, discount, fee, total, vat, coupon_id, expires_at)
  values (private.new_order_code(), decode(request ->> 'secretHash', 'hex'), request ->> 'key', event.id,
    (request ->> 'userId')::bigint, coalesce(request ->> 'email', ''), coalesce(request ->> 'name', ''), 'held', event.currency,
    subtotal, discount, fee, subtotal - discount + passed_on, round(vat), coupon.id, now() + make_interval(mins => settings.hold_minutes))
  returning * into made;
  insert into public.order_lines (order_id, ticket_type_id, quantity, unit_price, discount, fee)
  select made.id, w.type_id, w.quantity, w.unit_price, w.discount, w.fee from unnest(lines) w;
  with taken as (
    insert into public.order_pools (order_id, pool_id, places)
    select made.id, l.pool_id, sum(w.quantity * t.persons)::int
    from unnest(lines) w join public.ticket_types t on t.id = w.type_id join public.ticket_type_pools l on l.ticket_type_id = t.id
    group by l.pool_id
    returning pool_id, places
  )
  update public.pools p set held = p.held + taken.places from taken where p.id = taken.pool_id;
  if coupon.id is not null then
    update public.coupons c set uses = c.uses + 1, spent = c.spent + made.discount where c.id = coupon.id;
  end if;
  return private.order_answer(made);
end $$;

-- Most requests of an on-sale are plain: no code, no limit per person. Together they are one statement, all of them or
-- none: whoever does not fit here is looked at one by one by place_hold, which also says why. The caller has locked
-- the event's pools.
create function private.place_plain_holds(
  requests jsonb, refused boolean[], event public.events, settings public.platform_settings, payouts_ready boolean
)
returns table (n bigint, answer jsonb)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with types as materialized (
    select t.* from public.ticket_types t
    where t.event_id = (event).id and t.deleted_at is null and t.is_on_sale and not t.is_secret and t.max_per_person is null
      and coalesce(t.sale_ends_at > now(), true) and private.is_tier_open(t)
      and (event).is_out and (event).status not in ('cancelled', 'postponed') and coalesce((event).ends_at > now(), true)
  ), asked as materialized (
    select distinct on (r.value ->> 'key') r.n, r.value as request, r.value ->> 'key' as key
    from jsonb_array_elements(requests) with ordinality r (value, n)
    where refused[r.n] is not true
    order by r.value ->> 'key', r.n
  ), wishes as materialized (
    select a.n, t.id as type_id, i.quantity, t.kind, t.persons, t.vat_percent, t.fee_handling,
      case when t.price_is_free_choice then coalesce(i.price, t.price) else t.price end as unit_price
    from asked a
    cross join lateral jsonb_to_recordset(a.request -> 'items') i ("typeId" bigint, quantity numeric, price bigint)
    join types t on t.id = i."typeId" and i.quantity = trunc(i.quantity) and i.quantity between t.min_per_order and t.max_per_order
      and (not t.price_is_free_choice or coalesce(i.price, t.price) between t.price and 100000000)
  ), lines as materialized (
    select w.*, w.quantity * w.unit_price as price, f.fee, case when w.fee_handling = 'passed_on' then f.fee else 0 end as passed_on
    from wishes w cross join lateral (select case when w.unit_price > 0
      then round(w.quantity * w.unit_price * settings.fee_percent / 100) + w.quantity * settings.fee_fixed else 0 end as fee) f
  ), sums as materialized (
    select l.n, count(*) as lines, count(distinct l.type_id) as types, bool_or(l.kind = 'admission') as has_admission,
      sum(l.price) as subtotal, sum(l.fee) as fee, sum(l.passed_on) as passed_on,
      sum((l.price + l.passed_on) * l.vat_percent / (100 + l.vat_percent)) as vat
    from lines l group by l.n
  ), good as materialized (
    select nextval('public.orders_id_seq') as id, private.new_order_code() as code, a.n, a.request, a.key,
      s.subtotal, s.fee, s.subtotal + s.passed_on as total, s.vat, now() + make_interval(mins => settings.hold_minutes) as expires_at
    from asked a join sums s using (n)
    where nullif(a.request ->> 'coupon', '') is null and s.lines = jsonb_array_length(a.request -> 'items') and s.lines <= 30
      and s.types = s.lines and s.has_admission
      and s.subtotal <= 1000000000 and (s.subtotal = 0 or payouts_ready)
      and coalesce((a.request ->> 'expectedTotal')::bigint = s.subtotal + s.passed_on, true)
      and not exists (select from public.orders o where o.request_key = a.key)
  ), needs as materialized (
    select g.id as order_id, p.pool_id, sum(l.quantity * l.persons)::int as places
    from good g join lines l using (n) join public.ticket_type_pools p on p.ticket_type_id = l.type_id group by g.id, p.pool_id
  ), wanted as materialized (
    select pool_id, sum(places)::int as places from needs group by pool_id
  ), room as materialized (
    select from (select) as one where not exists (
      select from wanted w join public.pools p on p.id = w.pool_id
      where p.size is not null and p.size - p.sold - p.held - p.offered < w.places
    )
  ), made as (
    insert into public.orders (id, code, secret_hash, request_key, event_id, user_id, email, name, status, currency,
      subtotal, fee, total, vat, expires_at)
    select g.id, g.code, decode(g.request ->> 'secretHash', 'hex'), g.key, (event).id,
      (g.request ->> 'userId')::bigint, coalesce(g.request ->> 'email', ''), coalesce(g.request ->> 'name', ''), 'held',
      (event).currency, g.subtotal, g.fee, g.total, round(g.vat), g.expires_at
    from good g, room
  ), made_lines as (
    insert into public.order_lines (order_id, ticket_type_id, quantity, unit_price, fee)
    select g.id, l.type_id, l.quantity, l.unit_price, l.fee from room, good g join lines l using (n)
  ), made_pools as (
    insert into public.order_pools (order_id, pool_id, places) select x.order_id, x.pool_id, x.places from needs x, room
  ), taken as (
    update public.pools p set held = p.held + w.places from wanted w, room where p.id = w.pool_id
  )
  -- As order_answer says it.
  select g.n, jsonb_build_object('orderId', g.id, 'code', g.code, 'status', 'held', 'total', g.total::int, 'fee', g.fee::int,
    'discount', 0, 'currency', (event).currency, 'expiresAt', g.expires_at)
  from good g, room;
end $$;

-- Many holds for one event at once: its pools are locked once, and each request has its own answer. Where there is
-- no room, what has expired is given back first, once.
create function private.place_holds(event_id bigint, requests jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  event public.events;
  settings public.platform_settings;
  answers jsonb[] := array_fill(null::jsonb, array[jsonb_array_length(requests)]);
  answer jsonb;
  plain record;
  too_many boolean[];
  swept boolean := false;
  payouts_ready boolean := private.payouts_ready(event_id);
begin
  select * into event from public.events e where e.id = place_holds.event_id;
  select * into settings from public.platform_settings;
  too_many := private.too_many_holds(requests, (select s.rate_factor from private.selling_settings s));
  perform from public.coupons c where c.event_id = place_holds.event_id
    and c.code in (select upper(r ->> 'coupon') from jsonb_array_elements(requests) r)
    order by c.id for update;
  perform from public.pools p where p.event_id = place_holds.event_id order by p.id for update;
  for plain in select * from private.place_plain_holds(requests, too_many, event, settings, payouts_ready) loop
    answers[plain.n] := plain.answer;
  end loop;
  -- One person who asks twice at once is counted once at a time: the lock on the pools sees to it.
  for n in 1 .. cardinality(answers) loop
    if too_many[n] then
      answers[n] := private.refusal('too_many_requests');
    end if;
    continue when answers[n] is not null;
    answer := private.place_hold(requests -> (n - 1), event, settings, payouts_ready);
    if not swept and answer ->> 'reason' in ('sold_out', 'coupon_used_up', 'too_many_for_you') then
      swept := true;
      if private.expire_orders(500, place_holds.event_id) > 0 then
        answer := private.place_hold(requests -> (n - 1), event, settings, payouts_ready);
      end if;
    end if;
    answers[n] := answer;
  end loop;
  return to_jsonb(answers);
end $$;

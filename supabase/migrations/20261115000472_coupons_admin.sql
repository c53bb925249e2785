-- Coupons, as managers make and change them. Definer functions: the table takes no writes from people.

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

grant execute on function public.save_coupon, public.make_coupons, public.switch_coupon to authenticated, service_role;

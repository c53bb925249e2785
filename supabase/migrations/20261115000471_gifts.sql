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
  if private.is_suspended_event(type.event_id) then
    perform private.refuse('suspended');
  end if;
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

grant execute on function public.give_tickets to authenticated, service_role;

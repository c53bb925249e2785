-- What managers decide about the door: rules, gates, phones (docs/glossary.md). Definer functions: the tables take no
-- writes from people.

-- One manager at a time; nobody at the door waits for it.
create function private.lock_door(event_id bigint)
returns public.events
language plpgsql
set search_path = ''
as $$
declare
  event public.events;
begin
  perform private.require_level(3, 'event', lock_door.event_id);
  select * into event from public.events e where e.id = lock_door.event_id and e.deleted_at is null for no key update;
  if not found then
    perform private.refuse('not_found', 404);
  end if;
  return event;
end $$;

-- `seen` is the version that was looked at; 0 where nobody changed anything yet. Answers the new one.
create function public.save_door_rules(
  event_id bigint, reentry public.reentry_rule, live_code boolean, search_allowed boolean, capacity int default null, seen int default null
)
returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  rules public.door_rules;
begin
  perform private.lock_door(save_door_rules.event_id);
  rules := private.door_rules_of(save_door_rules.event_id);
  if seen is not null and seen <> rules.version then
    perform private.refuse('changed_meanwhile');
  end if;
  insert into public.door_rules as r (event_id, reentry, capacity, live_code, search_allowed)
  values (save_door_rules.event_id, save_door_rules.reentry, save_door_rules.capacity, save_door_rules.live_code,
    save_door_rules.search_allowed)
  on conflict on constraint door_rules_pkey do update set reentry = excluded.reentry, capacity = excluded.capacity,
    live_code = excluded.live_code, search_allowed = excluded.search_allowed
  returning * into rules;
  return rules.version;
end $$;

-- Gates ----------------------------------------------------------------------------------------------

-- Each once, and all of this event.
create function private.types_let_in(event_id bigint, type_ids bigint[])
returns bigint[]
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_types(types_let_in.event_id, type_ids);
  return array(select distinct wanted.id from unnest(type_ids) wanted (id) order by 1);
end $$;

create function public.save_gate(event_id bigint, name text, ticket_type_ids bigint[] default '{}', gate_id bigint default null)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  gate public.gates;
  types bigint[];
begin
  perform private.lock_door(save_gate.event_id);
  types := private.types_let_in(save_gate.event_id, save_gate.ticket_type_ids);
  if save_gate.gate_id is not null then
    select * into gate from public.gates g
    where g.id = save_gate.gate_id and g.event_id = save_gate.event_id and g.deleted_at is null;
    if not found then
      perform private.refuse('not_found', 404);
    end if;
  end if;
  if exists (
    select from public.gates g where g.event_id = save_gate.event_id and g.deleted_at is null
      and lower(btrim(g.name)) = lower(btrim(save_gate.name)) and g.id is distinct from gate.id
  ) then
    perform private.refuse('gate_name_taken');
  end if;
  if gate.id is not null then
    update public.gates g set name = btrim(save_gate.name), ticket_type_ids = types where g.id = gate.id;
    return gate.id;
  end if;
  if (select count(*) from public.gates g where g.event_id = save_gate.event_id and g.deleted_at is null) >= 50 then
    perform private.refuse('too_many_gates');
  end if;
  insert into public.gates as g (event_id, name, ticket_type_ids, position)
  values (save_gate.event_id, btrim(save_gate.name), types,
    1 + coalesce((select max(b.position) from public.gates b where b.event_id = save_gate.event_id and b.deleted_at is null), 0))
  returning * into gate;
  return gate.id;
end $$;

create function public.order_gates(event_id bigint, gate_ids bigint[])
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.lock_door(order_gates.event_id);
  update public.gates g set position = wanted.place
  from unnest(gate_ids) with ordinality wanted (id, place)
  where g.id = wanted.id and g.event_id = order_gates.event_id and g.deleted_at is null;
end $$;

-- What was scanned there keeps its name. Phones that stood there stand nowhere until somebody says where.
create function public.delete_gate(gate_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  gate public.gates;
begin
  select * into gate from public.gates g where g.id = delete_gate.gate_id and g.deleted_at is null;
  if not found or not private.can(1, 'event', gate.event_id) then
    perform private.refuse('not_found', 404);
  end if;
  perform private.lock_door(gate.event_id);
  update public.gates g set deleted_at = now() where g.id = gate.id;
  update public.scanner_devices d set gate_id = null where d.gate_id = gate.id;
end $$;

-- Phones ---------------------------------------------------------------------------------------------

create function private.require_gate(event_id bigint, gate_id bigint)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if gate_id is not null and not exists (
    select from public.gates g where g.id = require_gate.gate_id and g.event_id = require_gate.event_id and g.deleted_at is null
  ) then
    perform private.refuse('unknown_gate', 400);
  end if;
end $$;

-- Six digits, each as likely as the others: what is left over of 2^32 is thrown again.
create function private.new_pin()
returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  drawn bigint;
begin
  loop
    drawn := ('x' || encode(extensions.gen_random_bytes(4), 'hex'))::bit(32)::bigint;
    exit when drawn < 4294000000;
  end loop;
  return lpad((drawn % 1000000)::text, 6, '0');
end $$;

-- A link and a PIN that make one phone a scanner of this event. Both are answered here and never again; naming a phone
-- that has not used its link makes a new one in its place.
create function public.make_scanner_link(
  event_id bigint, name text, gate_id bigint default null, ticket_type_ids bigint[] default '{}', device_id bigint default null
)
returns table (id bigint, link text, pin text, ends_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  event public.events := private.lock_door(make_scanner_link.event_id);
  types bigint[] := private.types_let_in(make_scanner_link.event_id, make_scanner_link.ticket_type_ids);
  device public.scanner_devices;
begin
  perform private.require_gate(event.id, make_scanner_link.gate_id);
  if event.ends_at <= now() then
    perform private.refuse('door_is_over');
  end if;
  link := translate(rtrim(encode(extensions.gen_random_bytes(32), 'base64'), '='), '+/', '-_');
  pin := private.new_pin();
  ends_at := least(now() + interval '7 days', event.ends_at);
  if make_scanner_link.device_id is null then
    if (select count(*) from public.scanner_devices d where d.event_id = event.id and d.revoked_at is null) >= 500 then
      perform private.refuse('too_many_scanners');
    end if;
    insert into public.scanner_devices as d (event_id, name, created_by)
    values (event.id, btrim(make_scanner_link.name), private.current_user_id()) returning * into device;
  else
    select * into device from public.scanner_devices d
    where d.id = make_scanner_link.device_id and d.event_id = event.id and d.revoked_at is null for update;
    if not found then
      perform private.refuse('not_found', 404);
    end if;
    if device.claimed_at is not null then
      perform private.refuse('link_used', 410);
    end if;
  end if;
  id := device.id;
  update public.scanner_devices d set name = btrim(make_scanner_link.name), gate_id = make_scanner_link.gate_id,
    ticket_type_ids = types, wrong_pins = 0, link_ends_at = ends_at, link_hash = sha256(convert_to(link, 'UTF8')),
    -- Salted, so that equal PINs of two phones are not equal here.
    pin_hash = sha256(convert_to(device.id || ':' || pin, 'UTF8'))
  where d.id = device.id;
  return next;
end $$;

-- A phone of one's own event, for whoever may decide about it.
create function private.lock_scanner(device_id bigint)
returns public.scanner_devices
language plpgsql
set search_path = ''
as $$
declare
  device public.scanner_devices;
begin
  select * into device from public.scanner_devices d where d.id = lock_scanner.device_id and d.revoked_at is null;
  if not found or not private.can(1, 'event', device.event_id) then
    perform private.refuse('not_found', 404);
  end if;
  perform private.lock_door(device.event_id);
  return device;
end $$;

create function public.change_scanner(device_id bigint, name text, gate_id bigint default null, ticket_type_ids bigint[] default '{}')
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  device public.scanner_devices := private.lock_scanner(change_scanner.device_id);
  types bigint[] := private.types_let_in(device.event_id, change_scanner.ticket_type_ids);
begin
  perform private.require_gate(device.event_id, change_scanner.gate_id);
  update public.scanner_devices d set name = btrim(change_scanner.name), gate_id = change_scanner.gate_id, ticket_type_ids = types
  where d.id = device.id;
end $$;

-- From its next request on the phone is a stranger. What it has scanned stays.
create function public.revoke_scanner(device_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  device public.scanner_devices := private.lock_scanner(revoke_scanner.device_id);
begin
  update public.scanner_devices d set revoked_at = now() where d.id = device.id;
end $$;

grant execute on function public.save_door_rules, public.save_gate, public.order_gates, public.delete_gate, public.make_scanner_link,
  public.change_scanner, public.revoke_scanner to authenticated, service_role;

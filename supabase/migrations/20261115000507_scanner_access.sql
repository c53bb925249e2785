-- How a phone becomes a scanner and shows that it is one. The server calls these over its own connection: a scanner
-- has no account and no role, so there is nothing else that it could ask (docs/door.md).

-- The level of whoever the phone belongs to; 0 for one that came by a link, null when it may not scan (any more).
create function private.scanner_level(device public.scanner_devices)
returns int
language plpgsql stable
set search_path = ''
as $$
begin
  if device.id is null or not device.is_on
     or not exists (select from public.events e where e.id = device.event_id and e.deleted_at is null) then
    return null;
  end if;
  if device.user_id is null then
    return 0;
  end if;
  return (select p.permission_level from public.user_permissions p join public.users u on u.id = p.user_id and u.suspended_at is null
    where p.user_id = device.user_id and p.entity_type = 'event' and p.entity_id = device.event_id);
end $$;

create function private.describe_scanner(device public.scanner_devices)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', device.id, 'name', device.name, 'eventId', device.event_id, 'gateId', device.gate_id,
    'gateFixed', device.user_id is null and device.gate_id is not null,
    'typeIds', device.ticket_type_ids, 'level', coalesce(private.scanner_level(device), 0),
    'personName', (select u.display_name from public.users u where u.id = device.user_id)
  );
end $$;

-- Whose token it is; no row for a stranger's and for one that was revoked.
create function private.find_scanner(token_hash bytea)
returns setof public.scanner_devices
language plpgsql stable
set search_path = ''
as $$
begin
  return query select d.* from public.scanner_devices d
    where d.token_hash = find_scanner.token_hash and private.scanner_level(d) is not null;
end $$;

create function private.is_gate_of(gate_id bigint, event_id bigint)
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.gates g where g.id = gate_id and g.event_id = is_gate_of.event_id and g.deleted_at is null)
$$;

-- A person of the team makes the phone in their hand a scanner.
create function private.register_scanner(event_id bigint, user_id bigint, gate_id bigint, name text, token_hash bytea)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  device public.scanner_devices;
begin
  if not exists (
    select from public.user_permissions p join public.events e on e.id = p.entity_id and e.deleted_at is null
    where p.user_id = register_scanner.user_id and p.entity_type = 'event' and p.entity_id = register_scanner.event_id
  ) then
    return private.refusal('not_found');
  end if;
  if gate_id is not null and not private.is_gate_of(gate_id, event_id) then
    return private.refusal('unknown_gate');
  end if;
  if char_length(btrim(name)) not between 1 and 60 then
    return private.refusal('name_missing');
  end if;
  -- One who registers again and again is counted together with all others of the event.
  if (select count(*) from public.scanner_devices d where d.event_id = register_scanner.event_id and d.revoked_at is null) >= 500 then
    return private.refusal('too_many_scanners');
  end if;
  insert into public.scanner_devices (event_id, name, user_id, gate_id, token_hash, claimed_at, created_by, last_seen_at)
  values (event_id, btrim(name), user_id, gate_id, token_hash, now(), user_id, now())
  returning * into device;
  return jsonb_build_object('device', private.describe_scanner(device));
end $$;

-- Why this link makes no scanner, null when it does.
create function private.check_scanner_link(device public.scanner_devices)
returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return case
    when device.id is null or device.revoked_at is not null then 'link_unknown'
    when device.claimed_at is not null then 'link_used'
    when device.link_ends_at <= now() then 'link_ended'
    when device.wrong_pins >= 5 then 'too_many_pins'
  end;
end $$;

create function private.look_at_scanner_link(link_hash bytea)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  device public.scanner_devices;
  reason text;
begin
  select * into device from public.scanner_devices d where d.link_hash = look_at_scanner_link.link_hash;
  reason := private.check_scanner_link(device);
  if reason is not null then
    return private.refusal(reason);
  end if;
  return (select jsonb_build_object('eventTitle', e.title, 'deviceName', device.name, 'pinNeeded', true, 'gate',
      (select jsonb_build_object('id', g.id, 'name', g.name) from public.gates g where g.id = device.gate_id))
    from public.events e where e.id = device.event_id);
end $$;

-- The first phone that knows the PIN is the scanner. The row is locked: of two phones one wins, and no wrong PIN is
-- forgotten because another was being tried.
create function private.claim_scanner(link_hash bytea, pin text, name text, token_hash bytea)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  device public.scanner_devices;
  reason text;
begin
  select * into device from public.scanner_devices d where d.link_hash = claim_scanner.link_hash for update;
  reason := private.check_scanner_link(device);
  if reason is not null then
    return private.refusal(reason);
  end if;
  if device.pin_hash is distinct from sha256(convert_to(device.id || ':' || coalesce(pin, ''), 'UTF8')) then
    update public.scanner_devices d set wrong_pins = d.wrong_pins + 1 where d.id = device.id;
    if device.wrong_pins >= 4 then
      return private.refusal('too_many_pins');
    end if;
    return private.refusal('wrong_pin', jsonb_build_object('left', 4 - device.wrong_pins));
  end if;
  update public.scanner_devices d set token_hash = claim_scanner.token_hash, claimed_at = now(), last_seen_at = now(),
    name = coalesce(nullif(left(btrim(claim_scanner.name), 60), ''), d.name)
  where d.id = device.id returning * into device;
  return jsonb_build_object('device', private.describe_scanner(device));
end $$;

create function private.move_scanner(device_id bigint, gate_id bigint)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  device public.scanner_devices;
begin
  select * into device from public.scanner_devices d where d.id = device_id for update;
  if device.user_id is null and device.gate_id is not null then
    return private.refusal('gate_is_fixed');
  end if;
  if gate_id is not null and not private.is_gate_of(gate_id, device.event_id) then
    return private.refusal('unknown_gate');
  end if;
  update public.scanner_devices d set gate_id = move_scanner.gate_id where d.id = device_id returning * into device;
  return jsonb_build_object('device', private.describe_scanner(device));
end $$;

-- After a key became known: what it signed lets nobody in from now on, and tickets get a new code when they are opened.
-- Definer: nobody may read or write keys.
create function public.retire_ticket_key(event_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.can(4, 'event', retire_ticket_key.event_id) then
    perform private.refuse('not_found', 404);
  end if;
  update private.ticket_keys k set retired_at = now() where k.event_id = retire_ticket_key.event_id and k.retired_at is null;
end $$;
grant execute on function public.retire_ticket_key to authenticated;

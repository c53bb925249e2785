-- What a phone needs to decide without network, whole or what changed since (docs/door.md: event pack).

-- `since` is the cursor of the last pack. Whatever a transaction changed that had not ended then is told (again).
-- As text that nothing takes apart and puts together again: tens of thousands of rows, without a blank too many.
-- Transactions are numbered per life of a database: restored from a backup it counts on from another number. Cursors
-- therefore begin with the life that they are of; one of another life means nothing, and the phone gets the whole.
create function private.pack_epoch()
returns bigint
language sql immutable
set search_path = ''
as $$
  select 0::bigint
$$;

-- After a restore (scripts/backup, docs/operations.md). Minutes: no two lives of a database begin in the same one.
create function private.begin_pack_epoch()
returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format('create or replace function private.pack_epoch() returns bigint language sql immutable set search_path = '''' as ''select %s::bigint''',
    floor(extract(epoch from clock_timestamp()) / 60));
end $$;

create function private.event_pack(device_id bigint, since xid8 default null)
returns json
language plpgsql stable
set search_path = ''
as $$
declare
  device public.scanner_devices;
  event public.events;
  rules public.door_rules;
  -- What one life may count to: far more than a database ever does.
  span constant bigint := 100000000000;
  -- Before anything is read: what comes after it is told next time.
  seen text := (private.pack_epoch() * span + pg_snapshot_xmin(pg_current_snapshot())::text::bigint)::text;
begin
  since := case when since::text::bigint / span = private.pack_epoch() then (since::text::bigint % span)::text::xid8 end;
  select * into device from public.scanner_devices d where d.id = event_pack.device_id;
  select * into event from public.events e where e.id = device.event_id;
  rules := private.door_rules_of(event.id);
  return left(jsonb_build_object(
    'cursor', seen, 'whole', since is null, 'now', private.to_ms(clock_timestamp()), 'device', private.describe_scanner(device),
    'event', jsonb_build_object('id', event.id, 'title', event.title, 'timezone', event.timezone, 'startsAt', event.starts_at,
      'doorsAt', event.doors_at, 'endsAt', event.ends_at, 'venue', (select v.name from public.venues v where v.id = event.venue_id)),
    'rules', jsonb_build_object('reentry', rules.reentry, 'capacity', rules.capacity, 'liveCode', rules.live_code,
      'searchAllowed', rules.search_allowed),
    'keys', coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'publicKey', translate(encode(k.public_key, 'base64'), E'\n', '')) order by k.id)
      from private.ticket_keys k where k.event_id = event.id and k.retired_at is null), '[]'),
    -- Enough to check the changing codes of this event, not to sign a ticket.
    'liveKey', case when rules.live_code then (select encode(private.live_key(k.private_key), 'base64')
      from private.ticket_keys k where k.event_id = event.id and k.retired_at is null) end,
    'gates', coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'typeIds', g.ticket_type_ids) order by g.position, g.id)
      from public.gates g where g.event_id = event.id and g.deleted_at is null), '[]'),
    'types', coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'kind', t.kind, 'validNights', t.valid_nights,
      'enterFrom', left(t.enter_from::text, 5), 'enterUntil', left(t.enter_until::text, 5)) order by t.position, t.id)
      from public.ticket_types t where t.event_id = event.id), '[]'),
    'revoked', private.pack_revoked(event.id, since),
    'counts', private.house_counts(event.id) || jsonb_build_object('mine', jsonb_build_object('accepted', device.accepted, 'refused', device.refused))
  )::text, -1) || ',"tickets":[' || private.pack_tickets(event.id, rules.search_allowed, since) || ']}';
end $$;

create function private.live_key(private_key bytea)
returns bytea
language sql immutable
set search_path = ''
as $$
  select extensions.hmac('limelight live code'::bytea, private_key, 'sha256')
$$;

-- Names only where whoever scans may look people up: otherwise a phone learns a name from the server with the scan.
create function private.pack_tickets(event_id bigint, with_names boolean, since xid8)
returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce((
    select string_agg(format('[%s,"%s",%s,"%s",%s,"%s",%s,%s,%s,%s,%s]', k.id, k.serial, k.ticket_type_id, k.status,
      to_json(case when with_names then coalesce(nullif(k.holder_name, ''), o.name) else '' end), case when with_names then o.code else '' end,
      a.inside, a.entries, coalesce('"' || a.night || '"', 'null'), coalesce(private.to_ms(s.at)::text, 'null'), coalesce(s.gate_id::text, 'null')), ',')
    from private.admissions a
    join public.tickets k on k.id = a.ticket_id
    join public.orders o on o.id = k.order_id
    left join public.scans s on s.id = a.last_entry_id
    where a.event_id = pack_tickets.event_id and a.changed_in >= coalesce(since, '0'::xid8)
  ), '');
end $$;

create function private.pack_revoked(event_id bigint, since xid8)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_array(r.serial, r.reason) order by r.id)
    from public.revoked_serials r join private.admissions a on a.ticket_id = r.ticket_id
    where r.event_id = pack_revoked.event_id and a.changed_in >= coalesce(since, '0'::xid8)
  ), '[]');
end $$;

-- The phone is there, with so many scans that it could not tell yet. Written now and then, not with every question.
create function private.see_scanner(device_id bigint, waiting int)
returns void
language sql
set search_path = ''
as $$
  update public.scanner_devices d set last_seen_at = now(), waiting = see_scanner.waiting
  where d.id = see_scanner.device_id and (d.last_seen_at is null or d.last_seen_at < now() - interval '5 seconds' or d.waiting <> see_scanner.waiting)
$$;

create index tickets_by_likeness on public.tickets using gin (holder_name extensions.gin_trgm_ops) where holder_name <> '';

-- Each by its own index of likeness: a name on the ticket, and the buyer's where there is none.
create function private.guests_like(event_id bigint, pattern text)
returns setof bigint
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  (
    select k.id from public.tickets k
    where k.holder_name <> '' and k.holder_name ilike pattern and k.event_id = guests_like.event_id
    order by k.status <> 'valid', k.id limit 10
  ) union all (
    select k.id from public.orders o join public.tickets k on k.order_id = o.id
    where o.paid_at is not null and o.search_text like pattern and lower(o.name) like pattern
      and k.holder_name = '' and k.event_id = guests_like.event_id
    order by k.status <> 'valid', k.id limit 10
  );
end $$;

-- Whoever names a whole order code has it before them. Everyone else is found by three letters of the name, where the
-- event allows it, ten at most: nobody reads the guest list here.
create function private.find_guests(device_id bigint, wanted text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  device public.scanner_devices;
  rules public.door_rules;
  typed text := btrim(wanted);
  ordered bigint;
  guests bigint[];
begin
  select * into device from public.scanner_devices d where d.id = find_guests.device_id;
  rules := private.door_rules_of(device.event_id);
  if private.take_rate('find-guests:' || device.id, 60, interval '1 minute') > 0 then
    return private.refusal('too_many_requests');
  end if;
  select o.id into ordered from public.orders o
  where o.code = upper(regexp_replace(typed, '[\s-]', '', 'g')) and o.event_id = device.event_id;
  if ordered is null and not rules.search_allowed then
    return private.refusal('search_not_allowed');
  elsif ordered is null and char_length(typed) < 3 then
    return private.refusal('search_too_short');
  end if;
  guests := case when ordered is not null then array(select k.id from public.tickets k where k.order_id = ordered)
    else array(select private.guests_like(device.event_id, private.contains_pattern(typed))) end;
  return jsonb_build_object('matches', coalesce((
    select jsonb_agg(to_jsonb(guest) order by guest.name, guest."ticketId") from (
      select k.id as "ticketId", private.guest_name(k) as name, t.name as type, o.code as "orderCode", k.status, a.inside, a.entries
      from public.tickets k
      join public.orders o on o.id = k.order_id
      join public.ticket_types t on t.id = k.ticket_type_id
      join private.admissions a on a.ticket_id = k.id
      where k.id = any (guests)
      order by k.status <> 'valid', k.id limit 10
    ) guest
  ), '[]'));
end $$;

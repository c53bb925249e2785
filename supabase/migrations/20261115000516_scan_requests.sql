-- What phones ask: a scan, many at once, scans from a time without network, taking one back.

-- Scans of one event, in order. Requests of many phones come together in one call (app/services/door/). With `skew`,
-- the difference of the phone's clock, those that carry an outcome were decided without network, at their own time.
create function private.scan_tickets(event_id bigint, requests jsonb, skew interval default null)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  event public.events;
  rules public.door_rules := private.door_rules_of(scan_tickets.event_id);
  device public.scanner_devices;
  scan public.scans;
  request jsonb;
  level int;
  asked uuid;
  made bigint[] := '{}';
  answer jsonb;
  -- An array: appending to a growing document would copy it each time.
  answers jsonb[] := '{}';
begin
  select * into event from public.events e where e.id = scan_tickets.event_id;
  insert into private.door_counts (event_id, night) values (event.id, private.door_night(event, now())) on conflict do nothing;
  perform from private.door_counts c where c.event_id = event.id for update;
  for request in select r.value from jsonb_array_elements(requests) with ordinality r order by r.ordinality loop
    if device.id is distinct from (request ->> 'deviceId')::bigint then
      select * into device from public.scanner_devices d where d.id = (request ->> 'deviceId')::bigint and d.event_id = event.id;
      level := private.scanner_level(device);
    end if;
    if level is null then
      answer := private.refusal('scanner_revoked');
    else
      asked := (request ->> 'nonce')::uuid;
      select * into scan from public.scans s where s.device_id = device.id and s.nonce = asked;
      -- The answer was no and came too late: by then the phone had let them in. That is a scan of its own.
      if found and not scan.is_offline and scan.outcome not in ('accepted', 'undone') and request ->> 'outcome' = 'accepted' then
        request := request || jsonb_build_object('nonce', md5(asked::text)::uuid);
        select * into scan from public.scans s where s.device_id = device.id and s.nonce = md5(asked::text)::uuid;
      end if;
      if scan.id is null then
        scan := private.make_scan(event, rules, device, level, request, case
          when skew is null or not request ? 'outcome' then now()
          else least(now(), greatest(device.claimed_at, to_timestamp((request ->> 'at')::numeric / 1000) + skew)) end);
        made := made || scan.id;
      end if;
      answer := private.answer_scan(scan, level) || jsonb_build_object('deviceId', device.id, 'nonce', asked);
    end if;
    answers := array_append(answers, answer);
  end loop;
  update public.scanner_devices d set accepted = d.accepted + m.accepted, refused = d.refused + m.refused, last_seen_at = now()
  from (
    select s.device_id, count(*) filter (where s.is_accepted)::int as accepted, count(*) filter (where not s.is_accepted)::int as refused
    from public.scans s where s.id = any (made) group by s.device_id order by s.device_id
  ) m where d.id = m.device_id;
  return private.with_counts(event.id, answers);
end $$;

-- Each answer with how the house stands and what its phone has done.
create function private.with_counts(event_id bigint, answers jsonb[])
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  house jsonb := private.house_counts(with_counts.event_id);
begin
  return (
    select coalesce(jsonb_agg(case when a.answer ? 'reason' then a.answer else (a.answer - 'deviceId') || jsonb_build_object('counts', house ||
      jsonb_build_object('mine', jsonb_build_object('accepted', d.accepted, 'refused', d.refused))) end order by a.place), '[]')
    from unnest(answers) with ordinality a (answer, place)
    left join public.scanner_devices d on d.id = (a.answer ->> 'deviceId')::bigint
  );
end $$;

-- What phones did while they had no network. Nothing of it is refused: it has happened. Answers what came of each, and
-- which of them stand against something else.
create function private.sync_scans(device_id bigint, requests jsonb, sent_at timestamptz)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  event_id bigint := (select d.event_id from public.scanner_devices d where d.id = sync_scans.device_id);
  answers jsonb;
begin
  answers := private.scan_tickets(event_id, (
    select coalesce(jsonb_agg(r.value || jsonb_build_object('deviceId', sync_scans.device_id) order by r.ordinality), '[]')
    from jsonb_array_elements(requests) with ordinality r
  ), clock_timestamp() - sync_scans.sent_at);
  return jsonb_build_object('answers', answers, 'conflicts', coalesce((
    select jsonb_agg(private.describe_conflict(s) order by s.id) from public.scans s
    where s.device_id = sync_scans.device_id and s.is_conflict
      and s.nonce in (select n.nonce from jsonb_array_elements(requests) r,
        lateral (values ((r ->> 'nonce')::uuid), (md5((r ->> 'nonce')::uuid::text)::uuid)) n (nonce))
  ), '[]'));
end $$;

create function private.describe_conflict(scan public.scans)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('at', private.to_ms(scan.at), 'verdict', scan.verdict,
      'ticket', jsonb_build_object('id', k.id, 'name', private.guest_name(k), 'type', t.name),
      'here', private.describe_scan(scan), 'there', (select private.describe_scan(a) from public.scans a where a.id = scan.against_id))
    from public.tickets k join public.ticket_types t on t.id = k.ticket_type_id where k.id = scan.ticket_id
  );
end $$;

create function private.list_scan_conflicts(event_id bigint)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce((select jsonb_agg(private.describe_conflict(s) order by s.id desc) from (
    select * from public.scans s where s.event_id = list_scan_conflicts.event_id and s.is_conflict order by s.id desc limit 50
  ) s), '[]');
end $$;

-- Takes back the last scan that this phone accepted, for a short while.
create function private.undo_scan(device_id bigint, nonce uuid, scan_nonce uuid, device_at timestamptz)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  device public.scanner_devices;
  undone public.scans;
  scan public.scans;
  is_guest boolean;
begin
  select * into device from public.scanner_devices d where d.id = undo_scan.device_id;
  perform from private.door_counts c where c.event_id = device.event_id for update;
  select * into scan from public.scans s where s.device_id = device.id and s.nonce = undo_scan.nonce;
  if not found then
    select * into undone from public.scans s where s.device_id = device.id and s.is_accepted order by s.id desc limit 1;
    if undone.id is null or undone.nonce not in (undo_scan.scan_nonce, md5(undo_scan.scan_nonce::text)::uuid) or undone.received_at < now() - interval '10 minutes' then
      return private.refusal('nothing_to_undo');
    end if;
    perform from private.admissions a where a.ticket_id = undone.ticket_id for update;
    insert into public.scans (event_id, device_id, nonce, gate_id, ticket_id, ticket_type_id, direction, outcome, verdict, undoes_id,
      by_user_id, device_at, at, night)
    values (device.event_id, device.id, undo_scan.nonce, device.gate_id, undone.ticket_id, undone.ticket_type_id, undone.direction,
      'undone', 'undone', undone.id, device.user_id, undo_scan.device_at, now(), undone.night)
    returning * into scan;
    update public.scans s set is_undone = true where s.id = undone.id;
    perform private.recount_admission(undone.ticket_id);
    is_guest := (select t.kind = 'admission' from public.ticket_types t where t.id = undone.ticket_type_id);
    update private.door_counts c set
      inside = greatest(0, c.inside + case when not is_guest then 0 when undone.direction = 'entry' then -1 else 1 end),
      entries = c.entries - (undone.direction = 'entry')::int, exits = c.exits - (undone.direction = 'exit')::int
    where c.event_id = device.event_id and c.night = undone.night;
    -- Conflicts are those of all nights.
    update private.door_counts c set conflicts = c.conflicts - 1 where undone.is_conflict and c.event_id = device.event_id;
    update public.scanner_devices d set accepted = d.accepted - 1, last_seen_at = now() where d.id = device.id;
  end if;
  return private.with_counts(device.event_id, array[private.answer_scan(scan, 0) || jsonb_build_object('deviceId', device.id)]) -> 0;
end $$;

-- What the scans of a ticket come to, counted from the scans themselves.
create function private.recount_admission(ticket_id bigint)
returns void
language sql
set search_path = ''
as $$
  with entered as (
    select count(*)::int as entries, max(s.id) as last_id, max(s.night) as night
    from public.scans s where s.ticket_id = recount_admission.ticket_id and s.is_accepted and s.direction = 'entry'
  ), tonight as (
    select coalesce(sum(case s.direction when 'entry' then 1 else -1 end), 0)::int as inside
    from public.scans s join entered on s.night = entered.night join public.ticket_types t on t.id = s.ticket_type_id and t.kind = 'admission'
    where s.ticket_id = recount_admission.ticket_id and s.is_accepted
  )
  update private.admissions a set entries = entered.entries, last_entry_id = entered.last_id, night = entered.night,
    inside = greatest(0, tonight.inside), changed_in = pg_current_xact_id()
  from entered, tonight where a.ticket_id = recount_admission.ticket_id
$$;

-- Scanning: one accepted entry per ticket, whatever comes at the same instant (docs/door.md). Requests reach these
-- functions from the server, which has checked signatures and live codes.

-- Every ticket has a row at the door from the moment it is issued. Definer, both: whoever buys or gives a ticket may not
-- write here.
create function private.admit_new_tickets()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.admissions (ticket_id, event_id) select a.id, a.event_id from added a;
  return null;
end $$;
create trigger admit_new_tickets after insert on public.tickets
referencing new table as added for each statement execute function private.admit_new_tickets();

create function private.note_changed_ticket()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.admissions a set changed_in = pg_current_xact_id() where a.ticket_id = new.id;
  return null;
end $$;
-- By its name it runs first: whoever scans meanwhile waits, and then sees the ticket as it is now.
create trigger a_note_changed_ticket after update of serial, status, holder_name, ticket_type_id on public.tickets for each row
when ((old.serial, old.status, old.holder_name, old.ticket_type_id) is distinct from (new.serial, new.status, new.holder_name, new.ticket_type_id))
execute function private.note_changed_ticket();

-- In words for whoever stands at the door.
create function private.describe_scan(scan public.scans)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (select jsonb_build_object('at', private.to_ms(scan.at), 'device', d.name,
      'gate', (select g.name from public.gates g where g.id = scan.gate_id),
      'by', (select u.display_name from public.users u where u.id = scan.by_user_id))
    from public.scanner_devices d where d.id = scan.device_id);
end $$;

create function private.to_ms(at timestamptz)
returns bigint
language plpgsql immutable
set search_path = ''
as $$
begin
  return extract(epoch from at) * 1000;
end $$;

-- What was bought beside the ticket, and how it came about where that matters at the door.
create function private.door_notes(ticket public.tickets, type public.ticket_types)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_agg(note order by place, note) from (
      select 1 as place, case o.kind when 'guest_list' then 'Guest list' else 'Complimentary' end as note
      from public.orders o where o.id = ticket.order_id and o.kind <> 'sale'
      union all
      select 2, t.name || case when count(*) > 1 then ' × ' || count(*) else '' end
      from public.tickets k join public.ticket_types t on t.id = k.ticket_type_id and t.kind = 'add_on'
      where k.order_id = ticket.order_id and k.status = 'valid' and type.kind = 'admission' group by t.name
    ) notes
  ), '[]');
end $$;

create function private.describe_verdict(event public.events, type public.ticket_types, verdict public.scan_outcome)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return case verdict
    when 'wrong_day' then jsonb_build_object('validNights', coalesce(to_jsonb(type.valid_nights), (
      select jsonb_agg(n::date order by n) from generate_series(private.night_of(event.starts_at, event.timezone),
        private.night_of(event.ends_at - interval '1 millisecond', event.timezone), interval '1 day') n)))
    when 'not_valid_yet' then jsonb_build_object('enterFrom', left(type.enter_from::text, 5))
    when 'too_late' then jsonb_build_object('enterUntil', left(type.enter_until::text, 5))
    when 'wrong_gate' then jsonb_build_object('gates', coalesce((
      select jsonb_agg(g.name order by g.position, g.id) from public.gates g
      where g.event_id = event.id and g.deleted_at is null and (g.ticket_type_ids = '{}' or type.id = any (g.ticket_type_ids))), '[]'))
    else '{}'
  end;
end $$;

-- What a phone is told of a scan: the same again when it asks again.
create function private.answer_scan(scan public.scans, level int)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  ticket public.tickets;
  type public.ticket_types;
  event public.events;
  earlier public.scans;
begin
  select * into ticket from public.tickets t where t.id = scan.ticket_id;
  select * into type from public.ticket_types t where t.id = ticket.ticket_type_id;
  select * into event from public.events e where e.id = scan.event_id;
  select * into earlier from public.scans s where s.id = scan.against_id;
  return jsonb_build_object(
    'nonce', scan.nonce, 'outcome', scan.outcome, 'verdict', scan.verdict, 'direction', scan.direction, 'at', private.to_ms(scan.at),
    'ticket', case when ticket.id is not null then jsonb_build_object(
      'id', ticket.id, 'name', private.guest_name(ticket), 'typeId', type.id, 'type', type.name,
      'orderCode', (select o.code from public.orders o where o.id = ticket.order_id), 'notes', private.door_notes(ticket, type)) end,
    'first', case when earlier.id is not null then private.describe_scan(earlier) end,
    'detail', private.describe_verdict(event, type, scan.verdict),
    'mayOverride', scan.outcome <> 'accepted' and level >= 2 and private.is_overridable(scan.verdict)
  );
end $$;

create function private.guest_name(ticket public.tickets)
returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce(nullif(ticket.holder_name, ''), (select o.name from public.orders o where o.id = ticket.order_id), '');
end $$;

-- How the house stands.
create function private.house_counts(event_id bigint)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('inside', coalesce(c.inside, 0), 'entries', coalesce(c.entries, 0), 'exits', coalesce(c.exits, 0),
      'refusals', coalesce(c.refusals, 0), 'conflicts', coalesce(c.conflicts, 0), 'capacity', r.capacity, 'night', c.night)
    from private.door_rules_of(house_counts.event_id) r left join private.door_counts c on c.event_id = house_counts.event_id
  );
end $$;

-- Counts are those of the newest night that anything was scanned in. What comes later from a night before is in the list
-- of scans and changes nothing about who is inside now.
create function private.count_scan(event_id bigint, night date, inside_change int, is_entry boolean, is_exit boolean, is_conflict boolean)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update private.door_counts c set
    inside = greatest(0, case when c.night = count_scan.night then c.inside else 0 end + inside_change),
    entries = case when c.night = count_scan.night then c.entries else 0 end + is_entry::int,
    exits = case when c.night = count_scan.night then c.exits else 0 end + is_exit::int,
    refusals = case when c.night = count_scan.night then c.refusals else 0 end + (not is_entry and not is_exit)::int,
    conflicts = c.conflicts + is_conflict::int,
    night = count_scan.night
  where c.event_id = count_scan.event_id and c.night <= count_scan.night;
end $$;

-- One scan. The caller has locked the counts of the event. `request`: nonce, at, direction, serial or ticketId or
-- problem, isLive, override, outcome (what a phone without network decided).
create function private.make_scan(event public.events, rules public.door_rules, device public.scanner_devices, level int, request jsonb, at timestamptz)
returns public.scans
language plpgsql
set search_path = ''
as $$
declare
  scan public.scans;
  ticket public.tickets;
  type public.ticket_types;
  admission private.admissions;
  direction public.scan_direction := (request ->> 'direction')::public.scan_direction;
  decided public.scan_outcome := (request ->> 'outcome')::public.scan_outcome;
  tonight date := private.door_night(event, make_scan.at);
  reason text := nullif(btrim(request #>> '{override,reason}'), '');
  verdict public.scan_outcome := (request ->> 'problem')::public.scan_outcome;
  outcome public.scan_outcome;
begin
  if verdict is null then
    if request ? 'serial' then
      select * into ticket from public.tickets t where t.serial = request ->> 'serial';
    else
      select * into ticket from public.tickets t where t.id = (request ->> 'ticketId')::bigint;
    end if;
    if ticket.id is null then
      -- The paper of somebody who gave the ticket away, or got the money back. Whoever is inside on it may leave.
      select r.reason into verdict from (select case s.reason when 'transferred' then 'revoked' else s.reason end::public.scan_outcome as reason
        from public.revoked_serials s where s.serial = request ->> 'serial' and s.event_id = event.id) r;
      verdict := coalesce(verdict, 'unknown');
      select t.* into ticket from public.tickets t join public.revoked_serials s on s.ticket_id = t.id
      where s.serial = request ->> 'serial' and s.event_id = event.id;
      if direction = 'exit' and ticket.id is not null then
        verdict := null;
      end if;
    elsif ticket.event_id <> event.id then
      verdict := case when request ? 'serial' then 'wrong_event' else 'unknown' end;
      ticket := null;
    end if;
  end if;
  if ticket.id is not null then
    select * into admission from private.admissions a where a.ticket_id = ticket.id for update;
    -- Read again under the lock: it may have been given away or refunded while this waited.
    if request ? 'serial' and verdict is null and direction = 'entry'
       and not exists (select from public.tickets t where t.id = ticket.id and t.serial = ticket.serial) then
      verdict := 'revoked';
    end if;
    select * into ticket from public.tickets t where t.id = ticket.id;
    select * into type from public.ticket_types t where t.id = ticket.ticket_type_id;
    verdict := coalesce(verdict, private.judge_scan(event, rules, device, ticket, type, admission, direction,
      coalesce((request ->> 'isLive')::boolean, false) or request ? 'ticketId', make_scan.at, tonight,
      (select case when c.night = tonight then c.inside else 0 end
       from (select c.inside, c.night from private.door_counts c where c.event_id = event.id) c)));
  end if;
  outcome := case
    when ticket.id is null then verdict
    -- Without network the phone has let in or turned away already: that is what happened.
    when decided is not null then decided
    when reason is not null and level >= 2 and private.is_overridable(verdict) then 'accepted'
    else verdict
  end;
  if outcome <> 'accepted' or verdict = 'accepted' or (decided is not null and not (level >= 2 and private.is_overridable(verdict))) then
    reason := null;
  end if;
  insert into public.scans (event_id, device_id, nonce, gate_id, ticket_id, ticket_type_id, direction, method, outcome, verdict, against_id,
    override_reason, by_user_id, is_offline, device_at, at, night)
  values (event.id, device.id, (request ->> 'nonce')::uuid, device.gate_id, ticket.id, ticket.ticket_type_id, direction,
    case when request ? 'ticketId' then 'search' else 'code' end::public.scan_method, outcome, verdict,
    case when direction = 'entry' then admission.last_entry_id end, reason, device.user_id, decided is not null,
    to_timestamp((request ->> 'at')::numeric / 1000), make_scan.at, tonight)
  returning * into scan;
  if scan.is_accepted then
    update private.admissions a set
      inside = case
        when type.kind = 'add_on' then 0
        when direction = 'exit' then greatest(0, a.inside - 1)
        when a.night >= tonight then a.inside + 1
        else 1
      end,
      entries = a.entries + (direction = 'entry')::int,
      night = case when direction = 'entry' then greatest(a.night, tonight) else a.night end,
      last_entry_id = case when direction = 'entry' then scan.id else a.last_entry_id end,
      changed_in = pg_current_xact_id()
    where a.ticket_id = ticket.id;
  end if;
  perform private.count_scan(event.id, tonight,
    case when not scan.is_accepted or type.kind = 'add_on' then 0 when direction = 'entry' then 1 else -1 end,
    scan.is_accepted and direction = 'entry', scan.is_accepted and direction = 'exit', scan.is_conflict);
  return scan;
end $$;

-- What the rules say of a ticket at the door. app/features/scanning/decide.ts says the same without network; a test
-- holds one against the other. All in plpgsql: it keeps its plans, which counts where hundreds are scanned a second.

-- Whether an event is over within a day of its doors: then it is one night, however long that goes on.
create function private.is_one_night(event public.events)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return event.ends_at - coalesce(event.doors_at, event.starts_at) <= interval '24 hours';
end $$;

-- The night that an instant at the door belongs to.
create function private.door_night(event public.events, at timestamptz)
returns date
language plpgsql stable
set search_path = ''
as $$
begin
  if private.is_one_night(event)
     and at >= coalesce(event.doors_at, event.starts_at) - interval '12 hours' and at < event.ends_at + interval '6 hours' then
    return event.starts_at at time zone event.timezone - interval '6 hours';
  end if;
  return at at time zone event.timezone - interval '6 hours';
end $$;

-- When this hour on the wall comes in that night: the first time after the night has begun.
create function private.hour_of_night(event public.events, night date, hour time)
returns timestamp
language plpgsql stable
set search_path = ''
as $$
declare
  begins timestamp := case when private.is_one_night(event)
    then coalesce(event.doors_at, event.starts_at) at time zone event.timezone - interval '6 hours'
    else night + time '06:00' end;
begin
  if hour is null then
    return null;
  end if;
  return case when night + hour < begins then night + hour + interval '1 day' else night + hour end;
end $$;

-- Whether the event takes place in that night at all.
create function private.has_night(event public.events, night date)
returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  -- As private.night_of has it.
  first_night date := event.starts_at at time zone event.timezone - interval '6 hours';
  last_night date := (event.ends_at - interval '1 millisecond') at time zone event.timezone - interval '6 hours';
begin
  return night between first_night and greatest(first_night, last_night);
end $$;

create function private.is_type_let_in(device public.scanner_devices, ticket_type_id bigint)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return (device.ticket_type_ids = '{}' or ticket_type_id = any (device.ticket_type_ids))
    and not exists (select from public.gates g
      where g.id = device.gate_id and g.ticket_type_ids <> '{}' and not ticket_type_id = any (g.ticket_type_ids));
end $$;

-- Whether what was accepted before stands against another entry.
create function private.is_used(admission private.admissions, reentry public.reentry_rule, night date)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return case reentry
    when 'once' then admission.entries > 0
    when 'once_a_night' then admission.entries > 0 and admission.night >= night
    when 'after_exit' then admission.inside > 0 and admission.night >= night
    else false
  end;
end $$;

-- Whoever leaves is asked for nothing but to be inside.
create function private.judge_scan(
  event public.events, rules public.door_rules, device public.scanner_devices, ticket public.tickets,
  type public.ticket_types, admission private.admissions, direction public.scan_direction, code_is_live boolean,
  at timestamptz, night date, inside int
)
returns public.scan_outcome
language plpgsql stable
set search_path = ''
as $$
declare
  wall timestamp := at at time zone event.timezone;
begin
  if direction = 'exit' then
    return case when admission.inside > 0 and admission.night >= night then 'accepted' else 'not_inside' end;
  end if;
  return case
    when ticket.status <> 'valid' then ticket.status::text::public.scan_outcome
    when not exists (select from public.orders o where o.id = ticket.order_id and o.status = 'paid') then 'unpaid'
    when rules.live_code and not code_is_live then 'code_expired'
    when not private.is_type_let_in(device, type.id) then 'wrong_gate'
    when not private.has_night(event, night) or not coalesce(night = any (type.valid_nights), true) then 'wrong_day'
    when wall < private.hour_of_night(event, night, type.enter_from) then 'not_valid_yet'
    when wall >= private.hour_of_night(event, night, type.enter_until) then 'too_late'
    when private.is_used(admission, rules.reentry, night) then 'already_scanned'
    when type.kind = 'admission' and inside >= rules.capacity then 'capacity_reached'
    else 'accepted'
  end;
end $$;

-- What somebody of level 2 may let in all the same, with a reason. Never what was revoked, refunded or forged.
create function private.is_overridable(verdict public.scan_outcome)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return verdict in ('already_scanned', 'not_inside', 'wrong_day', 'wrong_gate', 'not_valid_yet', 'too_late', 'capacity_reached',
    'code_expired', 'blocked');
end $$;

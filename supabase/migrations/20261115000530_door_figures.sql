-- The night in figures, for the live view. Whoever looks is told that something happened and reads the whole anew, so
-- that what they see cannot drift from what is here. Definer functions: the team sees sums of tables that only managers
-- may read, or nobody.

-- One scan as lists show it. Names are for managers, because crew have no guest list.
create function private.scan_line(s public.scans, shows_name boolean)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', s.id, 'at', s.at, 'direction', s.direction, 'method', s.method, 'outcome', s.outcome, 'verdict', s.verdict,
      'isConflict', s.is_conflict, 'isOffline', s.is_offline, 'overrideReason', s.override_reason,
      'isTakenBack', s.is_undone,
      'type', (select t.name from public.ticket_types t where t.id = s.ticket_type_id),
      'name', case when shows_name then (select nullif(private.guest_name(k), '') from public.tickets k where k.id = s.ticket_id) end,
      'device', d.name, 'by', (select nullif(u.display_name, '') from public.users u where u.id = s.by_user_id),
      'gate', (select g.name from public.gates g where g.id = s.gate_id)
    )
    from public.scanner_devices d where d.id = s.device_id
  );
end $$;

-- A ticket that was let in although the rules said no, with the scan that stands against it.
create function private.conflict_line(s public.scans, shows_name boolean)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return private.scan_line(s, shows_name) || jsonb_build_object('there', (
    select jsonb_build_object('at', b.at, 'device', d.name, 'gate', (select g.name from public.gates g where g.id = b.gate_id))
    from public.scans b join public.scanner_devices d on d.id = b.device_id where b.id = s.against_id
  ));
end $$;

-- Everything that the live view shows, of one instant. Money and names are for managers.
create function public.door_figures(event_id bigint)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  mine bigint := door_figures.event_id;
  is_manager boolean;
  event public.events;
  counts private.door_counts;
  -- Whole minutes, the running one included.
  since timestamptz := date_trunc('minute', now()) - interval '59 minutes';
  -- What is sold after midnight belongs to the night before.
  morning timestamptz;
begin
  perform private.require_level(1, 'event', mine);
  is_manager := private.can(3, 'event', mine);
  select * into event from public.events e where e.id = mine;
  select * into counts from private.door_counts c where c.event_id = mine;
  morning := (private.night_of(now(), event.timezone) + time '06:00') at time zone event.timezone;
  return (
    -- One walk over the scans of the event, into as few groups as all the sums need.
    with tallies as materialized (
      select s.gate_id, date_bin(interval '15 minutes', s.at, timestamptz '2000-01-01 00:00Z') as quarter,
        count(*) filter (where s.is_accepted and s.direction = 'entry')::int as entries,
        count(*) filter (where s.is_accepted and s.direction = 'exit')::int as exits,
        count(*) filter (where s.outcome not in ('accepted', 'undone'))::int as refusals
      from public.scans s where s.event_id = mine and s.night = counts.night group by 1, 2
    ), by_gate as (
      select s.gate_id, sum(s.entries) as entries, sum(s.exits) as exits, sum(s.refusals) as refusals from tallies s group by 1
    ), quarters as (
      select s.quarter as at, sum(s.entries) as entries, sum(s.exits) as exits from tallies s where s.entries + s.exits > 0 group by 1
    ), minutes as (
      select m.at, count(*) filter (where s.direction = 'entry') as entries, count(*) filter (where s.direction = 'exit') as exits
      from generate_series(since, now(), interval '1 minute') m (at)
      left join (
        select date_trunc('minute', s.at) as at, s.direction from public.scans s
        where s.event_id = mine and s.is_accepted and s.at >= since
      ) s on s.at = m.at
      group by 1
    ), sold as materialized (
      select t.ticket_type_id as id, count(*)::int as sold, count(a.ticket_id)::int as admitted,
        count(*) filter (where t.issued_at >= morning)::int as today, sum(t.paid) filter (where t.issued_at >= morning) as money
      from public.tickets t left join private.admissions a on a.ticket_id = t.id and a.entries > 0
      where t.event_id = mine and t.status in ('valid', 'blocked') group by 1
    )
    select jsonb_build_object(
      'at', now(), 'inside', coalesce(counts.inside, 0), 'capacity', (private.door_rules_of(mine)).capacity,
      'entries', coalesce(counts.entries, 0), 'exits', coalesce(counts.exits, 0),
      'refusals', coalesce(counts.refusals, 0), 'conflicts', coalesce(counts.conflicts, 0),
      'minutes', (select jsonb_agg(jsonb_build_object('at', m.at, 'entries', m.entries, 'exits', m.exits) order by m.at) from minutes m),
      'quarters', coalesce((
        select jsonb_agg(jsonb_build_object('at', q.at, 'entries', q.entries, 'exits', q.exits) order by q.at) from quarters q
      ), '[]'),
      'gates', coalesce((
        select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'entries', coalesce(s.entries, 0),
          'exits', coalesce(s.exits, 0), 'refusals', coalesce(s.refusals, 0)) order by g.position nulls last, g.id)
        from (select g.id, g.name, g.position, g.deleted_at from public.gates g where g.event_id = mine union all select null, null, null, null) g
        left join by_gate s on s.gate_id is not distinct from g.id
        where s.entries + s.exits + s.refusals > 0 or (g.id is not null and g.deleted_at is null)
      ), '[]'),
      'types', coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'sold', coalesce(s.sold, 0), 'admitted', coalesce(s.admitted, 0))
          order by t.position, t.id)
        from public.ticket_types t left join sold s on s.id = t.id
        where t.event_id = mine and ((t.kind = 'admission' and (t.deleted_at is null or s.sold > 0)) or s.admitted > 0)
      ), '[]'),
      'devices', coalesce((
        select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'isOn', d.is_on, 'lastSeenAt', d.last_seen_at, 'waiting', d.waiting,
          'gate', (select g.name from public.gates g where g.id = d.gate_id),
          'person', (select nullif(u.display_name, '') from public.users u where u.id = d.user_id),
          'accepted', d.accepted, 'refused', d.refused) order by d.name, d.id)
        from public.scanner_devices d where d.event_id = mine and (d.is_on or d.accepted + d.refused > 0)
      ), '[]'),
      'scans', coalesce((
        select jsonb_agg(private.scan_line(s, is_manager) order by s.id desc)
        from (select * from public.scans s where s.event_id = mine order by s.id desc limit 20) s
      ), '[]'),
      'refused', coalesce((
        select jsonb_agg(private.scan_line(s, is_manager) order by s.id desc)
        from (
          select * from public.scans s where s.event_id = mine and s.outcome not in ('accepted', 'undone') order by s.id desc limit 20
        ) s
      ), '[]'),
      'conflicting', coalesce((
        select jsonb_agg(private.conflict_line(s, is_manager) order by s.id desc)
        from (select * from public.scans s where s.event_id = mine and s.is_conflict order by s.id desc limit 20) s
      ), '[]'),
      'sales', (
        select jsonb_build_object('tickets', coalesce(sum(s.today), 0), 'currency', event.currency,
          'revenue', case when is_manager then coalesce(sum(s.money), 0) end)
        from sold s
      )
    )
  );
end $$;

-- What happened at the door, newest first, a page at a time: each goes on where the one before it ended.
-- `only`: refused, overridden, conflicting; anything else is all.
create function public.list_scans(event_id bigint, before_id bigint default null, only_what text default 'all', page_size int default 50)
returns setof jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  is_manager boolean;
begin
  perform private.require_level(1, 'event', list_scans.event_id);
  is_manager := private.can(3, 'event', list_scans.event_id);
  return query
  select private.conflict_line(s, is_manager) from (
    select * from public.scans s
    where s.event_id = list_scans.event_id and (list_scans.before_id is null or s.id < list_scans.before_id)
      and case only_what
        when 'refused' then s.outcome not in ('accepted', 'undone')
        when 'overridden' then s.override_reason is not null
        when 'conflicting' then s.is_conflict
        else true
      end
    order by s.id desc limit least(greatest(page_size, 1), 200)
  ) s order by s.id desc;
end $$;

-- Phones as the team sees them; those that were never used and are revoked are left out.
create function public.list_scanners(event_id bigint)
returns table (
  id bigint, name text, gate_id bigint, gate_name text, ticket_type_ids bigint[], user_id bigint, person_name text, is_on boolean,
  is_claimed boolean, link_ends_at timestamptz, wrong_pins int, last_seen_at timestamptz, waiting int, revoked_at timestamptz,
  accepted int, refused int
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_level(1, 'event', list_scanners.event_id);
  return query
  select d.id, d.name, d.gate_id, g.name, d.ticket_type_ids, d.user_id, u.display_name, d.is_on, d.claimed_at is not null,
    d.link_ends_at, d.wrong_pins, d.last_seen_at, d.waiting, d.revoked_at, d.accepted, d.refused
  from public.scanner_devices d
  left join public.gates g on g.id = d.gate_id
  left join public.users u on u.id = d.user_id
  where d.event_id = list_scanners.event_id and (d.revoked_at is null or d.claimed_at is not null)
  order by d.revoked_at is not null, g.position nulls last, lower(d.name), d.id;
end $$;

grant execute on function public.door_figures, public.list_scans, public.list_scanners to authenticated, service_role;

-- Live -----------------------------------------------------------------------------------------------

create policy "teams can listen to the night of their event" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and case
    when realtime.topic() ~ '^event:[0-9]{1,15}:live$' then private.can(1, 'event', split_part(realtime.topic(), ':', 2)::bigint)
    else false
  end);

-- Only that something happened, once for all that one transaction does. Definer: whoever scans or buys may not send.
create function private.announce_live(event_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  told text := coalesce(current_setting('limelight.live_told', true), '');
  name text := format('[%s]', announce_live.event_id);
begin
  if position(name in told) = 0 then
    perform set_config('limelight.live_told', told || name, true);
    perform realtime.send('{}'::jsonb, 'live', 'event:' || announce_live.event_id || ':live', true);
  end if;
end $$;

create function private.announce_scans()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.announce_live(told.event_id) from (select distinct a.event_id from added a) told;
  return null;
end $$;
create trigger announce_scans after insert on public.scans
referencing new table as added for each statement execute function private.announce_scans();

-- Sales are told only around the night itself: weeks before, when thousands buy at once, nobody is to wait for it.
create function private.announce_sales()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.announce_live(e.id) from public.events e
  where e.id in (select a.event_id from added a)
    and now() between coalesce(e.doors_at, e.starts_at) - interval '1 day' and e.ends_at + interval '1 day';
  return null;
end $$;
create trigger announce_sales after insert on public.tickets
referencing new table as added for each statement execute function private.announce_sales();

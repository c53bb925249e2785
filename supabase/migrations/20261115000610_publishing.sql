-- What everyone reads of a timetable. Written by publishing alone, so that nothing else of a plan is seen on any path.

create table public.published_slots (
  -- That of the planned slot: favourites outlast a new publication.
  id uuid primary key,
  event_id bigint not null references public.events (id) on delete cascade,
  stage_id bigint references public.event_stages (id),
  title text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  note text not null,
  -- Null while the time is to be announced.
  night date,
  -- How much later than planned (docs/glossary.md: drift); 000620_drift.sql.
  drift_minutes int not null default 0 constraint slot_drift_range check (drift_minutes between -240 and 720),
  updated_at timestamptz not null default now(),
  -- By way of UTC, where every day has 24 hours and the sum is immutable.
  effective_starts_at timestamptz generated always as
    ((starts_at at time zone 'UTC' + make_interval(mins => drift_minutes)) at time zone 'UTC') stored,
  effective_ends_at timestamptz generated always as
    ((ends_at at time zone 'UTC' + make_interval(mins => drift_minutes)) at time zone 'UTC') stored
);
create index published_slots_by_event on public.published_slots (event_id, starts_at);
create index published_slots_by_stage on public.published_slots (stage_id, starts_at);

create table public.published_slot_artists (
  slot_id uuid not null references public.published_slots (id) on delete cascade,
  artist_id bigint not null references public.artists (id),
  position int not null,
  primary key (slot_id, artist_id)
);
create index published_slot_artists_by_artist on public.published_slot_artists (artist_id);

-- What a publication changed of what was published before.
create table public.timetable_changes (
  id bigint generated always as identity primary key,
  event_id bigint not null references public.events (id) on delete cascade,
  revision int not null,
  slot_id uuid not null,
  kind text not null check (kind in ('added', 'removed', 'moved', 'renamed')),
  -- private.slot_facts; null before it was added and after it was removed.
  before jsonb,
  after jsonb,
  at timestamptz not null default now()
);
create index timetable_changes_by_event on public.timetable_changes (event_id, revision);

-- Definer: the tables that hang on a slot ask for the event of one that the reader may not see.
create function private.can_see_slot(slot_id uuid)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.published_slots p where p.id = slot_id and private.can_see_event(p.event_id))
$$;

-- Definer: as can_see_slot. A stage where nothing is published may be a surprise.
create function private.can_see_stage(stage_id bigint, event_id bigint)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.published_slots p where p.stage_id = can_see_stage.stage_id)
    and private.can_see_event(event_id)
$$;
grant execute on function private.can_see_slot, private.can_see_stage to anon, authenticated, service_role;

do $$
declare
  table_name text;
begin
  foreach table_name in array array['published_slots', 'published_slot_artists', 'timetable_changes'] loop
    execute format('alter table public.%I enable row level security', table_name);
    execute format('revoke all on public.%I from anon, authenticated', table_name);
    execute format('grant select on public.%I to anon, authenticated', table_name);
  end loop;
end $$;

create policy "everyone can read stages where something is published" on public.event_stages
  for select to anon, authenticated using (private.can_see_stage(id, event_id));
create policy "published slots are as visible as their event" on public.published_slots
  for select to anon, authenticated using (private.can_see_event(event_id));
create policy "artists of a published slot are as visible as the slot" on public.published_slot_artists
  for select to anon, authenticated using (private.can_see_slot(slot_id));
create policy "changes of a timetable are as visible as the event" on public.timetable_changes
  for select to anon, authenticated using (private.can_see_event(event_id));

create policy "everyone can listen to timetables of events that are out" on realtime.messages
  for select to anon, authenticated
  using (extension = 'broadcast' and case
    when realtime.topic() ~ '^event:[0-9]{1,15}:timetable$' then private.can_see_event(split_part(realtime.topic(), ':', 2)::bigint)
    else false
  end);

-- Only that it is to be read anew, and only where there is something to read.
create function private.announce_timetable(event_id bigint)
returns void
language plpgsql
set search_path = ''
as $$
declare
  settings public.timetable_settings;
begin
  select * into settings from public.timetable_settings s where s.event_id = announce_timetable.event_id;
  if settings.revision > 0 then
    perform realtime.send(jsonb_build_object('revision', settings.revision), 'published', 'event:' || settings.event_id || ':timetable', true);
  end if;
end $$;

-- Publishing -----------------------------------------------------------------------------------------

create function private.slot_facts(slot public.published_slots)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'title', slot.title, 'stageId', slot.stage_id, 'startsAt', slot.starts_at, 'endsAt', slot.ends_at, 'night', slot.night,
    'stage', (select s.name from public.event_stages s where s.id = slot.stage_id),
    'artists', coalesce((
      select jsonb_agg(a.name order by l.position)
      from public.published_slot_artists l join public.artists a on a.id = l.artist_id where l.slot_id = slot.id
    ), '[]')
  )
$$;

create function private.published_facts(event_id bigint)
returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(p.id, private.slot_facts(p)), '{}')
  from public.published_slots p where p.event_id = published_facts.event_id
$$;

-- A slot that is new on a night that was published before is a change; a night's first publication is none.
create function private.record_changes(event_id bigint, revision int, before jsonb, after jsonb)
returns int
language plpgsql
set search_path = ''
as $$
declare
  recorded int;
begin
  insert into public.timetable_changes (event_id, revision, slot_id, kind, before, after)
  select record_changes.event_id, record_changes.revision, id::uuid, c.kind, c.was, c.becomes
  from (
    select coalesce(b.key, a.key) as id, b.value as was, a.value as becomes, case
      when b.value is null then 'added'
      when a.value is null then 'removed'
      when (b.value -> 'startsAt', b.value -> 'endsAt', b.value -> 'stageId')
        is distinct from (a.value -> 'startsAt', a.value -> 'endsAt', a.value -> 'stageId') then 'moved'
      when (b.value -> 'title', b.value -> 'artists') is distinct from (a.value -> 'title', a.value -> 'artists') then 'renamed'
    end as kind
    from jsonb_each(record_changes.before) b full join jsonb_each(record_changes.after) a on a.key = b.key
  ) c
  where c.kind is not null and (c.kind <> 'added' or exists (
    select from jsonb_each(record_changes.before) known where known.value -> 'night' = c.becomes -> 'night'
  ));
  get diagnostics recorded = row_count;
  return recorded;
end $$;

-- Definer, both: published tables take no writes from people. Null publishes every night, and what has no time yet.
create function public.publish_timetable(event_id bigint, nights date[] default null)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  settings public.timetable_settings := private.take_timetable(publish_timetable.event_id, 2);
  event public.events;
  before jsonb := private.published_facts(publish_timetable.event_id);
  chosen uuid[];
begin
  select * into event from public.events e where e.id = publish_timetable.event_id;
  chosen := array(
    select s.id from public.slots s
    where s.event_id = event.id
      and (nights is null or private.timetable_night(s.starts_at, event.timezone, settings.day_starts_at) = any (nights))
  );
  if cardinality(chosen) = 0 then
    perform private.refuse('nothing_to_publish');
  end if;
  delete from public.published_slots p
  where p.event_id = event.id and (nights is null or p.night = any (nights)) and p.id <> all (chosen);
  insert into public.published_slots as p (id, event_id, stage_id, title, starts_at, ends_at, note, night)
  select s.id, s.event_id, s.stage_id, s.title, s.starts_at, s.ends_at, s.note,
    private.timetable_night(s.starts_at, event.timezone, settings.day_starts_at)
  from public.slots s where s.id = any (chosen)
  -- What got a new time is at that time: whoever typed it knew of the delay.
  on conflict (id) do update set stage_id = excluded.stage_id, title = excluded.title, starts_at = excluded.starts_at,
    ends_at = excluded.ends_at, note = excluded.note, night = excluded.night, updated_at = now(),
    drift_minutes = case
      when (p.stage_id, p.starts_at) is not distinct from (excluded.stage_id, excluded.starts_at) then p.drift_minutes else 0
    end;
  delete from public.published_slot_artists a where a.slot_id = any (chosen);
  insert into public.published_slot_artists (slot_id, artist_id, position)
  select a.slot_id, a.artist_id, a.position from public.slot_artists a where a.slot_id = any (chosen);
  update public.timetable_settings s set revision = s.revision + 1, published_at = now() where s.event_id = event.id;
  if private.record_changes(event.id, settings.revision + 1, before, private.published_facts(event.id)) > 0 then
    perform private.add_job('tell_of_timetable', jsonb_build_object('eventId', event.id, 'revision', settings.revision + 1));
  end if;
  perform private.announce_timetable(event.id);
end $$;

-- It is as if those nights had never been published; favourites wait for the next time.
create function public.unpublish_timetable(event_id bigint, nights date[] default null)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.take_timetable(unpublish_timetable.event_id, 2);
  delete from public.published_slots p
  where p.event_id = unpublish_timetable.event_id and (nights is null or p.night = any (nights));
  delete from public.timetable_changes c
  where c.event_id = unpublish_timetable.event_id
    and (nights is null or (c.before ->> 'night')::date = any (nights) or (c.after ->> 'night')::date = any (nights));
  update public.timetable_settings s set revision = s.revision + 1,
    published_at = case when exists (
      select from public.published_slots p where p.event_id = unpublish_timetable.event_id
    ) then s.published_at end
  where s.event_id = unpublish_timetable.event_id;
  perform private.announce_timetable(unpublish_timetable.event_id);
end $$;

grant execute on function public.publish_timetable, public.unpublish_timetable to authenticated, service_role;

-- What follows the event -----------------------------------------------------------------------------

-- A new date takes the timetable along, planned and published: starts by the clocks, and everything lasts as long as before.
create function private.move_timetable()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  moved int := private.night_of(new.starts_at, new.timezone) - private.night_of(old.starts_at, old.timezone);
begin
  if moved = 0 and new.timezone = old.timezone then
    return null;
  end if;
  update public.slots s set
    starts_at = (s.starts_at at time zone old.timezone + make_interval(days => moved)) at time zone new.timezone,
    ends_at = (s.starts_at at time zone old.timezone + make_interval(days => moved)) at time zone new.timezone + (s.ends_at - s.starts_at)
  where s.event_id = new.id and s.starts_at is not null;
  update public.published_slots p set drift_minutes = 0, night = p.night + moved, updated_at = now(),
    starts_at = (p.starts_at at time zone old.timezone + make_interval(days => moved)) at time zone new.timezone,
    ends_at = (p.starts_at at time zone old.timezone + make_interval(days => moved)) at time zone new.timezone + (p.ends_at - p.starts_at)
  where p.event_id = new.id and p.starts_at is not null;
  perform private.announce_timetable(new.id);
  return null;
end $$;
create trigger move_timetable after update of starts_at, timezone on public.events
for each row execute function private.move_timetable();

-- The stages and the plan of one event for another, unpublished. Slots keep their distance to the start, by the clocks.
create function private.copy_timetable(from_event bigint, to_event bigint)
returns void
language plpgsql
set search_path = ''
as $$
declare
  source public.events;
  target public.events;
  slot public.slots;
  made uuid;
  moved interval;
begin
  select * into source from public.events e where e.id = from_event;
  select * into target from public.events e where e.id = to_event;
  moved := (target.starts_at at time zone target.timezone) - (source.starts_at at time zone source.timezone);
  insert into public.timetable_settings (event_id, day_starts_at, changeover_minutes)
  select to_event, s.day_starts_at, s.changeover_minutes from public.timetable_settings s where s.event_id = from_event;
  insert into public.event_stages (event_id, name, position, colour, place, walk_minutes)
  select to_event, s.name, s.position, s.colour, s.place, s.walk_minutes from public.event_stages s where s.event_id = from_event;
  for slot in select * from public.slots s where s.event_id = from_event loop
    made := gen_random_uuid();
    insert into public.slots (id, event_id, stage_id, title, starts_at, ends_at, note)
    select made, to_event, (
        select t.id from public.event_stages s join public.event_stages t on t.event_id = to_event and t.name = s.name
        where s.id = slot.stage_id
      ), slot.title,
      (slot.starts_at at time zone source.timezone + moved) at time zone target.timezone,
      (slot.starts_at at time zone source.timezone + moved) at time zone target.timezone + (slot.ends_at - slot.starts_at),
      slot.note;
    insert into public.slot_artists (slot_id, artist_id, position)
    select made, a.artist_id, a.position from public.slot_artists a where a.slot_id = slot.id;
  end loop;
end $$;

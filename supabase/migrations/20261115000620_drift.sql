-- How late things run on the night (docs/glossary.md: drift). The plan stays what it was; slots carry the minutes.

-- All delays of an event, not what changed: whoever missed a message is right again with the next.
create function private.announce_drift(event_id bigint)
returns void
language plpgsql
set search_path = ''
as $$
declare
  now_at int;
begin
  update public.timetable_settings s set revision = s.revision + 1 where s.event_id = announce_drift.event_id
  returning s.revision into now_at;
  perform realtime.send(
    jsonb_build_object('revision', now_at, 'drifts', coalesce((
      select jsonb_object_agg(p.id, p.drift_minutes) from public.published_slots p
      where p.event_id = announce_drift.event_id and p.drift_minutes <> 0
    ), '{}')),
    'drift', 'event:' || announce_drift.event_id || ':timetable', true
  );
end $$;

create function private.take_stage(stage_id bigint)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  event_id bigint;
begin
  select s.event_id into event_id from public.event_stages s where s.id = take_stage.stage_id;
  if not found then
    perform private.refuse('not_found', 404);
  end if;
  perform private.take_timetable(event_id, 1);
  return event_id;
end $$;

create function private.take_published_slot(slot_id uuid)
returns public.published_slots
language plpgsql
set search_path = ''
as $$
declare
  slot public.published_slots;
begin
  select * into slot from public.published_slots p where p.id = take_published_slot.slot_id;
  if not found then
    perform private.refuse('not_found', 404);
  end if;
  perform private.take_timetable(slot.event_id, 1);
  -- Once more, now that nobody else moves it.
  select * into slot from public.published_slots p where p.id = take_published_slot.slot_id;
  if slot.starts_at is null then
    perform private.refuse('slot_has_no_time');
  end if;
  return slot;
end $$;

-- What a delay of a stage moves: what plays now and what is to come, of one night. What is over stays as it was.
create function private.running_slots(stage_id bigint)
returns setof uuid
language sql stable
set search_path = ''
as $$
  select p.id from public.published_slots p
  where p.stage_id = running_slots.stage_id and p.effective_ends_at > now() and p.night = (
    select n.night from public.published_slots n
    where n.stage_id = running_slots.stage_id and n.effective_ends_at > now() order by n.effective_starts_at limit 1
  )
$$;

create function private.require_drift(minutes int)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if minutes is null or minutes not between -240 and 720 then
    perform private.refuse('drift_too_large', 400);
  end if;
end $$;

-- Definer, all that follow: published tables take no writes from people.
create function public.drift_stage(stage_id bigint, minutes int)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  event_id bigint := private.take_stage(drift_stage.stage_id);
  running uuid[] := array(select private.running_slots(drift_stage.stage_id));
begin
  perform private.require_drift(drift_stage.minutes);
  if cardinality(running) = 0 then
    perform private.refuse('nothing_to_come');
  end if;
  perform private.require_drift(p.drift_minutes + drift_stage.minutes) from public.published_slots p where p.id = any (running);
  update public.published_slots p set drift_minutes = p.drift_minutes + drift_stage.minutes, updated_at = now()
  where p.id = any (running);
  perform private.announce_drift(event_id);
end $$;

-- One slot alone, to so many minutes.
create function public.drift_slot(slot_id uuid, minutes int)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  slot public.published_slots := private.take_published_slot(drift_slot.slot_id);
begin
  perform private.require_drift(drift_slot.minutes);
  update public.published_slots p set drift_minutes = drift_slot.minutes, updated_at = now() where p.id = slot.id;
  perform private.announce_drift(slot.event_id);
end $$;

-- It began this minute, and everything after it on its stage that night moves by as much.
create function public.start_slot_now(slot_id uuid)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  slot public.published_slots := private.take_published_slot(start_slot_now.slot_id);
  late int := round(extract(epoch from now() - slot.starts_at) / 60);
begin
  perform private.require_drift(late);
  update public.published_slots p set drift_minutes = late, updated_at = now()
  where p.id = slot.id
    or (p.event_id = slot.event_id and p.stage_id = slot.stage_id and p.night = slot.night and p.starts_at > slot.starts_at);
  perform private.announce_drift(slot.event_id);
end $$;

create function public.clear_drift(stage_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  event_id bigint := private.take_stage(clear_drift.stage_id);
begin
  update public.published_slots p set drift_minutes = 0, updated_at = now()
  where p.id in (select private.running_slots(clear_drift.stage_id)) and p.drift_minutes <> 0;
  perform private.announce_drift(event_id);
end $$;

grant execute on function public.drift_stage, public.drift_slot, public.start_slot_now, public.clear_drift
  to authenticated, service_role;

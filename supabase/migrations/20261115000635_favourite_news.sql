-- What people are told of the slots that they mean to see, while the night runs (docs/glossary.md: favourite, drift).

-- Of which slots was told that they begin, at the time that was published: one that is published anew is told of again,
-- one that is only late is not.
create table private.told_starts (
  slot_id uuid not null references public.published_slots (id) on delete cascade,
  starts_at timestamptz not null,
  primary key (slot_id, starts_at)
);
-- How late people were last told that a slot is.
create table private.told_drifts (
  slot_id uuid primary key references public.published_slots (id) on delete cascade,
  minutes int not null
);
alter table private.told_starts enable row level security;
alter table private.told_drifts enable row level security;
revoke all on private.told_starts, private.told_drifts from anon, authenticated;
create index published_slots_by_effective_start on public.published_slots (effective_starts_at);

create function private.slot_name(slot public.published_slots)
returns text
language sql stable
set search_path = ''
as $$
  select coalesce(nullif(slot.title, ''), (
    select string_agg(a.name, ', ' order by l.position)
    from public.published_slot_artists l join public.artists a on a.id = l.artist_id where l.slot_id = slot.id
  ), 'Something that you want to see')
$$;

-- Called every minute: a quarter of an hour before it really begins. Of two that run at once, one has the slot.
create function private.tell_of_starts()
returns int
language plpgsql
set search_path = ''
as $$
declare
  told int;
begin
  with due as (
    insert into private.told_starts (slot_id, starts_at)
    select p.id, p.starts_at from public.published_slots p join public.events e on e.id = p.event_id
    where p.effective_starts_at > now() and p.effective_starts_at <= now() + interval '15 minutes'
      and e.is_out and e.status in ('published', 'unlisted')
    on conflict do nothing
    returning slot_id
  )
  insert into public.notifications (user_id, kind, event_id, slot_id, happens_at, title, excerpt)
  select f.user_id, 'favourite_starts', p.event_id, p.id, p.effective_starts_at, left(private.slot_name(p), 200), s.name
  from due join public.published_slots p on p.id = due.slot_id
  join public.slot_favourites f on f.event_id = p.event_id and f.slot_id = p.id
  left join public.event_stages s on s.id = p.stage_id
  on conflict do nothing;
  get diagnostics told = row_count;
  return told;
end $$;

-- A minute for second thoughts: who moves a stage by five minutes three times tells people once. Definer: whoever runs the
-- night may add no jobs.
create function private.announce_moved_favourites()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  moved bigint;
begin
  for moved in
    select distinct c.event_id from changed c join previous b using (id)
    where b.drift_minutes <> c.drift_minutes and c.effective_starts_at > now() order by 1
  loop
    perform graphile_worker.add_job(identifier => 'tell_of_drift', payload => json_build_object('eventId', moved),
      job_key => 'tell_of_drift:' || moved, job_key_mode => 'preserve_run_at', run_at => now() + interval '1 minute');
  end loop;
  return null;
end $$;
create trigger announce_moved_favourites after update on public.published_slots
referencing old table as previous new table as changed for each statement execute function private.announce_moved_favourites();

-- What has not begun and is ten minutes away from what was last told of it; one piece of news for each person, in place of
-- one about the same night that they have not read.
create function private.tell_of_drift(event_id bigint)
returns int
language plpgsql
set search_path = ''
as $$
declare
  moved uuid[];
  told int;
begin
  with changed as (
    insert into private.told_drifts as d (slot_id, minutes)
    select p.id, p.drift_minutes from public.published_slots p
    join public.events e on e.id = p.event_id and e.is_out and e.status in ('published', 'unlisted')
    left join private.told_drifts t on t.slot_id = p.id
    where p.event_id = tell_of_drift.event_id and p.effective_starts_at > now() and abs(p.drift_minutes - coalesce(t.minutes, 0)) >= 10
    on conflict (slot_id) do update set minutes = excluded.minutes where d.minutes <> excluded.minutes
    returning d.slot_id
  )
  select array_agg(slot_id) into moved from changed;
  update public.notifications n set read_at = now()
  where n.event_id = tell_of_drift.event_id and n.kind = 'favourite_moved' and n.read_at is null
    and n.user_id in (select f.user_id from public.slot_favourites f where f.event_id = tell_of_drift.event_id and f.slot_id = any (moved));
  insert into public.notifications (user_id, kind, event_id, slot_id, happens_at, title, excerpt)
  select f.user_id, 'favourite_moved', tell_of_drift.event_id,
    case when count(*) = 1 then min(p.id::text)::uuid end, min(p.effective_starts_at),
    left(string_agg(private.slot_name(p), ', ' order by p.effective_starts_at), 200),
    case when count(*) > 1 then count(*)::text end
  from public.published_slots p join public.slot_favourites f on f.event_id = p.event_id and f.slot_id = p.id
  where p.id = any (moved)
  group by f.user_id
  on conflict do nothing;
  get diagnostics told = row_count;
  return told;
end $$;

-- What people mean to see, and whom they show it (docs/glossary.md: favourite, plan).

-- Without a reference to the slot: one that is taken back and published again is still somebody's favourite.
create table public.slot_favourites (
  user_id bigint not null references public.users (id) on delete cascade,
  slot_id uuid not null,
  event_id bigint not null references public.events (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (user_id, slot_id)
);
create index slot_favourites_by_event on public.slot_favourites (event_id, slot_id);

create table public.timetable_plans (
  user_id bigint not null references public.users (id) on delete cascade,
  event_id bigint not null references public.events (id) on delete cascade,
  -- 'link': whoever has it, and nobody else. The link opens the plan at every choice but 'nobody'.
  visibility text not null constraint plan_visibility_known check (visibility in ('everyone', 'followers', 'link', 'nobody')),
  share_key text not null default encode(extensions.gen_random_bytes(15), 'hex'),
  primary key (user_id, event_id)
);
create index timetable_plans_by_event on public.timetable_plans (event_id);

alter table public.slot_favourites enable row level security;
alter table public.timetable_plans enable row level security;
revoke all on public.slot_favourites, public.timetable_plans from anon, authenticated;
grant select on public.slot_favourites, public.timetable_plans to authenticated;
create policy "people can read their own favourites" on public.slot_favourites
  for select to authenticated using (user_id = (select private.current_user_id()));
create policy "people can read whom they show their plans" on public.timetable_plans
  for select to authenticated using (user_id = (select private.current_user_id()));

create function private.require_viewer()
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  viewer bigint := private.current_user_id();
begin
  if viewer is null then
    perform private.refuse('not_signed_in', 401);
  end if;
  return viewer;
end $$;

-- Favourites -----------------------------------------------------------------------------------------

-- Definer, all that follow: the tables take no writes from people. What is not published (any more) is left out: favourites
-- that were kept on a device may be old. Answers all published favourites of the event as they are now.
create function public.set_favourites(event_id bigint, slot_ids uuid[], replace boolean default false)
returns setof uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer bigint := private.require_viewer();
begin
  if not private.can_see_event(set_favourites.event_id) then
    perform private.refuse('not_found', 404);
  end if;
  if replace then
    delete from public.slot_favourites f using public.published_slots p
    where f.user_id = viewer and f.slot_id = p.id and p.event_id = set_favourites.event_id and p.id <> all (slot_ids);
  end if;
  insert into public.slot_favourites (user_id, slot_id, event_id)
  select viewer, p.id, p.event_id from public.published_slots p
  where p.id = any (slot_ids) and p.event_id = set_favourites.event_id
  on conflict do nothing;
  return query select private.favourites_of(viewer, set_favourites.event_id);
end $$;

create function public.set_favourite(slot_id uuid, is_favourite boolean)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer bigint := private.require_viewer();
begin
  if is_favourite then
    if not private.can_see_slot(set_favourite.slot_id) then
      perform private.refuse('slot_is_gone', 404);
    end if;
    insert into public.slot_favourites (user_id, slot_id, event_id)
    select viewer, p.id, p.event_id from public.published_slots p where p.id = set_favourite.slot_id
    on conflict do nothing;
  else
    delete from public.slot_favourites f where f.user_id = viewer and f.slot_id = set_favourite.slot_id;
  end if;
end $$;

create function private.favourites_of(user_id bigint, event_id bigint)
returns setof uuid
language sql stable
set search_path = ''
as $$
  select p.id from public.published_slots p
  join public.slot_favourites f on f.slot_id = p.id and f.user_id = favourites_of.user_id
  where p.event_id = favourites_of.event_id
  order by p.starts_at nulls last, p.id
$$;

-- How many want to see each slot, for the team.
create function public.list_slot_demand(event_id bigint)
returns table (slot_id uuid, favourites int)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_level(1, 'event', list_slot_demand.event_id);
  return query
  select f.slot_id, count(*)::int from public.slot_favourites f where f.event_id = list_slot_demand.event_id group by f.slot_id;
end $$;

-- Called by a job, as private.tell_interested: whoever wanted to see something that a publication moved, renamed or removed.
create function private.tell_of_timetable(event_id bigint, revision int, after_user bigint default 0, page_size int default 5000)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  last_told bigint;
begin
  with people as (
    select distinct f.user_id from public.timetable_changes c
    join public.slot_favourites f on f.event_id = c.event_id and f.slot_id = c.slot_id
    where c.event_id = tell_of_timetable.event_id and c.revision = tell_of_timetable.revision and f.user_id > after_user
      and exists (select from public.events e where e.id = c.event_id and e.is_out)
    order by f.user_id limit page_size
  ), told as (
    insert into public.notifications (user_id, kind, event_id)
    select user_id, 'timetable_changed', tell_of_timetable.event_id from people
    on conflict do nothing
  )
  select max(user_id) into last_told from people;
  return last_told;
end $$;

-- Plans ----------------------------------------------------------------------------------------------

-- As private.shows_plans, with what was chosen for this event before what the person chose for all.
create function private.shows_timetable(owner_id bigint, event_id bigint, share_key text)
returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce((
    select case coalesce(p.visibility, u.timetable_visibility::text)
      when 'nobody' then false
      else p.share_key = shows_timetable.share_key
        or (coalesce(p.visibility, u.timetable_visibility::text) = 'everyone' and u.is_public)
        or (coalesce(p.visibility, u.timetable_visibility::text) = 'followers' and u.is_public and exists (
          select from public.follows f
          where f.user_id = private.current_user_id() and f.entity_type = 'user' and f.entity_id = u.id and f.is_accepted
        ))
    end
    from public.users u
    left join public.timetable_plans p on p.user_id = u.id and p.event_id = shows_timetable.event_id
    where u.id = owner_id
  ), false)
$$;

-- Somebody whose plan is not shown, somebody who has none and nobody at all are told apart by nothing.
create function public.get_plan(event_id bigint, user_id bigint, share_key text default null)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  is_own boolean := get_plan.user_id is not distinct from private.current_user_id();
  chosen uuid[] := array(select private.favourites_of(get_plan.user_id, get_plan.event_id));
  plan jsonb;
begin
  if not private.can_see_event(get_plan.event_id)
     or not is_own and (cardinality(chosen) = 0 or not private.shows_timetable(get_plan.user_id, get_plan.event_id, get_plan.share_key)) then
    perform private.refuse('not_found', 404);
  end if;
  select jsonb_build_object(
    'userId', u.id, 'name', coalesce(nullif(u.display_name, ''), u.handle, 'Somebody'), 'handle', u.handle, 'isOwn', is_own,
    'slotIds', to_jsonb(chosen)
  ) || case when is_own then jsonb_build_object(
    'visibility', coalesce(p.visibility, u.timetable_visibility::text), 'shareKey', p.share_key, 'isPublic', u.is_public
  ) else '{}' end
  into plan
  from public.users u left join public.timetable_plans p on p.user_id = u.id and p.event_id = get_plan.event_id
  where u.id = get_plan.user_id;
  return plan;
end $$;

-- Answers the key of the link.
create function public.save_plan_settings(event_id bigint, visibility text)
returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer bigint := private.require_viewer();
  kept text;
begin
  if not private.can_see_event(save_plan_settings.event_id) then
    perform private.refuse('not_found', 404);
  end if;
  insert into public.timetable_plans as p (user_id, event_id, visibility)
  values (viewer, save_plan_settings.event_id, save_plan_settings.visibility)
  on conflict on constraint timetable_plans_pkey do update set visibility = excluded.visibility
  returning p.share_key into kept;
  return kept;
end $$;

-- The link that was given away opens nothing any more.
create function public.renew_plan_link(event_id bigint)
returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer bigint := private.require_viewer();
  made text;
begin
  update public.timetable_plans p set share_key = default
  where p.user_id = viewer and p.event_id = renew_plan_link.event_id returning p.share_key into made;
  if made is null then
    perform private.refuse('not_found', 404);
  end if;
  return made;
end $$;

-- Calendars ------------------------------------------------------------------------------------------

-- A calendar program has no session: the address that it subscribes to carries a key, of which only the hash is kept.
create table private.calendar_keys (
  user_id bigint primary key references public.users (id) on delete cascade,
  key_hash bytea not null,
  created_at timestamptz not null default now()
);
alter table private.calendar_keys enable row level security;
revoke all on private.calendar_keys from anon, authenticated;

-- Shown this once; the one before opens nothing any more.
create function public.renew_calendar_key()
returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer bigint := private.require_viewer();
  made text := encode(extensions.gen_random_bytes(20), 'hex');
begin
  insert into private.calendar_keys as k (user_id, key_hash) values (viewer, sha256(convert_to(made, 'UTF8')))
  on conflict (user_id) do update set key_hash = excluded.key_hash, created_at = now();
  return made;
end $$;

-- Called by the server for a calendar program: the person's published favourites; no row for a wrong key.
create function private.list_calendar(user_id bigint, event_id bigint, key text)
returns table (
  slot_id uuid, title text, artists text[], stage text, place text, note text, starts_at timestamptz, ends_at timestamptz, updated_at timestamptz
)
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  select p.id, p.title, array(
      select a.name from public.published_slot_artists l join public.artists a on a.id = l.artist_id
      where l.slot_id = p.id and a.is_out order by l.position
    ), s.name, s.place, p.note, p.effective_starts_at, p.effective_ends_at, p.updated_at
  from private.favourites_of(list_calendar.user_id, list_calendar.event_id) f
  join public.published_slots p on p.id = f
  join public.events e on e.id = p.event_id and e.is_out
  left join public.event_stages s on s.id = p.stage_id
  where p.starts_at is not null and private.is_calendar_key(list_calendar.user_id, list_calendar.key);
end $$;

create function private.is_calendar_key(user_id bigint, key text)
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from private.calendar_keys k
    where k.user_id = is_calendar_key.user_id and k.key_hash = sha256(convert_to(is_calendar_key.key, 'UTF8'))
  )
$$;

grant execute on function public.set_favourites, public.set_favourite, public.list_slot_demand, public.save_plan_settings,
  public.renew_plan_link, public.renew_calendar_key to authenticated, service_role;
grant execute on function public.get_plan to anon, authenticated, service_role;

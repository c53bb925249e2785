-- Who people are and what they may do (docs/glossary.md: user, permission level, entity).

create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;

-- Functions are for those who are named, never for everyone by default.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

-- A refusal is data: a stable snake_case reason that app/lib/reasons.ts puts into words.
create function private.refuse(reason text, status int default 409, detail text default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using errcode = 'PT' || status, message = reason, detail = coalesce(detail, '');
end $$;
grant execute on function private.refuse to anon, authenticated, service_role;

-- Tables ---------------------------------------------------------------------------------------------

create table public.users (
  id bigint generated always as identity primary key,
  supabase_id uuid unique references auth.users (id) on delete set null,
  display_name text not null default '' check (char_length(display_name) <= 80),
  -- Out everywhere since then; why is in public.suspensions.
  suspended_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.user_permissions (
  user_id bigint not null references public.users (id),
  entity_type text not null check (entity_type in ('event', 'venue', 'artist', 'promoter', 'platform')),
  entity_id bigint not null check (entity_id > 0),
  permission_level smallint not null check (permission_level between 1 and 4),
  -- Where the level comes from: given to the person here, or theirs through a promoter of the event. The level
  -- that counts is the higher one; derive_permission_level keeps it.
  granted_level smallint check (granted_level between 1 and 4),
  inherited_level smallint check (inherited_level between 1 and 4),
  created_at timestamptz not null default now(),
  primary key (user_id, entity_type, entity_id),
  check (entity_type <> 'platform' or entity_id = 1)
);
create index user_permissions_by_entity on public.user_permissions (entity_type, entity_id, permission_level desc);

create table public.permission_changes (
  id bigint generated always as identity primary key,
  entity_type text not null,
  entity_id bigint not null,
  user_id bigint not null references public.users (id),
  level_before smallint,
  level_after smallint,
  changed_by bigint references public.users (id),
  changed_at timestamptz not null default now()
);
create index permission_changes_by_entity on public.permission_changes (entity_type, entity_id, id desc);
create index permission_changes_by_user on public.permission_changes (user_id);
create index permission_changes_by_author on public.permission_changes (changed_by);

-- Who is asking --------------------------------------------------------------------------------------

-- Null for strangers and for the suspended, who are strangers everywhere. Definer: policies on users themselves ask it,
-- so it must not be subject to them.
create function private.current_user_id()
returns bigint
language sql stable security definer
set search_path = ''
as $$
  select id from public.users where supabase_id = auth.uid() and suspended_at is null
$$;
grant execute on function private.current_user_id to anon, authenticated, service_role;

-- Definer: policies on user_permissions themselves ask it. 0 stands for a stranger.
create function private.permission_level(entity_type text, entity_id bigint)
returns int
language sql stable security definer
set search_path = ''
as $$
  select coalesce(max(p.permission_level), 0)::int
  from public.user_permissions p
  join public.users u on u.id = p.user_id
  where u.supabase_id = auth.uid() and u.suspended_at is null
    and p.entity_type = permission_level.entity_type
    and p.entity_id = permission_level.entity_id
$$;
grant execute on function private.permission_level to anon, authenticated, service_role;

-- Definer: asks for permissions of others, which only their own teams can read.
create function private.is_teammate(user_id bigint)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.user_permissions theirs
    join public.user_permissions mine using (entity_type, entity_id)
    where theirs.user_id = is_teammate.user_id and mine.user_id = private.current_user_id()
  )
$$;
grant execute on function private.is_teammate to authenticated, service_role;

create function private.is_staff(least_level int default 1)
returns boolean
language sql stable
set search_path = ''
as $$
  select private.permission_level('platform', 1) >= least_level
$$;
grant execute on function private.is_staff to anon, authenticated, service_role;

create function private.can(least_level int, entity_type text, entity_id bigint)
returns boolean
language sql stable
set search_path = ''
as $$
  select private.permission_level(entity_type, entity_id) >= least_level or private.is_staff(3)
$$;
grant execute on function private.can to anon, authenticated, service_role;

-- The record of a new person -------------------------------------------------------------------------

-- Definer: runs for the auth server's insert, which has no rights of its own here.
create function private.make_user_record()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.users (supabase_id, display_name)
  values (new.id, left(coalesce(new.raw_user_meta_data ->> 'display_name', ''), 80));
  return new;
end $$;

create trigger make_user_record
after insert on auth.users
for each row execute function private.make_user_record();

-- Rules on permissions -------------------------------------------------------------------------------

-- Whoever writes only permission_level grants it.
create function private.derive_permission_level()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.granted_level is null and new.inherited_level is null then
      new.granted_level := new.permission_level;
    end if;
  elsif new.permission_level <> old.permission_level
        and (new.granted_level, new.inherited_level) is not distinct from (old.granted_level, old.inherited_level) then
    new.granted_level := new.permission_level;
  end if;
  new.permission_level := greatest(new.granted_level, new.inherited_level);
  return new;
end $$;

-- Triggers run in the order of their names: this one before keep_one_owner, which reads what it derived.
create trigger derive_permission_level
before insert or update on public.user_permissions
for each row execute function private.derive_permission_level();

create function private.keep_one_owner()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.permission_level < 4 then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and new.permission_level = 4
     and (new.user_id, new.entity_type, new.entity_id) = (old.user_id, old.entity_type, old.entity_id) then
    return new;
  end if;
  -- Two owners who remove each other at the same instant must not both succeed.
  perform pg_advisory_xact_lock(hashtextextended(old.entity_type || ':' || old.entity_id, 0));
  if not exists (
    select from public.user_permissions p
    where p.entity_type = old.entity_type and p.entity_id = old.entity_id
      and p.permission_level = 4 and p.user_id <> old.user_id
  ) then
    perform private.refuse('last_owner');
  end if;
  return coalesce(new, old);
end $$;

create trigger keep_one_owner
before update or delete on public.user_permissions
for each row execute function private.keep_one_owner();

-- Definer: nobody writes the trail but this trigger.
create function private.record_permission_change()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and old.permission_level = new.permission_level then
    return null;
  end if;
  insert into public.permission_changes (entity_type, entity_id, user_id, level_before, level_after, changed_by)
  values (
    coalesce(new.entity_type, old.entity_type), coalesce(new.entity_id, old.entity_id),
    coalesce(new.user_id, old.user_id), old.permission_level, new.permission_level,
    private.current_user_id()
  );
  return null;
end $$;

create trigger record_permission_change
after insert or update or delete on public.user_permissions
for each row execute function private.record_permission_change();

-- Policies -------------------------------------------------------------------------------------------

alter table public.users enable row level security;
revoke all on public.users from anon, authenticated;
grant select on public.users to anon, authenticated;
grant update (display_name) on public.users to authenticated;

create policy "people can read their own record" on public.users
  for select to authenticated using (supabase_id = (select auth.uid()) and suspended_at is null);
create policy "staff can read every record" on public.users
  for select to authenticated using ((select private.is_staff()));
create policy "teammates can read each other's record" on public.users
  for select to authenticated using (private.is_teammate(id));
create policy "people can change their own record" on public.users
  for update to authenticated using (supabase_id = (select auth.uid()) and suspended_at is null)
  with check (supabase_id = (select auth.uid()) and suspended_at is null);

alter table public.user_permissions enable row level security;
revoke all on public.user_permissions from anon, authenticated;
grant select on public.user_permissions to anon, authenticated;

create policy "people can read their own permissions" on public.user_permissions
  for select to authenticated using (user_id = (select private.current_user_id()));
create policy "teams can read who is in them" on public.user_permissions
  for select to authenticated using (private.can(1, entity_type, entity_id));

alter table public.permission_changes enable row level security;
revoke all on public.permission_changes from anon, authenticated;
grant select on public.permission_changes to authenticated;

create policy "owners can read how permissions changed" on public.permission_changes
  for select to authenticated using (private.can(4, entity_type, entity_id));

-- What people call -----------------------------------------------------------------------------------

-- Definer: the table takes no writes from people; this function is the rule.
create function public.grant_permission(user_id bigint, entity_type text, entity_id bigint, permission_level int)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_owner(entity_type, entity_id);
  if permission_level not between 1 and 4 then
    perform private.refuse('unknown_level', 400);
  end if;
  if not exists (select from public.users u where u.id = grant_permission.user_id) then
    perform private.refuse('unknown_user', 404);
  end if;
  -- Or the last owner could be somebody who cannot come in.
  if exists (select from public.users u where u.id = grant_permission.user_id and u.suspended_at is not null) then
    perform private.refuse('person_suspended');
  end if;
  if exists (
    select from public.user_permissions p
    where (p.user_id, p.entity_type, p.entity_id)
        = (grant_permission.user_id, grant_permission.entity_type, grant_permission.entity_id)
      and p.inherited_level > grant_permission.permission_level
  ) then
    perform private.refuse('inherited_from_promoter');
  end if;
  insert into public.user_permissions as p (user_id, entity_type, entity_id, permission_level)
  values (grant_permission.user_id, grant_permission.entity_type, grant_permission.entity_id, grant_permission.permission_level)
  on conflict on constraint user_permissions_pkey do update set granted_level = excluded.granted_level;
end $$;

-- Definer: as grant_permission. Leaving a team oneself is always allowed, but for the last owner.
create function public.revoke_permission(user_id bigint, entity_type text, entity_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if revoke_permission.user_id is distinct from private.current_user_id() then
    perform private.require_owner(entity_type, entity_id);
  end if;
  if exists (
    select from public.user_permissions p
    where (p.user_id, p.entity_type, p.entity_id)
        = (revoke_permission.user_id, revoke_permission.entity_type, revoke_permission.entity_id)
      and p.inherited_level is not null
  ) then
    perform private.refuse('inherited_from_promoter');
  end if;
  delete from public.user_permissions p
  where p.user_id = revoke_permission.user_id
    and p.entity_type = revoke_permission.entity_type
    and p.entity_id = revoke_permission.entity_id;
end $$;

create function private.require_owner(entity_type text, entity_id bigint)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- The platform's own team is for its owners alone; staff managers may mend every other team.
  if private.permission_level(entity_type, entity_id) < 4
     and (entity_type = 'platform' or not private.is_staff(3)) then
    perform private.refuse('not_allowed', 403);
  end if;
end $$;

grant execute on function public.grant_permission, public.revoke_permission to authenticated, service_role;

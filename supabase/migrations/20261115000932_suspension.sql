-- Staff take people and things out, with a reason, and bring them back (docs/staff.md, docs/glossary.md: suspension).
-- That something is suspended is a column of its own table, which its policies and lists ask; why is here.

create table public.suspensions (
  entity_type text not null check (entity_type in ('user', 'event', 'venue', 'artist', 'promoter')),
  entity_id bigint not null,
  reason text not null constraint suspension_reason_length check (char_length(reason) between 5 and 500),
  suspended_at timestamptz not null default now(),
  primary key (entity_type, entity_id)
);
alter table public.suspensions enable row level security;
revoke all on public.suspensions from anon, authenticated;
grant select on public.suspensions to authenticated;
create policy "staff can read why something is suspended" on public.suspensions
  for select to authenticated using ((select private.is_staff()));
create policy "teams can read why theirs is suspended" on public.suspensions
  for select to authenticated using (entity_type <> 'user' and private.can(1, entity_type, entity_id));

create index users_suspended on public.users (id) where suspended_at is not null;
create index events_suspended on public.events (id) where suspended_at is not null;
create index venues_suspended on public.venues (id) where suspended_at is not null;
create index artists_suspended on public.artists (id) where suspended_at is not null;
create index promoters_suspended on public.promoters (id) where suspended_at is not null;

-- The level from which staff suspend.
create function private.require_moderating_staff()
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_staff(3) then
    perform private.refuse('not_allowed', 403);
  end if;
end $$;

create function private.begin_suspension(entity_type text, entity_id bigint, reason text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if char_length(btrim(coalesce(begin_suspension.reason, ''))) not between 5 and 500 then
    perform private.refuse('reason_length', 400);
  end if;
  insert into public.suspensions (entity_type, entity_id, reason)
  values (begin_suspension.entity_type, begin_suspension.entity_id, btrim(begin_suspension.reason))
  on conflict do nothing;
  if not found then
    perform private.refuse('already_suspended');
  end if;
end $$;

create function private.end_suspension(entity_type text, entity_id bigint)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from public.suspensions s where (s.entity_type, s.entity_id) = (end_suspension.entity_type, end_suspension.entity_id);
  if not found then
    perform private.refuse('not_suspended');
  end if;
end $$;

-- People ----------------------------------------------------------------------------------------------

-- Never oneself, and nobody who stands as high: so the last owner of the platform stays as well. Held until the end of the
-- transaction, so that nobody is raised meanwhile.
create function private.take_suspendable(user_id bigint)
returns public.users
language plpgsql
set search_path = ''
as $$
declare
  person public.users;
begin
  perform private.require_moderating_staff();
  perform pg_advisory_xact_lock(hashtextextended('platform:1', 0));
  select * into person from public.users u where u.id = take_suspendable.user_id for no key update;
  if not found then
    perform private.refuse('unknown_user', 404);
  end if;
  if person.id = private.current_user_id() then
    perform private.refuse('suspending_oneself');
  end if;
  if exists (
    select from public.user_permissions p where p.user_id = person.id and p.entity_type = 'platform'
      and p.permission_level >= private.permission_level('platform', 1)
  ) then
    perform private.refuse('suspending_staff', 403);
  end if;
  return person;
end $$;

-- Out at once: every rule asks private.current_user_id(), which does not know them any more; their sessions end, and the
-- auth server lets nobody in who is banned. Definer: nobody else writes these tables.
create function public.suspend_user(user_id bigint, reason text)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  person public.users := private.take_suspendable(user_id);
begin
  perform private.begin_suspension('user', person.id, suspend_user.reason);
  update public.users u set suspended_at = now() where u.id = person.id;
  -- A date, because the hosted auth server cannot read 'infinity'.
  update auth.users a set banned_until = now() + interval '100 years' where a.id = person.supabase_id;
  delete from auth.sessions s where s.user_id = person.supabase_id;
  delete from private.chat_here h where h.user_id = person.id;
  update private.deliveries d set state = 'dropped', error = 'suspended'
  where d.user_id = person.id and d.state = 'waiting' and d.notification_id is not null;
  perform private.record_audit('user.suspended', 'user', person.id, jsonb_build_object('reason', btrim(suspend_user.reason)));
  -- Open pages ask again who they are; the embedded realtime server asks again who may listen.
  perform realtime.send('{}'::jsonb, 'suspended', 'user:' || person.id, true);
  perform pg_notify('realtime_access', person.supabase_id::text);
end $$;

create function public.restore_user(user_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  person public.users := private.take_suspendable(user_id);
begin
  perform private.end_suspension('user', person.id);
  update public.users u set suspended_at = null where u.id = person.id;
  update auth.users a set banned_until = null where a.id = person.supabase_id;
  perform private.record_audit('user.restored', 'user', person.id);
end $$;

-- Why one is out: the one thing that a suspended person can still ask, as long as their last token lasts. Definer, and by
-- auth.uid() on purpose.
create function public.get_own_suspension()
returns text
language sql stable security definer
set search_path = ''
as $$
  select s.reason from public.users u join public.suspensions s on s.entity_type = 'user' and s.entity_id = u.id
  where u.supabase_id = auth.uid()
$$;

-- Events, venues, artists, promoters ------------------------------------------------------------------

create function private.set_suspended(entity_type text, entity_id bigint, since timestamptz)
returns void
language plpgsql
set search_path = ''
as $$
begin
  case entity_type
    when 'event' then update public.events e set suspended_at = since where e.id = entity_id and e.deleted_at is null;
    when 'venue' then update public.venues v set suspended_at = since where v.id = entity_id and v.deleted_at is null;
    when 'artist' then update public.artists a set suspended_at = since where a.id = entity_id and a.deleted_at is null;
    when 'promoter' then update public.promoters p set suspended_at = since where p.id = entity_id and p.deleted_at is null;
    else perform private.refuse('unknown_entity', 400);
  end case;
  if not found then
    perform private.refuse('not_found', 404);
  end if;
end $$;

-- `entry` is the line of the audit log that it is about: each is told once.
create function private.tell_team_of_moderation(entity_type text, entity_id bigint, entry bigint, title text, words text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.tell(
    array(select p.user_id from public.user_permissions p
      where p.entity_type = tell_team_of_moderation.entity_type and p.entity_id = tell_team_of_moderation.entity_id),
    'moderation', jsonb_build_object('subject_type', 'audit_entry', 'subject_id', entry, 'title', tell_team_of_moderation.title,
      'excerpt', left(words, 200), 'because_type', tell_team_of_moderation.entity_type, 'because_id', tell_team_of_moderation.entity_id,
      'because_name', private.entity_name(tell_team_of_moderation.entity_type, tell_team_of_moderation.entity_id)));
end $$;

-- Definer, both: the flag is changed by these rules alone. Places that somebody was about to buy go back; who has paid
-- meanwhile gets the money back (private.settle_payment). What was sold stays sold and lets in.
create function public.suspend_entity(entity_type text, entity_id bigint, reason text)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  entry bigint;
begin
  perform private.require_moderating_staff();
  perform private.set_suspended(suspend_entity.entity_type, suspend_entity.entity_id, now());
  perform private.begin_suspension(suspend_entity.entity_type, suspend_entity.entity_id, suspend_entity.reason);
  if suspend_entity.entity_type = 'event' then
    perform private.close_orders(array(
      select o.id from public.orders o
      where o.event_id = suspend_entity.entity_id and o.is_open and o.status in ('held', 'paying') order by o.id for update
    ), 'expired');
  end if;
  entry := private.record_audit(suspend_entity.entity_type || '.suspended', suspend_entity.entity_type, suspend_entity.entity_id,
    jsonb_build_object('reason', btrim(suspend_entity.reason)));
  perform private.tell_team_of_moderation(suspend_entity.entity_type, suspend_entity.entity_id, entry, 'suspended', btrim(suspend_entity.reason));
end $$;

create function public.restore_entity(entity_type text, entity_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  entry bigint;
begin
  perform private.require_moderating_staff();
  perform private.set_suspended(restore_entity.entity_type, restore_entity.entity_id, null);
  perform private.end_suspension(restore_entity.entity_type, restore_entity.entity_id);
  entry := private.record_audit(restore_entity.entity_type || '.restored', restore_entity.entity_type, restore_entity.entity_id);
  perform private.tell_team_of_moderation(restore_entity.entity_type, restore_entity.entity_id, entry, 'restored', '');
end $$;

grant execute on function public.suspend_user, public.restore_user, public.get_own_suspension, public.suspend_entity,
  public.restore_entity to authenticated, service_role;

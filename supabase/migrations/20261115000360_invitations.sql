-- Asking somebody into a team by their e-mail address, whether they have an account yet or not. The address
-- is the key: whoever proves that it is theirs, by signing in with it confirmed, may accept.

create table public.team_invitations (
  id bigint generated always as identity primary key,
  entity_type text not null check (entity_type in ('event', 'venue', 'artist', 'promoter', 'platform')),
  entity_id bigint not null check (entity_id > 0),
  email text not null constraint invitation_email_form check (email ~ '^[^@\s<>"]{1,64}@[^@\s<>"]{1,190}$' and email = lower(email)),
  permission_level smallint not null check (permission_level between 1 and 4),
  invited_by bigint references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  unique (entity_type, entity_id, email)
);
create index team_invitations_by_email on public.team_invitations (email);
create index team_invitations_by_inviter on public.team_invitations (invited_by);
create index team_invitations_by_expiry on public.team_invitations (expires_at);

alter table public.team_invitations enable row level security;
revoke all on public.team_invitations from anon, authenticated;
grant select on public.team_invitations to authenticated;
create policy "owners can read whom they asked into the team" on public.team_invitations
  for select to authenticated using (private.can(4, entity_type, entity_id));

create function private.entity_name(entity_type text, entity_id bigint)
returns text
language sql stable
set search_path = ''
as $$
  select case entity_type
    when 'event' then (select title from public.events e where e.id = entity_id and e.deleted_at is null)
    when 'venue' then (select name from public.venues v where v.id = entity_id and v.deleted_at is null)
    when 'artist' then (select name from public.artists a where a.id = entity_id and a.deleted_at is null)
    when 'promoter' then (select name from public.promoters p where p.id = entity_id and p.deleted_at is null)
    when 'platform' then 'Limelight'
  end
$$;

-- The confirmed address of whoever asks. Definer: auth.users is nobody's to read.
create function private.current_email()
returns text
language sql stable security definer
set search_path = ''
as $$
  select lower(a.email) from auth.users a join public.users u on u.supabase_id = a.id
  where a.id = auth.uid() and a.email_confirmed_at is not null and u.suspended_at is null
$$;

-- Definer, all: the table takes no writes from people. Asking again renews the invitation and its level.
create function public.invite_to_team(entity_type text, entity_id bigint, email text, permission_level int)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  address text := lower(btrim(email));
  invitation bigint;
  invited bigint;
begin
  perform private.require_owner(entity_type, entity_id);
  if permission_level not between 1 and 4 then
    perform private.refuse('unknown_level', 400);
  end if;
  if address !~ '^[^@\s<>"]{1,64}@[^@\s<>"]{1,190}$' then
    perform private.refuse('email_invalid', 400);
  end if;
  if private.take_rate(format('invite:%s:%s', entity_type, entity_id), 30, interval '1 hour') > 0
     or private.take_rate('invite:' || private.current_user_id(), 60, interval '1 hour') > 0 then
    perform private.refuse('too_many', 429);
  end if;
  insert into public.team_invitations as t (entity_type, entity_id, email, permission_level, invited_by)
  values (invite_to_team.entity_type, invite_to_team.entity_id, address, invite_to_team.permission_level, private.current_user_id())
  on conflict on constraint team_invitations_entity_type_entity_id_email_key do update set
    permission_level = excluded.permission_level, invited_by = excluded.invited_by,
    created_at = now(), expires_at = excluded.expires_at
  returning t.id into invitation;
  perform private.add_job('send_invitation', jsonb_build_object('invitationId', invitation), 'send_invitation:' || invitation);

  select u.id into invited from public.users u join auth.users a on a.id = u.supabase_id
  where lower(a.email) = address and a.email_confirmed_at is not null;
  if invited is not null then
    insert into public.notifications (user_id, kind, actor_id, because_type, because_id, because_name)
    values (invited, 'team_invitation', private.current_user_id(), invite_to_team.entity_type, invite_to_team.entity_id,
      private.entity_name(invite_to_team.entity_type, invite_to_team.entity_id))
    on conflict do nothing;
  end if;
end $$;

create function public.withdraw_invitation(invitation_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  invitation public.team_invitations;
begin
  select * into invitation from public.team_invitations t where t.id = invitation_id;
  if found then
    perform private.require_owner(invitation.entity_type, invitation.entity_id);
    delete from public.team_invitations t where t.id = invitation_id;
  end if;
end $$;

-- What the viewer is asked into, with the name that they may not be able to read themselves yet.
create function public.list_my_invitations()
returns table (id bigint, entity_type text, entity_id bigint, entity_name text, permission_level smallint, invited_by text, expires_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select t.id, t.entity_type, t.entity_id, private.entity_name(t.entity_type, t.entity_id), t.permission_level,
    coalesce(nullif(u.display_name, ''), 'Somebody'), t.expires_at
  from public.team_invitations t left join public.users u on u.id = t.invited_by
  where t.email = private.current_email() and t.expires_at > now()
    and private.entity_name(t.entity_type, t.entity_id) is not null
  order by t.id desc limit 50
$$;

create function public.answer_invitation(invitation_id bigint, accept boolean)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  invitation public.team_invitations;
begin
  delete from public.team_invitations t
  where t.id = invitation_id and t.email = private.current_email()
  returning * into invitation;
  if not found then
    perform private.refuse('invitation_gone', 404);
  end if;
  if not accept then
    return;
  end if;
  if invitation.expires_at <= now() then
    perform private.refuse('invitation_expired', 410);
  end if;
  -- Whoever has more already keeps it.
  insert into public.user_permissions as p (user_id, entity_type, entity_id, permission_level)
  values (private.current_user_id(), invitation.entity_type, invitation.entity_id, invitation.permission_level)
  on conflict on constraint user_permissions_pkey do update
    set granted_level = greatest(p.granted_level, excluded.granted_level);
end $$;

grant execute on function
  public.invite_to_team, public.withdraw_invitation, public.list_my_invitations, public.answer_invitation
  to authenticated, service_role;

-- Called daily by the worker.
create function private.delete_old_invitations()
returns void
language sql
set search_path = ''
as $$
  delete from public.team_invitations where expires_at < now() - interval '7 days'
$$;

-- What people are told in the app, and the jobs that tell them (docs/glossary.md: notification).

-- Queued by the transaction that needs it: the job runs when that commits, and not at all if it does not.
create function private.add_job(task text, payload jsonb, key text default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform graphile_worker.add_job(identifier => task, payload => payload::json, job_key => key);
end $$;

create table public.notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references public.users (id) on delete cascade,
  kind text not null check (kind in (
    'event_published', 'event_cancelled', 'event_postponed', 'event_rescheduled', 'timetable_changed',
    'new_follower', 'follow_request', 'follow_accepted', 'team_invitation', 'chat_mention', 'chat_reply', 'chat_moderation'
  )),
  -- What it is about.
  event_id bigint references public.events (id) on delete cascade,
  actor_id bigint references public.users (id) on delete cascade,
  -- Why this person is told: what they follow, or the team that they are invited to.
  because_type text,
  because_id bigint,
  because_name text,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_by_user on public.notifications (user_id, id desc);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_by_event on public.notifications (event_id);
create index notifications_by_actor on public.notifications (actor_id);
create index notifications_by_time on public.notifications (created_at);
-- A job that runs twice tells nobody twice; an event that moves again is news again once the last news was read.
create unique index notifications_once on public.notifications (user_id, kind, coalesce(event_id, 0), coalesce(actor_id, 0), coalesce(because_type, ''), coalesce(because_id, 0))
  where read_at is null;
create unique index notifications_published_once on public.notifications (user_id, event_id) where kind = 'event_published';

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated;
grant select on public.notifications to authenticated;
create policy "people can read what they were told" on public.notifications
  for select to authenticated using (user_id = (select private.current_user_id()));

create policy "people can listen to their own topic" on realtime.messages
  for select to authenticated
  using (realtime.topic() = 'user:' || (select private.current_user_id()) and extension = 'broadcast');

-- Only that something is new: what it is, the browser reads for itself.
create function private.announce_notifications()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform realtime.send('{}'::jsonb, 'notification', 'user:' || told.user_id, true)
  from (select distinct user_id from added) told;
  return null;
end $$;
create trigger announce_notifications after insert on public.notifications
referencing new table as added for each statement execute function private.announce_notifications();

-- Events ---------------------------------------------------------------------------------------------

create function private.announce_event()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = 'published' and old.published_at is null and new.published_at is not null then
    perform private.add_job('tell_followers', jsonb_build_object('eventId', new.id), 'tell_followers:' || new.id);
  elsif new.is_out and new.status in ('cancelled', 'postponed') and new.status <> old.status then
    perform private.add_job('tell_interested', jsonb_build_object('eventId', new.id, 'kind', 'event_' || new.status));
  elsif new.is_out and old.is_out and new.starts_at <> old.starts_at then
    perform private.add_job('tell_interested', jsonb_build_object('eventId', new.id, 'kind', 'event_rescheduled'));
  end if;
  return null;
end $$;
create trigger announce_event after update on public.events for each row execute function private.announce_event();

-- Called by jobs, a page of people at a time: answers the last person told, null when none is left. Whoever follows
-- several of an event's artists, its venue and its promoter is told once, because of the first of these.
-- Followers of a genre find the event on their shelves: a genre has news every day.
create function private.tell_followers(event_id bigint, after_user bigint default 0, page_size int default 5000)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  last_told bigint;
begin
  with because as (
    select 'artist' as type, a.id, a.name, 1 as place from public.event_artists l join public.artists a on a.id = l.artist_id
    where l.event_id = tell_followers.event_id
    union all
    select 'promoter', p.id, p.name, 2 from public.event_promoters l join public.promoters p on p.id = l.promoter_id
    where l.event_id = tell_followers.event_id
    union all
    select 'venue', v.id, v.name, 3 from public.events e join public.venues v on v.id = e.venue_id
    where e.id = tell_followers.event_id
  ), people as (
    select distinct on (f.user_id) f.user_id, because.type, because.id, because.name
    from because join public.follows f on f.entity_type = because.type and f.entity_id = because.id
    where f.user_id > after_user
      and exists (select from public.events e where e.id = tell_followers.event_id and e.is_listed)
    order by f.user_id, because.place, because.id
    limit page_size
  ), told as (
    insert into public.notifications (user_id, kind, event_id, because_type, because_id, because_name)
    select user_id, 'event_published', tell_followers.event_id, type, id, name from people
    on conflict do nothing
  )
  select max(user_id) into last_told from people;
  return last_told;
end $$;

create function private.tell_interested(event_id bigint, kind text, after_user bigint default 0, page_size int default 5000)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  last_told bigint;
begin
  with people as (
    select i.user_id from public.event_interest i
    where i.event_id = tell_interested.event_id and i.user_id > after_user
    order by i.user_id limit page_size
  ), told as (
    insert into public.notifications (user_id, kind, event_id)
    select user_id, tell_interested.kind, tell_interested.event_id from people
    on conflict do nothing
  )
  select max(user_id) into last_told from people;
  return last_told;
end $$;

-- People ---------------------------------------------------------------------------------------------

create function private.announce_follow()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.notifications (user_id, kind, actor_id)
    values (new.entity_id, case when new.is_accepted then 'new_follower' else 'follow_request' end, new.user_id)
    on conflict do nothing;
  elsif new.is_accepted and not old.is_accepted then
    insert into public.notifications (user_id, kind, actor_id) values (new.user_id, 'follow_accepted', new.entity_id)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger announce_follow after insert or update on public.follows
for each row when (new.entity_type = 'user') execute function private.announce_follow();

-- What people call -----------------------------------------------------------------------------------

-- Definer: people change nothing in it but this. Up to the newest that they saw, so that what comes in meanwhile stays new.
create function public.read_notifications(up_to bigint)
returns void
language sql security definer
set search_path = ''
as $$
  update public.notifications n set read_at = now()
  where n.user_id = private.current_user_id() and n.read_at is null and n.id <= up_to
$$;
grant execute on function public.read_notifications to authenticated, service_role;

-- Called daily by the worker.
create function private.delete_old_notifications()
returns void
language sql
set search_path = ''
as $$
  delete from public.notifications where created_at < now() - interval '180 days'
$$;

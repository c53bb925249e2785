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

-- What a person can choose about, in the order of the settings: how each channel is until they choose, and what cannot be
-- turned off. The words are in app/features/notifications/categories.ts.
create table private.notification_categories (
  category text primary key,
  position int not null unique,
  in_app boolean not null,
  email boolean not null,
  push boolean not null,
  fixed text[] not null default '{}' check (fixed <@ array['in_app', 'email', 'push'])
);
insert into private.notification_categories (category, position, in_app, email, push, fixed) values
  ('orders', 1, true, true, true, '{in_app,email}'),
  ('waiting_list', 2, true, true, true, '{in_app}'),
  ('event_changes', 3, true, true, true, '{}'),
  ('reminders', 4, true, true, true, '{}'),
  ('timetable', 5, true, false, true, '{}'),
  ('organiser_messages', 6, true, true, true, '{}'),
  ('chat', 7, true, true, true, '{}'),
  ('following', 8, true, false, true, '{}'),
  ('team', 9, true, true, true, '{in_app}'),
  ('payouts', 10, true, true, true, '{in_app}'),
  ('news', 11, true, false, false, '{}');

-- What each kind can use of a person's choice. A new kind is a row here and words in app/features/notifications/words.ts.
create table private.notification_kinds (
  kind text primary key,
  -- Null: no matter of choice.
  category text references private.notification_categories (category),
  in_app boolean not null default true,
  -- 'own': a mail job of its own writes that letter. 'unless_holder': so it does to those who hold a ticket, and to nobody else.
  email text not null default 'never' check (email in ('letter', 'own', 'unless_holder', 'never')),
  push boolean not null default true,
  is_urgent boolean not null default false,
  -- A letter waits so long, and is not written to whoever has read it meanwhile.
  mail_after interval not null default '0',
  -- From then on it is no news any more, and nothing is tried again.
  stale_after interval not null default '1 day'
);
create index notification_kinds_by_category on private.notification_kinds (category);
insert into private.notification_kinds (kind, category, email, push, is_urgent, mail_after, stale_after) values
  ('event_published', 'following', 'letter', true, false, '0', '2 days'),
  ('event_cancelled', 'event_changes', 'unless_holder', true, true, '0', '2 days'),
  ('event_postponed', 'event_changes', 'unless_holder', true, true, '0', '2 days'),
  ('event_rescheduled', 'event_changes', 'unless_holder', true, true, '0', '2 days'),
  ('timetable_changed', 'timetable', 'letter', true, false, '10 minutes', '1 day'),
  ('favourite_starts', 'timetable', 'never', true, true, '0', '15 minutes'),
  ('favourite_moved', 'timetable', 'never', true, true, '0', '30 minutes'),
  ('new_follower', 'following', 'never', false, false, '0', '1 day'),
  ('follow_request', 'following', 'letter', true, false, '1 hour', '3 days'),
  ('follow_accepted', 'following', 'never', true, false, '0', '1 day'),
  ('team_invitation', 'team', 'own', true, false, '0', '3 days'),
  ('order_paid', 'orders', 'own', true, false, '0', '1 day'),
  ('order_refunded', 'orders', 'own', true, false, '0', '1 day'),
  ('ticket_offered', 'orders', 'own', true, false, '0', '2 days'),
  ('ticket_taken', 'orders', 'own', true, false, '0', '2 days'),
  ('waiting_list_offer', 'waiting_list', 'own', true, true, '0', '2 hours'),
  ('event_reminder', 'reminders', 'own', true, false, '0', '12 hours'),
  ('chat_mention', 'chat', 'letter', true, true, '10 minutes', '1 day'),
  ('chat_reply', 'chat', 'letter', true, true, '10 minutes', '1 day'),
  ('chat_moderation', 'chat', 'letter', true, false, '0', '2 days'),
  ('moderation', 'team', 'letter', true, true, '0', '7 days'),
  ('payout_problem', 'payouts', 'letter', true, true, '0', '3 days'),
  ('payout_ready', 'payouts', 'letter', true, false, '0', '3 days'),
  ('holder_message', 'organiser_messages', 'own', true, false, '0', '2 days'),
  ('announcement', 'news', 'letter', true, false, '0', '3 days'),
  ('test', null, 'letter', true, true, '0', '1 hour');
alter table private.notification_categories enable row level security;
alter table private.notification_kinds enable row level security;
revoke all on private.notification_categories, private.notification_kinds from anon, authenticated;

-- A row is the news. Whatever else comes of it, 000346_deliveries.sql decides when it is inserted.
create table public.notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references public.users (id) on delete cascade,
  kind text not null references private.notification_kinds (kind),
  -- What it is about.
  event_id bigint references public.events (id) on delete cascade,
  actor_id bigint references public.users (id) on delete cascade,
  -- The one thing that it tells of, such as 'chat_message' 5: nobody is ever told of it twice.
  subject_type text,
  subject_id bigint,
  room_id bigint,
  slot_id uuid,
  -- When that takes place, or until when it is there: the start of a favourite, the end of an offer.
  happens_at timestamptz,
  -- Somebody's own words, cut short: a message of the chat, of an organiser, of ours.
  title text constraint notification_title_length check (char_length(title) <= 200),
  excerpt text constraint notification_excerpt_length check (char_length(excerpt) <= 200),
  -- Why this person is told: what they follow, the team that they are invited to, the order that it belongs to.
  because_type text,
  because_id bigint,
  because_name text,
  -- These alone, where whoever tells it chose them; and then what did not go out is recorded too.
  channels text[] check (channels <@ array['in_app', 'email', 'push']),
  -- The bell and the list show it.
  in_app boolean not null default true,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint notification_subject_whole check ((subject_type is null) = (subject_id is null))
);
create index notifications_by_user on public.notifications (user_id, id desc);
create index notifications_by_kind on public.notifications (kind);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_by_event on public.notifications (event_id);
create index notifications_by_actor on public.notifications (actor_id);
create index notifications_by_time on public.notifications (created_at);
create index notifications_by_room on public.notifications (user_id, room_id) where room_id is not null and read_at is null;
-- A job that runs twice tells nobody twice; an event that moves again is news again once the last news was read.
create unique index notifications_once on public.notifications (user_id, kind, coalesce(event_id, 0), coalesce(actor_id, 0),
    coalesce(because_type, ''), coalesce(because_id, 0), coalesce(slot_id, '00000000-0000-0000-0000-000000000000'))
  where read_at is null and subject_id is null;
create unique index notifications_subject_once on public.notifications (user_id, kind, coalesce(event_id, 0), subject_type, subject_id)
  where subject_id is not null;
create unique index notifications_published_once on public.notifications (user_id, event_id) where kind = 'event_published';

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated;
grant select on public.notifications to authenticated;
create policy "people can read what they were told" on public.notifications
  for select to authenticated using (user_id = (select private.current_user_id()));

create policy "people can listen to their own topic" on realtime.messages
  for select to authenticated
  using (realtime.topic() = 'user:' || (select private.current_user_id()) and extension = 'broadcast');

-- Only that something is new, or read: what it is, the browser reads for itself. Definer: whoever tells may not send.
create function private.announce_news(user_ids bigint[])
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform realtime.send('{}'::jsonb, 'notification', 'user:' || told.id, true) from unnest(user_ids) told (id);
end $$;

-- What everything that tells somebody something may call: facts has the columns of the table as keys. Answers how many
-- people are told; who was told of it already is not told again.
create function private.tell(user_ids bigint[], kind text, facts jsonb default '{}')
returns int
language plpgsql
set search_path = ''
as $$
declare
  told int;
begin
  insert into public.notifications (user_id, kind, event_id, actor_id, subject_type, subject_id, room_id, slot_id, happens_at,
    title, excerpt, because_type, because_id, because_name, channels)
  select distinct u.id, tell.kind, f.event_id, f.actor_id, f.subject_type, f.subject_id, f.room_id, f.slot_id, f.happens_at,
    left(f.title, 200), left(f.excerpt, 200), f.because_type, f.because_id, f.because_name, f.channels
  from jsonb_populate_record(null::public.notifications, facts) f
  cross join unnest(user_ids) asked (id) join public.users u on u.id = asked.id and u.suspended_at is null
  on conflict do nothing;
  get diagnostics told = row_count;
  return told;
end $$;

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

-- Whoever is interested, and whoever has a ticket; of a reminder only these.
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
    where i.event_id = tell_interested.event_id and i.user_id > after_user and tell_interested.kind <> 'event_reminder'
    union
    select t.holder_id from public.tickets t
    where t.event_id = tell_interested.event_id and t.holder_id > after_user and t.status in ('valid', 'blocked')
      -- Whoever bought on the day itself need not be reminded, as of the mail.
      and (tell_interested.kind <> 'event_reminder' or exists (
        select from public.orders o join public.events e on e.id = o.event_id
        where o.id = t.order_id and o.paid_at < coalesce(e.doors_at, e.starts_at) - interval '1 day'
      ))
    order by 1 limit page_size
  ), told as (
    insert into public.notifications (user_id, kind, event_id, subject_type, subject_id, happens_at)
    select p.user_id, tell_interested.kind, e.id,
      -- One reminder for each time that an event has.
      case when tell_interested.kind = 'event_reminder' then 'doors' end,
      case when tell_interested.kind = 'event_reminder' then extract(epoch from coalesce(e.doors_at, e.starts_at))::bigint end,
      case when tell_interested.kind = 'event_reminder' then coalesce(e.doors_at, e.starts_at) end
    from people p cross join public.events e where e.id = tell_interested.event_id
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
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer bigint := private.current_user_id();
begin
  update public.notifications n set read_at = now()
  where n.user_id = viewer and n.read_at is null and n.id <= up_to;
  if found then
    perform private.announce_news(array[viewer]);
  end if;
end $$;
grant execute on function public.read_notifications to authenticated, service_role;

-- Called where somebody reads a room of the chat: what they were told of it is read as well.
create function private.read_room_notifications(user_id bigint, room_id bigint)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.notifications n set read_at = now()
  where n.user_id = read_room_notifications.user_id and n.room_id = read_room_notifications.room_id and n.read_at is null;
  if found then
    perform private.announce_news(array[read_room_notifications.user_id]);
  end if;
end $$;

-- Called daily by the worker.
create function private.delete_old_notifications()
returns void
language sql
set search_path = ''
as $$
  delete from public.notifications where created_at < now() - interval '180 days'
$$;

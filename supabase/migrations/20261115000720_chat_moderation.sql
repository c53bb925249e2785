-- Keeping a chat safe: reports, removing, muting, pinning, locking, and the record of all of it (docs/chat.md).

-- Only ever added to.
create table public.chat_actions (
  id bigint generated always as identity primary key,
  event_id bigint not null references public.events (id) on delete cascade,
  room_id bigint references public.chat_rooms (id) on delete set null,
  message_id bigint references public.chat_messages (id) on delete set null,
  -- Whom it concerned.
  user_id bigint references public.users (id) on delete set null,
  by_user_id bigint references public.users (id) on delete set null,
  what text not null check (what in ('message_removed', 'muted', 'unmuted', 'locked', 'unlocked', 'slowed', 'pinned', 'unpinned',
    'report_dismissed', 'room_added', 'room_changed', 'room_removed')),
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
create index chat_actions_by_event on public.chat_actions (event_id, id desc);
create index chat_actions_by_room on public.chat_actions (room_id);
create index chat_actions_by_message on public.chat_actions (message_id);
create index chat_actions_by_user on public.chat_actions (user_id);
create index chat_actions_by_author on public.chat_actions (by_user_id);

create table public.chat_reports (
  id bigint generated always as identity primary key,
  event_id bigint not null references public.events (id) on delete cascade,
  room_id bigint not null references public.chat_rooms (id) on delete cascade,
  message_id bigint not null references public.chat_messages (id) on delete cascade,
  author_id bigint references public.users (id) on delete set null,
  reporter_id bigint references public.users (id) on delete set null,
  reason text not null constraint chat_report_reason_known check (reason in ('spam', 'harassment', 'hate', 'scam', 'other')),
  note text not null default '' constraint chat_report_note_length check (char_length(note) <= 500),
  -- The message as it was when it was reported.
  body text,
  picture jsonb,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references public.users (id) on delete set null,
  decision text check (decision in ('dismiss', 'remove', 'remove_and_mute')),
  constraint chat_report_once unique (message_id, reporter_id)
);
create index chat_reports_open on public.chat_reports (event_id, id desc) where decided_at is null;
create index chat_reports_by_event on public.chat_reports (event_id, id desc);
create index chat_reports_by_room on public.chat_reports (room_id);
create index chat_reports_by_author on public.chat_reports (author_id, event_id);
create index chat_reports_by_reporter on public.chat_reports (reporter_id);
create index chat_reports_by_moderator on public.chat_reports (decided_by);

alter table public.chat_actions enable row level security;
alter table public.chat_reports enable row level security;
revoke all on public.chat_actions, public.chat_reports from anon, authenticated;
grant select on public.chat_actions to authenticated;
-- Who reported is told to nobody.
grant select (id, event_id, room_id, message_id, author_id, reason, note, body, picture, created_at, decided_at, decided_by, decision)
  on public.chat_reports to authenticated;
create policy "moderators can read what moderators did" on public.chat_actions
  for select to authenticated using (private.can(2, 'event', event_id));
create policy "moderators can read reports" on public.chat_reports
  for select to authenticated using (private.can(2, 'event', event_id));

-- What everything below begins with ------------------------------------------------------------------

create function private.require_moderator(event_id bigint)
returns bigint
language plpgsql
set search_path = ''
as $$
begin
  if not private.can_see_event(require_moderator.event_id) then
    perform private.refuse('not_found', 404);
  end if;
  perform private.require_level(2, 'event', require_moderator.event_id);
  return private.require_viewer();
end $$;

-- The message with its room locked: whatever is done to it becomes visible in the order of the room's changes.
create function private.take_message(message_id bigint)
returns public.chat_messages
language plpgsql
set search_path = ''
as $$
declare
  m public.chat_messages;
begin
  perform from public.chat_rooms r join public.chat_messages q on q.room_id = r.id where q.id = take_message.message_id for no key update of r;
  select * into m from public.chat_messages q where q.id = take_message.message_id;
  if not found then
    perform private.refuse('not_found', 404);
  end if;
  return m;
end $$;

create function private.require_moderated(message_id bigint)
returns public.chat_messages
language plpgsql
set search_path = ''
as $$
declare
  place record;
begin
  select m.event_id, m.room_id into place from public.chat_messages m where m.id = require_moderated.message_id;
  if not found or not private.can_read_room(place.event_id, place.room_id) then
    perform private.refuse('not_found', 404);
  end if;
  perform private.require_moderator(place.event_id);
  perform private.take_reports(require_moderated.message_id);
  return private.take_message(require_moderated.message_id);
end $$;

-- Before the room: whoever decides a report and whoever removes its message come one after the other.
create function private.take_reports(message_id bigint)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from public.chat_reports r where r.message_id = take_reports.message_id order by r.id for update;
end $$;

-- Gives a changed message the room's next number and tells everyone. The caller holds the room.
create function private.announce_message(message_id bigint)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  m public.chat_messages;
  answer jsonb;
begin
  update public.chat_rooms r set last_change = r.last_change + 1
  where r.id = (select q.room_id from public.chat_messages q where q.id = announce_message.message_id);
  update public.chat_messages q set change = r.last_change from public.chat_rooms r
  where q.id = announce_message.message_id and r.id = q.room_id returning q.* into m;
  answer := private.chat_message(m, private.chat_author(m.event_id, m.author_id));
  perform realtime.send(answer, 'message', private.chat_topic(m.event_id, m.room_id), true);
  return answer;
end $$;

create function private.announce_room(room public.chat_rooms)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('roomId', room.id, 'slowSeconds', room.slow_seconds, 'isLocked', room.is_locked, 'isOpen', room.is_open),
    'room', private.chat_topic(room.event_id, room.id), true);
end $$;

create function private.note_action(what text, event_id bigint, room_id bigint, message_id bigint, user_id bigint, detail jsonb default '{}')
returns void
language sql
set search_path = ''
as $$
  insert into public.chat_actions (event_id, room_id, message_id, user_id, by_user_id, what, detail)
  values (note_action.event_id, note_action.room_id, note_action.message_id, note_action.user_id, private.current_user_id(),
    note_action.what, jsonb_strip_nulls(note_action.detail))
$$;

-- What it said is gone, also from what people were told of it. The number stays: nothing moves.
create function private.erase_message(m public.chat_messages, by_moderator boolean)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  update public.chat_messages q set body = null, picture = null, mentions = '{}', reactions = '{}', pinned_at = null,
    deleted_at = coalesce(q.deleted_at, now()), is_removed = q.is_removed or by_moderator
  where q.id = m.id;
  delete from public.chat_reactions r where r.message_id = m.id;
  delete from public.notifications n
  where n.actor_id = m.author_id and n.because_type = 'chat_message' and n.because_id = m.id and n.kind in ('chat_mention', 'chat_reply');
  return private.announce_message(m.id);
end $$;

-- Reporting ------------------------------------------------------------------------------------------

-- Definer, all that follow: the tables take no writes from people.
create function public.report_message(message_id bigint, reason text, note text default null)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer bigint := private.require_viewer();
  m public.chat_messages;
  room public.chat_rooms;
  made bigint;
begin
  select * into m from public.chat_messages q where q.id = report_message.message_id and q.deleted_at is null;
  if not found or not private.can_read_room(m.event_id, m.room_id) then
    perform private.refuse('not_found', 404);
  end if;
  if m.author_id is not distinct from viewer then
    perform private.refuse('cannot_report_oneself', 400);
  end if;
  perform private.refuse_wait('too_many_requests',
    clock_timestamp() + make_interval(secs => private.take_rate('chat_report:' || viewer, 20, interval '1 hour')));
  insert into public.chat_reports (event_id, room_id, message_id, author_id, reporter_id, reason, note, body, picture)
  values (m.event_id, m.room_id, m.id, m.author_id, viewer, report_message.reason, left(btrim(coalesce(report_message.note, '')), 500), m.body, m.picture)
  on conflict do nothing returning id into made;
  -- The team is told of the first: what others add is found with it.
  if made is not null and not exists (
    select from public.chat_reports r where r.message_id = m.id and r.id <> made and r.decided_at is null
  ) then
    select * into room from public.chat_rooms r where r.id = m.room_id;
    perform private.tell_of_chat('chat_moderation', array(
      select p.user_id from public.user_permissions p where p.entity_type = 'event' and p.entity_id = m.event_id and p.permission_level >= 2 limit 20
    ), room, null, 'chat_report', made);
  end if;
end $$;

-- Moderating -----------------------------------------------------------------------------------------

create function private.remove_taken(m public.chat_messages, reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  room public.chat_rooms;
begin
  update public.chat_reports r set decided_at = now(), decided_by = private.current_user_id(), decision = 'remove'
  where r.message_id = m.id and r.decided_at is null;
  if m.is_removed then
    return;
  end if;
  select * into room from public.chat_rooms r where r.id = m.room_id;
  perform private.note_action('message_removed', m.event_id, m.room_id, m.id, m.author_id,
    jsonb_build_object('body', m.body, 'picture', m.picture, 'reason', nullif(btrim(reason), '')));
  perform private.erase_message(m, true);
  -- Whoever took it back themselves need not hear of it.
  if m.deleted_at is not null then
    return;
  end if;
  perform private.tell_of_chat('chat_moderation', array[m.author_id], room, null, 'chat_message', m.id);
end $$;

create function public.remove_message(message_id bigint, reason text default null)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.remove_taken(private.require_moderated(remove_message.message_id), left(remove_message.reason, 300));
end $$;

create function public.pin_message(message_id bigint, is_pinned boolean)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  m public.chat_messages := private.require_moderated(pin_message.message_id);
begin
  if m.deleted_at is not null then
    perform private.refuse('not_found', 404);
  end if;
  if is_pinned = (m.pinned_at is not null) then
    return private.chat_message(m, private.chat_author(m.event_id, m.author_id));
  end if;
  if is_pinned and (select count(*) from public.chat_messages q where q.room_id = m.room_id and q.pinned_at is not null) >= 3 then
    perform private.refuse('too_many_pins_here');
  end if;
  update public.chat_messages q set pinned_at = case when is_pinned then now() end where q.id = m.id;
  perform private.note_action(case when is_pinned then 'pinned' else 'unpinned' end, m.event_id, m.room_id, m.id, m.author_id);
  return private.announce_message(m.id);
end $$;

create function public.set_room_state(room_id bigint, slow_seconds int default null, is_locked boolean default null)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  before public.chat_rooms := private.require_readable(set_room_state.room_id);
  room public.chat_rooms;
begin
  perform private.require_moderator(before.event_id);
  select * into before from public.chat_rooms r where r.id = before.id for no key update;
  update public.chat_rooms r set slow_seconds = coalesce(set_room_state.slow_seconds, r.slow_seconds),
    is_locked = coalesce(set_room_state.is_locked, r.is_locked)
  where r.id = before.id returning * into room;
  if room.is_locked <> before.is_locked then
    perform private.note_action(case when room.is_locked then 'locked' else 'unlocked' end, room.event_id, room.id, null, null);
  end if;
  if room.slow_seconds <> before.slow_seconds then
    perform private.note_action('slowed', room.event_id, room.id, null, null, jsonb_build_object('seconds', room.slow_seconds));
  end if;
  perform private.announce_room(room);
end $$;

grant execute on function public.report_message, public.remove_message, public.pin_message, public.set_room_state to authenticated, service_role;

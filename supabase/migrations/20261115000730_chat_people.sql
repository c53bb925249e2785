-- What people do in a room besides posting: change what they wrote, react, read, be there (docs/chat.md).

create table public.chat_reads (
  user_id bigint not null references public.users (id) on delete cascade,
  room_id bigint not null references public.chat_rooms (id) on delete cascade,
  last_seq bigint not null,
  -- What the person's other devices know, and since when: they are told every few seconds, not with every message.
  told_seq bigint not null default 0,
  told_at timestamptz not null default '-infinity',
  primary key (user_id, room_id)
) with (fillfactor = 80);
create index chat_reads_by_room on public.chat_reads (room_id);

create table public.user_blocks (
  user_id bigint not null references public.users (id) on delete cascade,
  blocked_id bigint not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
);
create index user_blocks_by_blocked on public.user_blocks (blocked_id);

-- Unlogged: who is here now is of no use after a crash. The count is made every few seconds by whoever comes by.
create unlogged table private.chat_here (
  room_id bigint not null,
  user_id bigint not null,
  seen_at timestamptz not null,
  primary key (room_id, user_id)
) with (fillfactor = 70);
create index chat_here_by_time on private.chat_here (seen_at);
create unlogged table private.chat_here_counts (
  room_id bigint primary key,
  here int not null,
  people jsonb not null,
  counted_at timestamptz not null
) with (fillfactor = 50);

alter table public.chat_reads enable row level security;
alter table public.user_blocks enable row level security;
alter table private.chat_here enable row level security;
alter table private.chat_here_counts enable row level security;
revoke all on public.chat_reads, public.user_blocks, private.chat_here, private.chat_here_counts from anon, authenticated;
grant select on public.chat_reads, public.user_blocks to authenticated;
create policy "people can read how far they read" on public.chat_reads
  for select to authenticated using (user_id = (select private.current_user_id()));
create policy "people can read whom they blocked" on public.user_blocks
  for select to authenticated using (user_id = (select private.current_user_id()));

-- Rooms ----------------------------------------------------------------------------------------------

create function private.describe_room(room public.chat_rooms, event public.events, viewer public.users, standing int, muted_until timestamptz)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  state text := private.chat_state(room, event.ends_at);
  why text := private.why_not_write(room, private.chat_state(room, event.ends_at), standing,
    viewer.handle is not null or btrim(viewer.display_name) <> '', muted_until);
  last_read bigint := (select d.last_seq from public.chat_reads d where d.user_id = viewer.id and d.room_id = room.id);
begin
  return jsonb_build_object(
    'id', room.id, 'eventId', room.event_id, 'kind', room.kind, 'name', room.name, 'topic', room.topic, 'stageId', room.stage_id, 'state', state,
    'opensAt', room.opens_at, 'closesAt', coalesce(room.closes_at, event.ends_at + interval '3 days'),
    'readBy', room.read_by, 'writeBy', room.write_by, 'lastSeq', room.last_seq, 'lastChange', room.last_change,
    'lastRead', last_read, 'unread', room.last_seq - coalesce(last_read, 0), 'mayWrite', why is null, 'whyNot', why,
    'mutedUntil', nullif(muted_until, 'infinity'), 'slowSeconds', room.slow_seconds, 'isLocked', room.is_locked,
    'isModerator', standing = 5, 'lastMessageAt', room.last_message_at,
    'here', coalesce((select c.here from private.chat_here_counts c where c.room_id = room.id and c.counted_at > now() - interval '2 minutes'), 0));
end $$;

-- Definer, all that follow: the tables take no writes from people, and who may read is asked here.
create function public.list_chat_rooms(event_id bigint)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  event public.events;
  viewer public.users;
  standing int;
  muted_until timestamptz;
begin
  select * into event from public.events e where e.id = list_chat_rooms.event_id;
  select * into viewer from public.users u where u.supabase_id = auth.uid() and u.suspended_at is null;
  standing := private.chat_standing(event.id, viewer.id);
  muted_until := case when viewer.id is not null then private.chat_muted_until(event.id, viewer.id) end;
  return (
    select coalesce(jsonb_agg(private.describe_room(r, event, viewer, standing, muted_until) order by r.position, r.id), '[]')
    from public.chat_rooms r where r.event_id = event.id and private.may_read_chat(r, event, standing)
  );
end $$;

-- One room, also for whoever may not read it but may know that it is there: then with why, and with nothing that is said in it.
create function public.get_chat_room(room_id bigint)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  room public.chat_rooms;
  event public.events;
  viewer public.users;
  standing int;
begin
  select * into room from public.chat_rooms r where r.id = get_chat_room.room_id;
  select * into event from public.events e where e.id = room.event_id;
  select * into viewer from public.users u where u.supabase_id = auth.uid() and u.suspended_at is null;
  standing := private.chat_standing(event.id, viewer.id);
  if coalesce(private.may_read_chat(room, event, standing), false) then
    return private.describe_room(room, event, viewer, standing,
      case when viewer.id is not null then private.chat_muted_until(event.id, viewer.id) end) || '{"mayRead": true}';
  end if;
  if not coalesce(event.is_out and room.is_open and room.read_by <> 'crew', false) then
    perform private.refuse('not_found', 404);
  end if;
  return jsonb_build_object('id', room.id, 'eventId', room.event_id, 'kind', room.kind, 'name', room.name, 'mayRead', false, 'whyNot',
    case when standing = 0 then 'sign_in' when room.read_by = 'interested' then 'need_interest' else 'need_ticket' end);
end $$;
grant execute on function public.list_chat_rooms, public.get_chat_room to anon, authenticated, service_role;

-- Being here and reading -----------------------------------------------------------------------------

create function private.count_here(room public.chat_rooms)
returns private.chat_here_counts
language plpgsql
set search_path = ''
as $$
declare
  before private.chat_here_counts;
  counted private.chat_here_counts;
begin
  insert into private.chat_here_counts (room_id, here, people, counted_at) values (room.id, 0, '[]', '-infinity') on conflict do nothing;
  select * into before from private.chat_here_counts c where c.room_id = room.id;
  if before.counted_at > clock_timestamp() - interval '5 seconds' then
    return before;
  end if;
  -- One of those who come by counts; the others take what was counted last.
  perform from private.chat_here_counts c where c.room_id = room.id and c.counted_at = before.counted_at for update skip locked;
  if not found then
    return before;
  end if;
  update private.chat_here_counts c set counted_at = clock_timestamp(),
    here = (select count(*) from private.chat_here h where h.room_id = room.id and h.seen_at > clock_timestamp() - interval '100 seconds'),
    -- Faces of those alone who showed themselves by writing.
    people = (
      select coalesce(jsonb_agg(private.chat_author(room.event_id, latest.user_id) order by latest.seen_at desc), '[]') from (
        select h.user_id, h.seen_at from private.chat_here h
        join private.chat_people p on p.event_id = room.event_id and p.user_id = h.user_id
        where h.room_id = room.id and h.seen_at > clock_timestamp() - interval '100 seconds'
        order by h.seen_at desc limit 12
      ) latest
    )
  where c.room_id = room.id returning * into counted;
  if counted.here <> before.here then
    perform realtime.send(jsonb_build_object('here', counted.here, 'people', counted.people), 'here', private.chat_topic(room.event_id, room.id), true);
  end if;
  return counted;
end $$;

create function public.touch_room(room_id bigint, read_seq bigint default null)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer bigint := private.require_viewer();
  room public.chat_rooms := private.require_readable(touch_room.room_id);
  mark public.chat_reads;
  counted private.chat_here_counts;
begin
  insert into private.chat_here as h (room_id, user_id, seen_at) values (room.id, viewer, clock_timestamp())
  on conflict on constraint chat_here_pkey do update set seen_at = excluded.seen_at;
  if read_seq is not null then
    insert into public.chat_reads as d (user_id, room_id, last_seq) values (viewer, room.id, least(read_seq, room.last_seq))
    on conflict on constraint chat_reads_pkey do update set last_seq = excluded.last_seq where d.last_seq < excluded.last_seq;
    perform private.read_room_notifications(viewer, room.id);
  end if;
  update public.chat_reads d set told_seq = d.last_seq, told_at = clock_timestamp()
  where d.user_id = viewer and d.room_id = room.id and d.told_seq < d.last_seq and d.told_at < clock_timestamp() - interval '10 seconds'
  returning * into mark;
  if found then
    perform realtime.send(jsonb_build_object('roomId', room.id, 'seq', mark.last_seq), 'chat_read', 'user:' || viewer, true);
  end if;
  counted := private.count_here(room);
  return jsonb_build_object('here', greatest(counted.here, 1), 'people', counted.people, 'lastSeq', room.last_seq, 'lastChange', room.last_change);
end $$;

create function public.leave_room(room_id bigint)
returns void
language sql security definer
set search_path = ''
as $$
  delete from private.chat_here h where h.room_id = leave_room.room_id and h.user_id = private.current_user_id()
$$;

-- Changing what one wrote ----------------------------------------------------------------------------

create function public.edit_message(message_id bigint, body text)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  writer public.users := private.require_chat_writer();
  content text := private.clean_message(edit_message.body);
  m public.chat_messages;
  room public.chat_rooms;
  standing int;
begin
  perform private.refuse_wait('too_many_requests',
    clock_timestamp() + make_interval(secs => private.take_rate('chat_edit:' || writer.id, 20, interval '1 minute')));
  perform from public.chat_messages q where q.id = edit_message.message_id and q.author_id = writer.id and q.deleted_at is null;
  if not found then
    perform private.refuse('not_found', 404);
  end if;
  m := private.take_message(edit_message.message_id);
  select * into room from public.chat_rooms r where r.id = m.room_id;
  standing := private.chat_standing(m.event_id, writer.id);
  perform private.require_writable(room, writer, standing);
  if m.deleted_at is not null then
    perform private.refuse('not_found', 404);
  end if;
  if m.created_at < clock_timestamp() - interval '5 minutes' then
    perform private.refuse('edit_too_late');
  end if;
  if char_length(content) > 2000 then
    perform private.refuse('message_too_long', 400);
  end if;
  if m.picture is null and content !~ '[^\s\u00AD\u200B-\u200F\u2060\uFE0F\uFEFF]' then
    perform private.refuse('message_empty', 400);
  end if;
  if private.is_new_here(writer, standing) and private.has_link(content) then
    perform private.refuse('chat_new_account', 403);
  end if;
  if content = m.body then
    return private.chat_message(m, private.chat_author(m.event_id, m.author_id));
  end if;
  update public.chat_messages q set body = content, edited_at = clock_timestamp() where q.id = m.id;
  return private.announce_message(m.id);
end $$;

-- One's own words can be taken back at any time, also by whoever is muted and from what is an archive.
create function public.delete_message(message_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer bigint := private.require_viewer();
  m public.chat_messages;
begin
  perform from public.chat_messages q where q.id = delete_message.message_id and q.author_id = viewer;
  if not found then
    perform private.refuse('not_found', 404);
  end if;
  m := private.take_message(delete_message.message_id);
  if m.deleted_at is null then
    perform private.erase_message(m, false);
  end if;
end $$;

create function private.chat_emoji()
returns text[]
language sql immutable
set search_path = ''
as $$
  select array['❤️', '🔥', '😂', '🙌', '👀', '😢', '👍', '🎶']
$$;

create function public.set_reaction(message_id bigint, emoji text, is_on boolean)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer public.users := private.require_chat_writer();
  m public.chat_messages;
  room public.chat_rooms;
  event public.events;
  muted_until timestamptz;
  step int;
begin
  if emoji is null or emoji <> all (private.chat_emoji()) then
    perform private.refuse('invalid_value', 400);
  end if;
  select * into m from public.chat_messages q where q.id = set_reaction.message_id and q.deleted_at is null;
  if not found or not private.can_read_room(m.event_id, m.room_id) then
    perform private.refuse('not_found', 404);
  end if;
  perform private.refuse_wait('chat_too_fast',
    clock_timestamp() + make_interval(secs => private.take_rate('chat_reaction:' || viewer.id, 20, interval '10 seconds')));
  muted_until := private.chat_muted_until(m.event_id, viewer.id);
  if muted_until is not null then
    perform private.refuse_writing('muted', muted_until);
  end if;
  m := private.take_message(set_reaction.message_id);
  select * into room from public.chat_rooms r where r.id = m.room_id;
  select * into event from public.events e where e.id = m.event_id;
  if private.chat_state(room, event.ends_at) in ('archived', 'closed') then
    perform private.refuse('chat_archived');
  end if;
  if m.deleted_at is not null then
    perform private.refuse('not_found', 404);
  end if;
  if is_on then
    insert into public.chat_reactions (message_id, user_id, emoji) values (m.id, viewer.id, set_reaction.emoji) on conflict do nothing;
  else
    delete from public.chat_reactions r where r.message_id = m.id and r.user_id = viewer.id and r.emoji = set_reaction.emoji;
  end if;
  get diagnostics step = row_count;
  if step = 0 then
    return private.chat_message(m, private.chat_author(m.event_id, m.author_id));
  end if;
  step := coalesce((m.reactions ->> emoji)::int, 0) + case when is_on then 1 else -1 end;
  update public.chat_messages q set reactions = case when step > 0 then q.reactions || jsonb_build_object(emoji, step) else q.reactions - emoji end
  where q.id = m.id;
  return private.announce_message(m.id);
end $$;

grant execute on function public.touch_room, public.leave_room, public.edit_message, public.delete_message, public.set_reaction
  to authenticated, service_role;

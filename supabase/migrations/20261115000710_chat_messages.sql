-- Messages: how they are read and posted (docs/chat.md). Locks are taken in one order everywhere: the person, a report,
-- the room, the message.

create table public.chat_messages (
  id bigint generated always as identity primary key,
  room_id bigint not null references public.chat_rooms (id) on delete cascade,
  -- The room's, kept here for counting what somebody wrote at an event.
  event_id bigint not null,
  -- Both are the room's counters at the time: seq when it was written, change when it last changed in any way.
  seq bigint not null,
  change bigint not null,
  -- Null once the person is gone.
  author_id bigint references public.users (id) on delete set null,
  -- Chosen by whoever sends: the same message sent again is the same message.
  client_id uuid not null,
  -- Null once it is deleted.
  body text check (char_length(body) <= 2000),
  picture jsonb,
  reply_to bigint references public.chat_messages (id) on delete set null,
  mentions bigint[] not null default '{}',
  reactions jsonb not null default '{}',
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  is_removed boolean not null default false,
  pinned_at timestamptz,
  constraint chat_message_once unique (author_id, client_id)
) with (fillfactor = 80);
create unique index chat_messages_by_seq on public.chat_messages (room_id, seq);
create unique index chat_messages_by_change on public.chat_messages (room_id, change);
create index chat_messages_by_author on public.chat_messages (author_id, event_id, created_at desc);
create index chat_messages_by_reply on public.chat_messages (reply_to) where reply_to is not null;
create index chat_messages_pinned on public.chat_messages (room_id, pinned_at) where pinned_at is not null;

create table public.chat_pictures (
  id uuid primary key default gen_random_uuid(),
  room_id bigint not null references public.chat_rooms (id) on delete cascade,
  user_id bigint references public.users (id) on delete set null,
  path text not null unique,
  width int not null check (width between 1 and 1600),
  height int not null check (height between 1 and 1600),
  -- Null until it is sent: what nobody sent is deleted after a day.
  message_id bigint references public.chat_messages (id) on delete set null,
  created_at timestamptz not null default now()
);
create index chat_pictures_by_room on public.chat_pictures (room_id);
create index chat_pictures_by_user on public.chat_pictures (user_id, created_at desc);
create index chat_pictures_by_message on public.chat_pictures (message_id);
create index chat_pictures_unsent on public.chat_pictures (created_at) where message_id is null;
-- No policy: the server alone reads and writes its files, for those who may (app/routes/api/chat-picture.ts).
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('chat', 'chat', false, 4 * 1024 * 1024, array['image/webp']);

create table public.chat_reactions (
  message_id bigint not null references public.chat_messages (id) on delete cascade,
  user_id bigint not null references public.users (id) on delete cascade,
  emoji text not null,
  primary key (message_id, user_id, emoji)
);
create index chat_reactions_by_user on public.chat_reactions (user_id);

-- Who ever wrote at an event: whom others can mention, and who is shown as being here.
create table private.chat_people (
  event_id bigint not null references public.events (id) on delete cascade,
  user_id bigint not null references public.users (id) on delete cascade,
  primary key (event_id, user_id)
);
create index chat_people_by_user on private.chat_people (user_id);

alter table public.chat_messages enable row level security;
alter table public.chat_pictures enable row level security;
alter table public.chat_reactions enable row level security;
alter table private.chat_people enable row level security;
revoke all on public.chat_messages, public.chat_pictures, public.chat_reactions, private.chat_people from anon, authenticated;
-- Messages are read by functions alone: a policy would be asked about every row, by whoever looks for what is not there.
grant select on public.chat_reactions to authenticated;
create policy "people can read their own reactions" on public.chat_reactions
  for select to authenticated using (user_id = (select private.current_user_id()));

-- What a message is, as everyone reads it ------------------------------------------------------------

create function private.chat_name(person public.users)
returns text
language sql immutable
set search_path = ''
as $$
  select case when person.suspended_at is not null then 'Suspended account'
    else coalesce(nullif(btrim(person.display_name), ''), person.handle, 'Somebody') end
$$;

-- As many as a page has, in one statement; a page is read more often than anything else here.
create function private.chat_authors(event_id bigint, user_ids bigint[])
returns table (user_id bigint, author jsonb)
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with held as (
    select k.holder_id, bool_or(a.inside > 0 and a.night = c.night) as is_inside
    from public.tickets k
    left join private.admissions a on a.ticket_id = k.id
    left join private.door_counts c on c.event_id = k.event_id
    where k.holder_id = any (user_ids) and k.event_id = chat_authors.event_id and k.status = 'valid'
    group by k.holder_id
  ), crew as (
    select p.user_id from public.user_permissions p
    where p.user_id = any (user_ids) and p.entity_type = 'event' and p.entity_id = chat_authors.event_id
  ), acts as (
    select distinct p.user_id from public.user_permissions p
    join public.event_artists l on l.artist_id = p.entity_id and l.event_id = chat_authors.event_id
    where p.user_id = any (user_ids) and p.entity_type = 'artist'
  )
  select u.id, jsonb_build_object(
    'id', u.id, 'name', private.chat_name(u), 'hasPage', u.is_public,
    'picture', case when u.picture_path is not null and u.suspended_at is null then
      jsonb_build_object('path', u.picture_path, 'focusX', u.picture_focus_x, 'focusY', u.picture_focus_y) end,
    'badges', to_jsonb(array_remove(array[
      case when crew.user_id is not null then 'crew' end, case when acts.user_id is not null then 'artist' end,
      case when held.is_inside then 'inside' end, case when held.holder_id is not null then 'holder' end
    ], null)))
  from public.users u
  left join crew on crew.user_id = u.id
  left join acts on acts.user_id = u.id
  left join held on held.holder_id = u.id
  where u.id = any (user_ids);
end $$;

create function private.chat_author(event_id bigint, user_id bigint)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce((select a.author from private.chat_authors(chat_author.event_id, array[chat_author.user_id]) a), private.nobody());
end $$;

create function private.nobody()
returns jsonb
language sql immutable
set search_path = ''
as $$
  select '{"id": 0, "name": "Somebody who left", "hasPage": false, "picture": null, "badges": []}'::jsonb
$$;

-- Most messages answer nothing and mention nobody: for these it asks nothing.
create function private.chat_message(m public.chat_messages, author jsonb)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  reply jsonb;
  mentioned jsonb := '[]';
begin
  if m.reply_to is not null then
    select jsonb_build_object('id', q.id, 'seq', q.seq, 'authorId', coalesce(u.id, 0),
      'authorName', case when u.id is null then private.nobody() ->> 'name' else private.chat_name(u) end,
      'excerpt', left(coalesce(q.body, ''), 140), 'isDeleted', q.deleted_at is not null)
    into reply from public.chat_messages q left join public.users u on u.id = q.author_id where q.id = m.reply_to;
  end if;
  if m.mentions <> '{}' then
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', private.chat_name(u)) order by u.id), '[]')
    into mentioned from public.users u where u.id = any (m.mentions);
  end if;
  return jsonb_build_object(
    'id', m.id, 'roomId', m.room_id, 'seq', m.seq, 'change', m.change, 'clientId', m.client_id, 'body', m.body,
    'picture', m.picture - 'path', 'replyTo', reply, 'mentions', mentioned, 'reactions', m.reactions, 'at', m.created_at,
    'editedAt', m.edited_at, 'isDeleted', m.deleted_at is not null, 'isRemoved', m.is_removed, 'pinnedAt', m.pinned_at, 'author', author);
end $$;

-- Messages of one event, in the order of the array.
create function private.chat_messages_json(messages public.chat_messages[])
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  left_behind jsonb := private.nobody();
begin
  return (
    select coalesce(jsonb_agg(private.chat_message(messages[m.ordinality], coalesce(a.author, left_behind)) order by m.ordinality), '[]')
    from unnest(messages) with ordinality m
    left join private.chat_authors((messages[1]).event_id, array(select distinct w.author_id from unnest(messages) w)) a on a.user_id = m.author_id
  );
end $$;

-- Reading --------------------------------------------------------------------------------------------

-- Definer, all: who may read is asked once for a page and not for every row.
create function private.require_readable(room_id bigint)
returns public.chat_rooms
language plpgsql stable security definer
set search_path = ''
as $$
declare
  room public.chat_rooms;
begin
  select * into room from public.chat_rooms r where r.id = require_readable.room_id;
  if not found or not private.can_read_room(room.event_id, room.id) then
    perform private.refuse('not_found', 404);
  end if;
  return room;
end $$;

-- Ascending; older than one, newer than one, or the newest.
create function public.list_messages(room_id bigint, before_seq bigint default null, after_seq bigint default null, page_size int default 50)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  room public.chat_rooms := private.require_readable(list_messages.room_id);
  most int := least(greatest(page_size, 1), 100);
begin
  if after_seq is not null then
    return private.chat_messages_json(array(
      select m from public.chat_messages m where m.room_id = room.id and m.seq > after_seq order by m.seq limit most));
  end if;
  return private.chat_messages_json(array(
    select page.m from (
      select m from public.chat_messages m where m.room_id = room.id and m.seq < coalesce(before_seq, 9223372036854775807) order by m.seq desc limit most
    ) page order by (page.m).seq));
end $$;

-- Everything that changed after a moment, in the order in which it changed: what was missed while asleep.
create function public.list_changes(room_id bigint, after_change bigint, page_size int default 200)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  room public.chat_rooms := private.require_readable(list_changes.room_id);
begin
  return private.chat_messages_json(array(
    select m from public.chat_messages m where m.room_id = room.id and m.change > after_change
    order by m.change limit least(greatest(page_size, 1), 200)));
end $$;

create function public.list_pinned(room_id bigint)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  room public.chat_rooms := private.require_readable(list_pinned.room_id);
begin
  return private.chat_messages_json(array(
    select m from public.chat_messages m where m.room_id = room.id and m.pinned_at is not null order by m.pinned_at desc));
end $$;
grant execute on function public.list_messages, public.list_changes, public.list_pinned to anon, authenticated, service_role;

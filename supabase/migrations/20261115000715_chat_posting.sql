-- Posting a message: who may, how often, and who is told (docs/chat.md). One pass: everything that can be asked without
-- the room's lock is asked before it, so that a full room waits for nobody's checks.

-- Suspended accounts and those without an address of their own write nothing.
create function private.require_chat_writer()
returns public.users
language plpgsql stable
set search_path = ''
as $$
declare
  writer public.users;
begin
  select u.* into writer from public.users u join auth.users a on a.id = u.supabase_id
  where u.supabase_id = auth.uid() and u.suspended_at is null and (a.banned_until is null or a.banned_until <= now()) and not coalesce(a.is_anonymous, false);
  if not found then
    perform private.refuse('not_signed_in', 401);
  end if;
  return writer;
end $$;

-- Without what cannot be seen: control characters, and those that turn the direction of everything after them.
create function private.clean_message(body text)
returns text
language sql immutable
set search_path = ''
as $$
  select btrim(regexp_replace(regexp_replace(replace(coalesce(body, ''), E'\r', ''),
    '[\u0001-\u0008\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069]', '', 'g'), '\n{3,}', E'\n\n', 'g'), E' \n\t')
$$;

create function private.has_link(body text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select body ~* '(https?://|www\.|[a-z0-9-]+\.(com|net|org|io|me|ly|to|gg|co|de|uk|ru|xyz|info|app|link|shop|site|online|top)\M)'
$$;

create function private.refuse_writing(why text, muted_until timestamptz default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  case why
    when 'archived' then perform private.refuse('chat_archived');
    when 'not_open' then perform private.refuse('chat_not_open');
    when 'locked' then perform private.refuse('chat_locked');
    when 'name_missing' then perform private.refuse('chat_name_missing');
    when 'muted' then perform private.refuse('chat_muted', 403,
      case when muted_until < 'infinity' then ceil(extract(epoch from muted_until - now()))::text end);
    else perform private.refuse('chat_not_allowed', 403);
  end case;
end $$;

-- Whether this person may write in this room now; refuses otherwise.
create function private.require_writable(room public.chat_rooms, writer public.users, standing int)
returns void
language plpgsql stable
set search_path = ''
as $$
declare
  event public.events;
  muted_until timestamptz := private.chat_muted_until(room.event_id, writer.id);
  why text;
begin
  select * into event from public.events e where e.id = room.event_id;
  if not coalesce(private.may_read_chat(room, event, standing), false) then
    perform private.refuse('not_found', 404);
  end if;
  why := private.why_not_write(room, private.chat_state(room, event.ends_at), standing,
    writer.handle is not null or btrim(writer.display_name) <> '', muted_until);
  if why is not null then
    perform private.refuse_writing(why, muted_until);
  end if;
end $$;

create function private.is_new_here(writer public.users, standing int)
returns boolean
language sql stable
set search_path = ''
as $$
  select standing < 3 and writer.created_at > now() - interval '1 day'
$$;

create function private.refuse_wait(reason text, until timestamptz)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if until > clock_timestamp() then
    perform private.refuse(reason, 429, greatest(1, ceil(extract(epoch from until - clock_timestamp())))::text);
  end if;
end $$;

-- Counted by what stands in the table: a refusal rolls back nothing that was counted. Answers whether the person is
-- known to have written here lately.
create function private.require_pace(room public.chat_rooms, writer public.users, standing int, body text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  times timestamptz[];
  last_here timestamptz;
  said int;
begin
  select array_agg(m.created_at order by m.created_at desc), max(m.created_at) filter (where m.room_id = room.id),
    count(*) filter (where m.created_at > clock_timestamp() - interval '2 minutes' and lower(m.body) = lower(require_pace.body) and m.body <> '')
  into times, last_here, said
  from public.chat_messages m
  where m.author_id = writer.id and m.event_id = room.event_id and m.created_at > clock_timestamp() - interval '5 minutes';
  if times is null then
    return false;
  end if;
  perform private.refuse_wait('chat_too_fast', times[5] + interval '10 seconds');
  perform private.refuse_wait('chat_too_fast', times[30] + interval '5 minutes');
  if standing < 4 then
    perform private.refuse_wait('chat_slow', last_here + make_interval(secs => room.slow_seconds));
  end if;
  if private.is_new_here(writer, standing) then
    perform private.refuse_wait('chat_new_account', times[1] + interval '30 seconds');
  end if;
  if said >= 2 then
    perform private.refuse('chat_said_already');
  end if;
  return true;
end $$;

create function private.chat_topic(event_id bigint, room_id bigint)
returns text
language sql immutable
set search_path = ''
as $$
  select 'event:' || event_id || ':chat:' || room_id
$$;

-- The one place that tells people of the chat. Nobody is told of what they did themselves, nor across a block. `about`
-- has what is told of: subject_type, subject_id, and title or excerpt.
create function private.tell_of_chat(kind text, people bigint[], room public.chat_rooms, actor_id bigint, about jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.tell(
    array(
      select p.id from unnest(people) p (id)
      where p.id is distinct from tell_of_chat.actor_id and not exists (
        select from public.user_blocks b
        where (b.user_id = p.id and b.blocked_id = tell_of_chat.actor_id) or (b.user_id = tell_of_chat.actor_id and b.blocked_id = p.id)
      )
    ), tell_of_chat.kind,
    about || jsonb_build_object('event_id', room.event_id, 'room_id', room.id, 'actor_id', tell_of_chat.actor_id));
end $$;

-- Those of the mentioned who may read the room, the first ten.
create function private.readable_mentions(room public.chat_rooms, mentions bigint[])
returns bigint[]
language plpgsql stable
set search_path = ''
as $$
begin
  return array(
    select distinct u.id from public.users u
    where u.id = any (mentions[1:10]) and (room.read_by = 'everyone'
      or private.chat_standing(room.event_id, u.id) >= private.chat_rank(room.read_by))
    order by u.id
  );
end $$;

-- Definer: nobody writes the tables but by this. The same client_id again answers the message that is there.
create function public.post_message(
  room_id bigint, client_id uuid, body text, reply_to bigint default null, mentions bigint[] default null, picture_id uuid default null
)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  writer public.users := private.require_chat_writer();
  room public.chat_rooms;
  made public.chat_messages;
  answered public.chat_messages;
  picture public.chat_pictures;
  standing int;
  content text := private.clean_message(post_message.body);
  is_known boolean;
  author jsonb;
  answer jsonb;
begin
  -- One message of a person at a time: what is sent twice at once is one message, and no limit is slipped through.
  perform pg_advisory_xact_lock(hashtextextended('chat:' || writer.id, 0));
  select * into made from public.chat_messages m where m.author_id = writer.id and m.client_id = post_message.client_id;
  if found then
    return private.chat_message(made, private.chat_author(made.event_id, writer.id));
  end if;
  select * into room from public.chat_rooms r where r.id = post_message.room_id;
  standing := private.chat_standing(room.event_id, writer.id);
  perform private.require_writable(room, writer, standing);
  if char_length(content) > 2000 then
    perform private.refuse('message_too_long', 400);
  end if;
  if picture_id is not null then
    select * into picture from public.chat_pictures p
    where p.id = post_message.picture_id and p.user_id = writer.id and p.room_id = room.id and p.message_id is null for update;
    if not found then
      perform private.refuse('picture_not_found', 404);
    end if;
  elsif content !~ '[^\s\u00AD\u200B-\u200F\u2060\uFE0F\uFEFF]' then
    perform private.refuse('message_empty', 400);
  end if;
  if private.is_new_here(writer, standing) and (picture.id is not null or private.has_link(content)) then
    perform private.refuse('chat_new_account', 403);
  end if;
  is_known := private.require_pace(room, writer, standing, content);
  if post_message.reply_to is not null then
    select * into answered from public.chat_messages m where m.id = post_message.reply_to and m.room_id = room.id;
  end if;
  post_message.mentions := case when cardinality(post_message.mentions) > 0
    then private.readable_mentions(room, post_message.mentions) else '{}' end;
  author := private.chat_author(room.event_id, writer.id);
  if not is_known then
    insert into private.chat_people (event_id, user_id) values (room.event_id, writer.id) on conflict do nothing;
  end if;

  -- From here to the end of the transaction the room is ours: numbers are given in the order in which they become visible.
  update public.chat_rooms r set last_seq = r.last_seq + 1, last_change = r.last_change + 1, last_message_at = clock_timestamp()
  where r.id = room.id and r.is_open and (standing = 5 or not r.is_locked)
  returning * into room;
  if not found then
    perform private.refuse('chat_locked');
  end if;
  insert into public.chat_messages (room_id, event_id, seq, change, author_id, client_id, body, picture, reply_to, mentions, created_at)
  values (room.id, room.event_id, room.last_seq, room.last_change, writer.id, post_message.client_id, content,
    case when picture.id is not null then
      jsonb_build_object('id', picture.id, 'path', picture.path, 'width', picture.width, 'height', picture.height) end,
    answered.id, post_message.mentions, room.last_message_at)
  returning * into made;
  if picture.id is not null then
    update public.chat_pictures p set message_id = made.id where p.id = picture.id;
  end if;
  answer := private.chat_message(made, author);
  perform realtime.send(answer, 'message', private.chat_topic(room.event_id, room.id), true);
  if made.mentions <> '{}' then
    perform private.tell_of_chat('chat_mention', made.mentions, room, writer.id,
      jsonb_build_object('subject_type', 'chat_message', 'subject_id', made.id, 'excerpt', made.body));
  end if;
  if answered.author_id is not null and answered.author_id <> all (made.mentions) and answered.deleted_at is null
     and private.chat_standing(room.event_id, answered.author_id) >= private.chat_rank(room.read_by) then
    perform private.tell_of_chat('chat_reply', array[answered.author_id], room, writer.id,
      jsonb_build_object('subject_type', 'chat_message', 'subject_id', made.id, 'excerpt', made.body));
  end if;
  return answer;
end $$;
grant execute on function public.post_message to authenticated, service_role;

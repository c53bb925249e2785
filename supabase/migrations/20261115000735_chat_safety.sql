-- Whom one can mention, whom one has blocked, and the pictures of a chat (docs/chat.md).

-- Definer, all: names of people are for those who share a room with them.
create function public.list_mentionable(room_id bigint, search text)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  viewer bigint := private.require_viewer();
  room public.chat_rooms := private.require_readable(list_mentionable.room_id);
  wanted text := lower(btrim(coalesce(search, '')));
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'picture', p.picture) order by p.is_within, p.name), '[]') from (
      select u.id, named.name, position(wanted in lower(named.name)) <> 1 as is_within,
        case when u.picture_path is not null then
          jsonb_build_object('path', u.picture_path, 'focusX', u.picture_focus_x, 'focusY', u.picture_focus_y) end as picture
      from (
        select c.user_id from private.chat_people c where c.event_id = room.event_id
        union
        select t.user_id from public.user_permissions t where t.entity_type = 'event' and t.entity_id = room.event_id
      ) known
      join public.users u on u.id = known.user_id
      cross join lateral (select coalesce(nullif(btrim(u.display_name), ''), u.handle, 'Somebody') as name) named
      where u.id <> viewer
        and (position(' ' || wanted in ' ' || lower(named.name)) > 0 or starts_with(u.handle, wanted))
        and not exists (
          select from public.user_blocks b
          where (b.user_id = viewer and b.blocked_id = u.id) or (b.user_id = u.id and b.blocked_id = viewer)
        )
        and (room.read_by = 'everyone' or private.chat_standing(room.event_id, u.id) >= private.chat_rank(room.read_by))
      order by is_within, named.name limit 8
    ) p
  );
end $$;

create function public.block_user(user_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer bigint := private.require_viewer();
begin
  if block_user.user_id = viewer then
    perform private.refuse('cannot_block_oneself', 400);
  end if;
  if not exists (select from public.users u where u.id = block_user.user_id) then
    perform private.refuse('unknown_user', 404);
  end if;
  if (select count(*) from public.user_blocks b where b.user_id = viewer) >= 1000 then
    perform private.refuse('too_many_blocks');
  end if;
  insert into public.user_blocks (user_id, blocked_id) values (viewer, block_user.user_id) on conflict do nothing;
end $$;

create function public.unblock_user(user_id bigint)
returns void
language sql security definer
set search_path = ''
as $$
  delete from public.user_blocks b where b.user_id = private.current_user_id() and b.blocked_id = unblock_user.user_id
$$;

create function public.list_blocked()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', private.chat_name(u), 'at', b.created_at) order by b.created_at desc), '[]')
  from public.user_blocks b join public.users u on u.id = b.blocked_id where b.user_id = private.current_user_id()
$$;
grant execute on function public.list_mentionable, public.block_user, public.unblock_user, public.list_blocked to authenticated, service_role;

-- Pictures -------------------------------------------------------------------------------------------

-- Asked by the person before anything is read from the network, and counted: redrawing a picture is work.
create function public.begin_chat_picture(event_id bigint, room_id bigint)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  writer public.users := private.require_chat_writer();
  room public.chat_rooms;
  standing int;
begin
  select * into room from public.chat_rooms r where r.id = begin_chat_picture.room_id and r.event_id = begin_chat_picture.event_id;
  standing := private.chat_standing(room.event_id, writer.id);
  perform private.require_writable(room, writer, standing);
  if private.is_new_here(writer, standing) then
    perform private.refuse('chat_new_account', 403);
  end if;
  perform private.refuse_wait('chat_too_fast',
    clock_timestamp() + make_interval(secs => private.take_rate('chat_picture:' || writer.id, 20, interval '10 minutes')));
  return writer.id;
end $$;

-- The path of a picture that the caller may see: of a message that stands in a room that they may read, of a reported
-- one for moderators, or their own that is not sent yet.
create function public.find_chat_picture(picture_id uuid)
returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  place record;
begin
  select p.path, p.user_id, r.event_id, r.id as room_id, m.id as message_id, m.deleted_at into place
  from public.chat_pictures p join public.chat_rooms r on r.id = p.room_id left join public.chat_messages m on m.id = p.message_id
  where p.id = find_chat_picture.picture_id;
  if place.path is null or not (
    case when place.message_id is null then place.user_id = private.current_user_id()
      when place.deleted_at is not null then private.can(2, 'event', place.event_id)
      else private.can_read_room(place.event_id, place.room_id) end
  ) is true then
    perform private.refuse('not_found', 404);
  end if;
  return place.path;
end $$;
grant execute on function public.begin_chat_picture to authenticated, service_role;
grant execute on function public.find_chat_picture to anon, authenticated, service_role;

-- Called by the worker, which deletes the files of what this answers: never sent, or of a message that is long gone.
create function private.forget_chat_pictures(most int default 200)
returns setof text
language sql
set search_path = ''
as $$
  delete from public.chat_pictures q where q.id in (
    select p.id from public.chat_pictures p left join public.chat_messages m on m.id = p.message_id
    where (p.message_id is null and p.created_at < now() - interval '1 day') or m.deleted_at < now() - interval '30 days'
    limit most
  ) returning q.path
$$;

-- The moderators' desk: mutes, reports with what was said around them, the record, and the rooms' settings.

-- Definer, all: the tables take no writes from people. Null minutes: for the whole event. Whoever is muted already is
-- muted anew.
create function public.mute_in_chat(event_id bigint, user_id bigint, minutes int default null, reason text default '')
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  moderator bigint := private.require_moderator(mute_in_chat.event_id);
  made public.chat_mutes;
begin
  if minutes not between 1 and 525600 then
    perform private.refuse('invalid_value', 400);
  end if;
  if not exists (select from public.users u where u.id = mute_in_chat.user_id) then
    perform private.refuse('unknown_user', 404);
  end if;
  if private.chat_standing(mute_in_chat.event_id, mute_in_chat.user_id) = 5 then
    perform private.refuse('chat_is_moderator');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('chat_mute:' || mute_in_chat.event_id || ':' || mute_in_chat.user_id, 0));
  update public.chat_mutes m set lifted_at = now()
  where m.event_id = mute_in_chat.event_id and m.user_id = mute_in_chat.user_id and m.lifted_at is null;
  insert into public.chat_mutes (event_id, user_id, until, reason, muted_by)
  values (mute_in_chat.event_id, mute_in_chat.user_id, now() + make_interval(mins => minutes), left(btrim(coalesce(mute_in_chat.reason, '')), 300), moderator)
  returning * into made;
  insert into public.chat_muted_tickets (mute_id, ticket_id)
  select made.id, k.id from public.tickets k where k.event_id = made.event_id and k.holder_id = made.user_id and k.status = 'valid';
  perform private.note_action('muted', made.event_id, null, null, made.user_id,
    jsonb_build_object('minutes', minutes, 'reason', nullif(made.reason, '')));
  perform private.tell_of_mute(made);
end $$;

create function private.tell_of_mute(mute public.chat_mutes)
returns void
language plpgsql
set search_path = ''
as $$
declare
  room public.chat_rooms;
begin
  select * into room from public.chat_rooms r where r.event_id = mute.event_id order by r.position, r.id limit 1;
  perform private.tell_of_chat('chat_moderation', array[mute.user_id], room, null, 'chat_mute', mute.id);
  perform realtime.send(jsonb_build_object('eventId', mute.event_id,
    'until', case when mute.lifted_at is null then coalesce(mute.until, 'infinity') end), 'chat_mute', 'user:' || mute.user_id, true);
end $$;

create function public.unmute_in_chat(event_id bigint, user_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  lifted public.chat_mutes;
begin
  perform private.require_moderator(unmute_in_chat.event_id);
  update public.chat_mutes m set lifted_at = now()
  where m.event_id = unmute_in_chat.event_id and m.user_id = unmute_in_chat.user_id and m.lifted_at is null returning * into lifted;
  if found then
    perform private.note_action('unmuted', lifted.event_id, null, null, lifted.user_id);
    perform realtime.send(jsonb_build_object('eventId', lifted.event_id, 'until', null), 'chat_mute', 'user:' || lifted.user_id, true);
  end if;
end $$;

create function public.list_mutes(event_id bigint)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_moderator(list_mutes.event_id);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'person', private.chat_author(m.event_id, m.user_id), 'until', m.until,
      'reason', m.reason, 'by', (select private.chat_name(u) from public.users u where u.id = m.muted_by), 'at', m.created_at,
      'tickets', (select count(*) from public.chat_muted_tickets t where t.mute_id = m.id)) order by m.id desc), '[]')
    from (
      select * from public.chat_mutes q
      where q.event_id = list_mutes.event_id and q.lifted_at is null and (q.until is null or q.until > now()) order by q.id desc limit 200
    ) m
  );
end $$;

-- Reports --------------------------------------------------------------------------------------------

create function private.chat_report(r public.chat_reports)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  m public.chat_messages;
begin
  select * into m from public.chat_messages q where q.id = r.message_id;
  return jsonb_build_object(
    'id', r.id, 'at', r.created_at, 'reason', r.reason, 'note', r.note, 'roomId', r.room_id,
    'roomName', (select c.name from public.chat_rooms c where c.id = r.room_id),
    'messageId', r.message_id, 'seq', m.seq, 'body', r.body, 'picture', r.picture - 'path', 'isGone', m.deleted_at is not null,
    'author', private.chat_author(r.event_id, r.author_id),
    'others', (select coalesce(jsonb_agg(jsonb_build_object('reason', o.reason, 'note', o.note, 'at', o.created_at) order by o.id), '[]')
      from public.chat_reports o where o.message_id = r.message_id and o.id <> r.id),
    'around', private.chat_messages_json(array(
      select q from public.chat_messages q where q.room_id = r.room_id and q.seq between m.seq - 3 and m.seq + 3 and q.id <> m.id order by q.seq)),
    'timesReported', (select count(distinct o.message_id) from public.chat_reports o where o.author_id = r.author_id and o.event_id = r.event_id),
    'timesMuted', (select count(*) from public.chat_mutes x where x.user_id = r.author_id and x.event_id = r.event_id),
    'mutedUntil', private.chat_muted_until(r.event_id, r.author_id),
    'decision', r.decision, 'decidedAt', r.decided_at,
    'decidedBy', (select private.chat_name(u) from public.users u where u.id = r.decided_by));
end $$;

-- A message that several reported is one entry: the first of its reports, with the others in it.
create function public.list_reports(event_id bigint, state text default 'open', before bigint default null)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_moderator(list_reports.event_id);
  return (
    select coalesce(jsonb_agg(private.chat_report(page.r) order by (page.r).id desc), '[]') from (
      select r from public.chat_reports r
      where r.event_id = list_reports.event_id and r.id < coalesce(list_reports.before, 9223372036854775807)
        and (r.decided_at is null) = (list_reports.state = 'open')
        and not exists (
          select from public.chat_reports o
          where o.message_id = r.message_id and o.id < r.id and (o.decided_at is null) = (r.decided_at is null)
        )
      order by r.id desc limit 20
    ) page
  );
end $$;

create function public.decide_report(report_id bigint, decision text, mute_minutes int default null)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  report public.chat_reports;
  m public.chat_messages;
begin
  select * into report from public.chat_reports r where r.id = decide_report.report_id;
  if not found then
    perform private.refuse('not_found', 404);
  end if;
  perform private.require_moderator(report.event_id);
  if decision is null or decision not in ('dismiss', 'remove', 'remove_and_mute') then
    perform private.refuse('invalid_value', 400);
  end if;
  -- Two moderators who decide at once: the second is told.
  perform private.take_reports(report.message_id);
  select * into report from public.chat_reports r where r.id = decide_report.report_id;
  if report.decided_at is not null then
    perform private.refuse('report_decided');
  end if;
  if decision = 'dismiss' then
    perform private.note_action('report_dismissed', report.event_id, report.room_id, report.message_id, report.author_id,
      jsonb_build_object('reason', report.reason));
  else
    m := private.take_message(report.message_id);
    perform private.remove_taken(m, report.reason);
    if decision = 'remove_and_mute' and report.author_id is not null then
      perform public.mute_in_chat(report.event_id, report.author_id, mute_minutes, report.reason);
    end if;
  end if;
  update public.chat_reports r set decided_at = now(), decided_by = private.current_user_id(), decision = decide_report.decision
  where r.message_id = report.message_id and (r.decided_at is null or r.decided_at = now());
end $$;

create function public.list_chat_actions(event_id bigint, before bigint default null)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_moderator(list_chat_actions.event_id);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'what', a.what, 'at', a.at, 'detail', a.detail #- '{picture,path}', 'roomId', a.room_id,
      'roomName', (select r.name from public.chat_rooms r where r.id = a.room_id), 'messageId', a.message_id,
      'by', (select jsonb_build_object('id', u.id, 'name', private.chat_name(u)) from public.users u where u.id = a.by_user_id),
      'person', (select jsonb_build_object('id', u.id, 'name', private.chat_name(u)) from public.users u where u.id = a.user_id)
    ) order by a.id desc), '[]')
    from (
      select * from public.chat_actions q where q.event_id = list_chat_actions.event_id
        and q.id < coalesce(list_chat_actions.before, 9223372036854775807) order by q.id desc limit 50
    ) a
  );
end $$;

-- Settings -------------------------------------------------------------------------------------------

create function public.save_chat_room(event_id bigint, room jsonb)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  sent jsonb := private.sent_object(save_chat_room.room);
  saved public.chat_rooms;
  is_new boolean := sent ->> 'id' is null;
begin
  perform private.require_moderator(save_chat_room.event_id);
  if private.chat_rank(sent ->> 'writeBy', true) < private.chat_rank(sent ->> 'readBy') then
    perform private.refuse('chat_writers_must_read', 400);
  end if;
  if sent ->> 'stageId' is not null and not exists (
    select from public.event_stages s where s.id = (sent ->> 'stageId')::bigint and s.event_id = save_chat_room.event_id
  ) then
    perform private.refuse('unknown_stage', 400);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('chat_rooms:' || save_chat_room.event_id, 0));
  if is_new then
    if (select count(*) from public.chat_rooms r where r.event_id = save_chat_room.event_id) >= 40 then
      perform private.refuse('too_many_rooms');
    end if;
    insert into public.chat_rooms (event_id, kind, name, topic, read_by, write_by, opens_at, closes_at, is_open, stage_id, position)
    values (save_chat_room.event_id, sent ->> 'kind', btrim(sent ->> 'name'), btrim(coalesce(sent ->> 'topic', '')), sent ->> 'readBy', sent ->> 'writeBy',
      (sent ->> 'opensAt')::timestamptz, (sent ->> 'closesAt')::timestamptz, coalesce((sent ->> 'isOpen')::boolean, true), (sent ->> 'stageId')::bigint,
      (select coalesce(max(r.position), 0) + 1 from public.chat_rooms r where r.event_id = save_chat_room.event_id))
    returning * into saved;
  else
    update public.chat_rooms r set kind = sent ->> 'kind', name = btrim(sent ->> 'name'), topic = btrim(coalesce(sent ->> 'topic', '')),
      read_by = sent ->> 'readBy', write_by = sent ->> 'writeBy', opens_at = (sent ->> 'opensAt')::timestamptz,
      closes_at = (sent ->> 'closesAt')::timestamptz, is_open = coalesce((sent ->> 'isOpen')::boolean, true), stage_id = (sent ->> 'stageId')::bigint
    where r.id = (sent ->> 'id')::bigint and r.event_id = save_chat_room.event_id returning * into saved;
    if saved.id is null then
      perform private.refuse('not_found', 404);
    end if;
  end if;
  perform private.note_action(case when is_new then 'room_added' else 'room_changed' end, saved.event_id, saved.id, null, null,
    jsonb_build_object('name', saved.name, 'readBy', saved.read_by, 'writeBy', saved.write_by, 'isOpen', saved.is_open));
  perform private.announce_room(saved);
  return saved.id;
end $$;

create function public.order_chat_rooms(event_id bigint, room_ids bigint[])
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_moderator(order_chat_rooms.event_id);
  perform from public.chat_rooms r where r.event_id = order_chat_rooms.event_id order by r.id for no key update;
  update public.chat_rooms r set position = wanted.place
  from unnest(room_ids) with ordinality wanted (id, place)
  where r.id = wanted.id and r.event_id = order_chat_rooms.event_id;
end $$;

-- What was said is kept: a room with messages is closed instead.
create function public.remove_chat_room(room_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  room public.chat_rooms := private.require_readable(remove_chat_room.room_id);
begin
  perform private.require_moderator(room.event_id);
  select * into room from public.chat_rooms r where r.id = room.id for update;
  if room.last_seq > 0 then
    perform private.refuse('room_has_messages');
  end if;
  perform private.note_action('room_removed', room.event_id, null, null, null, jsonb_build_object('name', room.name));
  delete from public.chat_rooms r where r.id = room.id;
end $$;

grant execute on function public.mute_in_chat, public.unmute_in_chat, public.list_mutes, public.list_reports, public.decide_report,
  public.list_chat_actions, public.save_chat_room, public.order_chat_rooms, public.remove_chat_room to authenticated, service_role;

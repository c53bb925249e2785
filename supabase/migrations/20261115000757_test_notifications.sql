-- Tests of notifications: staff send one and see what came of it on every way (docs/notifications.md).

create table private.test_notifications (
  id bigint generated always as identity primary key,
  notification_id bigint references public.notifications (id) on delete set null,
  user_id bigint not null references public.users (id) on delete cascade,
  sent_by bigint references public.users (id) on delete set null,
  kind text not null references private.notification_kinds (kind),
  channels text[] not null,
  created_at timestamptz not null default now()
);
create index test_notifications_by_notification on private.test_notifications (notification_id);
create index test_notifications_by_user on private.test_notifications (user_id);
create index test_notifications_by_author on private.test_notifications (sent_by);
create index test_notifications_by_kind on private.test_notifications (kind);
alter table private.test_notifications enable row level security;
revoke all on private.test_notifications from anon, authenticated;

-- Definer, all: staff write no notifications otherwise, and read neither the addresses of others nor what was delivered.
create function public.find_people(search text)
returns table (id bigint, name text, hint text)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wanted text := lower(btrim(find_people.search));
  pattern text := '%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_staff();
  if wanted = '' then
    return;
  end if;
  return query
  select u.id, u.display_name,
    '#' || u.id || coalesce(' · ' || regexp_replace(lower(a.email), '^(.)[^@]*@(.).*(\.[^.]*)$', '\1•••@\2•••\3'), '')
  from public.users u left join auth.users a on a.id = u.supabase_id
  where u.id::text = ltrim(wanted, '#') or lower(a.email) = wanted or u.display_name ilike pattern
  order by (u.id::text = ltrim(wanted, '#') or lower(a.email) = wanted) desc nulls last, u.display_name, u.id limit 8;
end $$;

create function public.list_notification_kinds()
returns table (kind text, category text)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return query select k.kind, k.category from private.notification_kinds k order by k.kind <> 'test', k.kind;
end $$;

-- A sample says what never happened: to others than oneself only those send one who may do everything anyway.
create function public.send_test_notification(user_id bigint, kind text, channels text[])
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer bigint := private.current_user_id();
  test bigint;
  told bigint;
begin
  perform private.require_staff();
  if send_test_notification.kind <> 'test' and send_test_notification.user_id <> viewer and not private.is_staff(3) then
    perform private.refuse('samples_are_for_oneself', 403);
  end if;
  if not exists (select from public.users u where u.id = send_test_notification.user_id) then
    perform private.refuse('unknown_user', 404);
  end if;
  if cardinality(channels) is distinct from (select count(distinct c)::int from unnest(channels) c where c in ('in_app', 'email', 'push'))
     or cardinality(channels) = 0
     or not exists (select from private.notification_kinds k where k.kind = send_test_notification.kind) then
    perform private.refuse('invalid_value', 400);
  end if;
  if private.take_rate('test_notification:' || viewer, 60, interval '1 hour') > 0 then
    perform private.refuse('too_many_requests', 429);
  end if;
  insert into private.test_notifications as t (user_id, sent_by, kind, channels)
  values (send_test_notification.user_id, viewer, send_test_notification.kind, send_test_notification.channels)
  returning t.id into test;
  perform private.tell(array[send_test_notification.user_id], send_test_notification.kind, jsonb_build_object(
    'subject_type', 'test', 'subject_id', test, 'channels', to_jsonb(channels), 'excerpt', 'This is a test. Nothing has happened.')
    || case when send_test_notification.kind = 'test' then '{}' else jsonb_build_object(
      'actor_id', viewer, 'title', 'A sample', 'because_name', 'Limelight', 'happens_at', now() + interval '1 hour',
      'event_id', (select e.id from public.events e where e.is_listed order by e.starts_at desc limit 1)) end);
  select n.id into told from public.notifications n
  where n.user_id = send_test_notification.user_id and n.subject_type = 'test' and n.subject_id = test;
  update private.test_notifications t set notification_id = told where t.id = test;
  return test;
end $$;

-- The newest fifty, each with every letter and push of it.
create function public.list_test_notifications()
returns table (
  id bigint, at timestamptz, kind text, channels text[], person text, author text, is_shown boolean, is_read boolean, deliveries jsonb
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return query
  select t.id, t.created_at, t.kind, t.channels, p.display_name, coalesce(b.display_name, ''), coalesce(n.in_app, false),
    n.read_at is not null, (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'channel', d.channel, 'state', d.state, 'error', d.error,
        'attempts', d.attempts, 'sentAt', d.sent_at, 'device', (
          select s.device from public.push_subscriptions s where d.channel = 'push' and s.id::text = d.address)) order by d.id), '[]')
      from private.deliveries d where d.notification_id = n.id
    )
  from private.test_notifications t
  join public.users p on p.id = t.user_id
  left join public.users b on b.id = t.sent_by
  left join public.notifications n on n.id = t.notification_id
  order by t.id desc limit 50;
end $$;

grant execute on function public.find_people, public.list_notification_kinds, public.send_test_notification, public.list_test_notifications
  to authenticated, service_role;

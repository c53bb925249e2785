-- How news reach people beyond the app: what each person chose, their devices, and every letter and push that goes out
-- (docs/notifications.md).

-- What somebody chose; whoever chose nothing has what private.notification_categories says.
create table public.notification_settings (
  user_id bigint not null references public.users (id) on delete cascade,
  category text not null references private.notification_categories (category),
  in_app boolean not null,
  email boolean not null,
  push boolean not null,
  primary key (user_id, category)
);
create index notification_settings_by_category on public.notification_settings (category);

-- The browsers that somebody lets us reach. Keys are for the server alone.
create table public.push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references public.users (id) on delete cascade,
  endpoint text not null unique constraint push_endpoint_length check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  -- As people call it: 'Firefox on Android'.
  device text not null default '' constraint push_device_length check (char_length(device) <= 80),
  created_at timestamptz not null default now(),
  last_sent_at timestamptz,
  -- In a row; a device that cannot be reached five times is forgotten.
  failures int not null default 0
);
create index push_subscriptions_by_user on public.push_subscriptions (user_id, id);

alter table public.notification_settings enable row level security;
alter table public.push_subscriptions enable row level security;
revoke all on public.notification_settings, public.push_subscriptions from anon, authenticated;
grant select on public.notification_settings to authenticated;
grant select (id, user_id, endpoint, device, created_at, last_sent_at) on public.push_subscriptions to authenticated;
create policy "people can read what they chose to be told" on public.notification_settings
  for select to authenticated using (user_id = (select private.current_user_id()));
create policy "people can read which devices they are told on" on public.push_subscriptions
  for select to authenticated using (user_id = (select private.current_user_id()));

-- Addresses, with an account or without, that want no more mail of a category. Only their hash is kept.
create table private.mail_optouts (
  address_hash bytea not null,
  category text not null references private.notification_categories (category),
  created_at timestamptz not null default now(),
  primary key (address_hash, category)
);

-- Signs the links by which mail is ended without signing in.
create table private.unsubscribe_key (key bytea not null default extensions.gen_random_bytes(32), is_only boolean primary key default true check (is_only));
insert into private.unsubscribe_key default values;

-- The services that browsers have their pushes from; a name that begins with a dot stands for all that end with it. Those
-- of PUSH_HOSTS are added by the server when it starts: nothing else is ever asked to deliver anything.
create table private.push_hosts (host text primary key, is_set boolean not null default false);
insert into private.push_hosts (host) values ('fcm.googleapis.com'), ('.push.services.mozilla.com'), ('.push.apple.com'), ('.notify.windows.com');

-- Every letter and every push of ours, from the moment that it is decided on.
create table private.deliveries (
  id bigint generated always as identity primary key,
  notification_id bigint references public.notifications (id) on delete set null,
  holder_message_id bigint,
  user_id bigint references public.users (id) on delete cascade,
  channel text not null check (channel in ('email', 'push')),
  -- An e-mail address, or the id of a push subscription; '' where there was none.
  address text not null,
  -- One letter tells of everything in a room.
  room_id bigint,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'dropped')),
  attempts int not null default 0,
  -- Why not: turned_off, no_subscription, no_address, read, stale, gone, expired, push_off, or what the other side said.
  error text,
  created_at timestamptz not null default now(),
  -- Not before; while somebody is at it, when it is tried again should they break off.
  due_at timestamptz not null default now(),
  sent_at timestamptz
);
create unique index deliveries_of_notification on private.deliveries (notification_id, channel, address);
create unique index deliveries_of_message on private.deliveries (holder_message_id, channel, address);
create unique index deliveries_of_room on private.deliveries (user_id, room_id) where channel = 'email' and state = 'waiting';
create index deliveries_due on private.deliveries (channel, due_at, id) where state = 'waiting';
create index deliveries_by_user on private.deliveries (user_id, room_id, sent_at);
create index deliveries_by_time on private.deliveries (created_at);

do $$
declare
  table_name text;
begin
  foreach table_name in array array['mail_optouts', 'unsubscribe_key', 'push_hosts', 'deliveries'] loop
    execute format('alter table private.%I enable row level security', table_name);
    execute format('revoke all on private.%I from anon, authenticated', table_name);
  end loop;
end $$;

-- Deciding -------------------------------------------------------------------------------------------

create function private.address_hash(address text)
returns bytea
language sql immutable
set search_path = ''
as $$
  select sha256(convert_to(lower(btrim(address)), 'UTF8'))
$$;

-- Asked again right before sending, and by the jobs whose letters are their own.
create function private.wants_mail(address text, category text)
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.notification_categories c where c.category = wants_mail.category and 'email' = any (c.fixed))
    or not exists (select from private.mail_optouts o where o.address_hash = private.address_hash(address) and o.category = wants_mail.category)
      and not exists (
        select from auth.users a join public.users u on u.supabase_id = a.id
        join public.notification_settings s on s.user_id = u.id and s.category = wants_mail.category and not s.email
        where a.email = lower(btrim(address)) and a.email_confirmed_at is not null
      )
$$;

-- Whoever looks at a room of the chat needs no push about it. Rooms come with a migration of their own, which keeps
-- private.chat_here.
create function private.is_in_room(user_id bigint, room_id bigint)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  if room_id is null or to_regclass('private.chat_here') is null then
    return false;
  end if;
  return exists (
    select from private.chat_here h
    where h.room_id = is_in_room.room_id and h.user_id = is_in_room.user_id and h.seen_at > now() - interval '1 minute'
  );
end $$;

-- One job at a time for each channel: sending takes none of the workers away from selling. Without a key on purpose: two
-- purchases that commit at once need not wait for each other.
create function private.add_delivery_job(channel text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform graphile_worker.add_job(identifier => 'deliver_notifications', payload => json_build_object('channel', channel),
    queue_name => 'deliver_' || channel, priority => case channel when 'push' then 5 else 10 end);
end $$;

-- The one place that decides what comes of news, whoever inserted them. What is entered about the past is none.
-- Definer: people who cause news may read neither the choices of others nor their addresses.
create function private.route_notifications()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  shown bigint[];
  pushes boolean;
  letters boolean;
begin
  with wanted as materialized (
    select a.id, a.user_id, a.event_id, a.room_id, a.channels, k.email as writes, k.mail_after,
      k.in_app and ('in_app' = any (c.fixed) or coalesce(s.in_app, c.in_app, true)) and coalesce('in_app' = any (a.channels), true) as in_app,
      k.push and coalesce(s.push, c.push, true) and coalesce('push' = any (a.channels), true) as push,
      ('email' = any (c.fixed) or coalesce(s.email, c.email, true)) and coalesce('email' = any (a.channels), true) as email
    from added a
    join public.users u on u.id = a.user_id and u.suspended_at is null
    join private.notification_kinds k on k.kind = a.kind
    left join private.notification_categories c on c.category = k.category
    left join public.notification_settings s on s.user_id = a.user_id and s.category = k.category
    where a.created_at >= now() and a.read_at is null
  ), hidden as (
    update public.notifications n set in_app = false from wanted w where n.id = w.id and not w.in_app
  ), pushed as (
    insert into private.deliveries (notification_id, user_id, channel, address, state, error)
    select w.id, w.user_id, 'push', coalesce(p.id::text, ''), case when p.id is null then 'dropped' else 'waiting' end,
      case when not w.push then 'turned_off' when p.id is null then 'no_subscription' end
    from wanted w left join public.push_subscriptions p on w.push and p.user_id = w.user_id
    where p.id is not null and not private.is_in_room(w.user_id, w.room_id) or 'push' = any (w.channels)
    on conflict do nothing
    returning state
  ), written as (
    insert into private.deliveries (notification_id, user_id, channel, address, state, error, room_id, due_at)
    select w.id, w.user_id, 'email', coalesce(m.address, ''), case when w.email and m.address is not null then 'waiting' else 'dropped' end,
      case when not w.email then 'turned_off' when m.address is null then 'no_address' end, w.room_id,
      -- Of one room one letter an hour: what came since the last waits.
      case when w.channels is not null then now() else greatest(now() + w.mail_after, (
        select max(d.sent_at) + interval '1 hour' from private.deliveries d
        where d.user_id = w.user_id and d.room_id = w.room_id and d.channel = 'email' and d.state = 'sent'
      )) end
    from wanted w left join lateral (
      select lower(a.email) as address from public.users u join auth.users a on a.id = u.supabase_id
      where u.id = w.user_id and a.email_confirmed_at is not null
    ) m on true
    where 'email' = any (w.channels) or w.email and m.address is not null and (
      w.writes = 'letter' or w.writes = 'unless_holder' and not exists (
        select from public.tickets t where t.holder_id = w.user_id and t.event_id = w.event_id and t.status in ('valid', 'blocked')
      )
    )
    on conflict do nothing
    returning state, due_at
  )
  select (select array_agg(distinct w.user_id) from wanted w where w.in_app),
    exists (select from pushed where state = 'waiting'), exists (select from written where state = 'waiting' and due_at <= now())
  into shown, pushes, letters;
  perform private.announce_news(shown);
  if pushes then
    perform private.add_delivery_job('push');
  end if;
  if letters then
    perform private.add_delivery_job('email');
  end if;
  return null;
end $$;
create trigger route_notifications after insert on public.notifications
referencing new table as added for each statement execute function private.route_notifications();

-- A letter that is no news of an account's: to holders of tickets, who may have none. Twice is once. False where it was
-- there already or the address wants none; that is recorded as dropped.
create function private.add_delivery(holder_message_id bigint, address text, category text, user_id bigint default null)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  made text;
begin
  insert into private.deliveries (holder_message_id, user_id, channel, address, state, error)
  select add_delivery.holder_message_id, add_delivery.user_id, 'email', lower(btrim(add_delivery.address)),
    case when w.wants then 'waiting' else 'dropped' end, case when not w.wants then 'turned_off' end
  from (select private.wants_mail(add_delivery.address, add_delivery.category) as wants) w
  on conflict do nothing
  returning state into made;
  return coalesce(made = 'waiting', false);
end $$;

-- Sending --------------------------------------------------------------------------------------------

-- Taken by one worker alone. Whoever breaks off leaves it to be tried again in five minutes.
create function private.claim_deliveries(channel text, most int)
returns setof private.deliveries
language sql
set search_path = ''
as $$
  update private.deliveries d set attempts = d.attempts + 1, due_at = now() + interval '5 minutes'
  from (
    select q.id from private.deliveries q
    where q.state = 'waiting' and q.channel = claim_deliveries.channel and q.due_at <= now()
    order by q.due_at, q.id limit most for update skip locked
  ) taken
  where d.id = taken.id
  returning d.*
$$;

-- What came of an attempt. 'waiting' is to be tried again, later each time, until it is no news any more. Answers how it stands.
create function private.record_delivery(delivery_id bigint, state text, error text default null)
returns text
language plpgsql
set search_path = ''
as $$
declare
  pauses constant interval[] := array['30 seconds', '2 minutes', '10 minutes', '1 hour', '4 hours'];
  outcome text;
begin
  update private.deliveries d set
    state = case when record_delivery.state = 'waiting' and (
        d.attempts > cardinality(pauses) or now() + pauses[d.attempts] > d.created_at + coalesce(k.mail_after + k.stale_after, interval '1 day')
      ) then 'failed' else record_delivery.state end,
    error = left(record_delivery.error, 300),
    sent_at = case when record_delivery.state = 'sent' then now() end,
    due_at = case when record_delivery.state = 'waiting' then now() + coalesce(pauses[d.attempts], interval '0') else d.due_at end
  from private.deliveries q
  left join public.notifications n on n.id = q.notification_id left join private.notification_kinds k on k.kind = n.kind
  where q.id = delivery_id and d.id = q.id
  returning d.state into outcome;
  return outcome;
end $$;

-- Called every minute: what has become due meanwhile.
create function private.begin_deliveries()
returns void
language sql
set search_path = ''
as $$
  select private.add_delivery_job(c.channel) from unnest(array['email', 'push']) c (channel)
  where exists (select from private.deliveries d where d.channel = c.channel and d.state = 'waiting' and d.due_at <= now())
$$;

-- Called daily.
create function private.delete_old_deliveries()
returns void
language sql
set search_path = ''
as $$
  delete from private.deliveries where created_at < now() - interval '90 days'
$$;

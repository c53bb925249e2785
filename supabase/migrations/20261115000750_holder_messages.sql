-- What organisers tell everyone who holds a ticket, and what keeps it from being abused (docs/messages-to-holders.md).

create table public.holder_messages (
  id bigint generated always as identity primary key,
  event_id bigint not null references public.events (id) on delete cascade,
  subject text not null constraint holder_message_subject_length check (char_length(subject) between 1 and 120),
  -- Plain text; of what is in it, only addresses with http or https become links.
  body text not null constraint holder_message_body_length check (char_length(body) between 1 and 4000),
  segment text not null constraint holder_message_segment check (segment in ('all', 'not_scanned', 'types')),
  ticket_type_ids bigint[] not null default '{}',
  -- Where answers go; null is nowhere.
  reply_to text,
  state text not null default 'scheduled' check (state in ('scheduled', 'sending', 'sent', 'cancelled')),
  send_at timestamptz not null,
  -- Somebody may look at it first, because it is the first with links of an organiser whom nobody knows yet.
  is_held boolean not null default false,
  created_by bigint references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  cancelled_by bigint references public.users (id) on delete set null,
  began_at timestamptz,
  ended_at timestamptz,
  -- What came of it, once everything has been tried.
  tickets int,
  sent int,
  failed int,
  left_out int,
  constraint holder_message_types_fit check ((segment = 'types') = (ticket_type_ids <> '{}'))
);
create index holder_messages_by_event on public.holder_messages (event_id, id desc);
create index holder_messages_by_author on public.holder_messages (created_by);
create index holder_messages_by_canceller on public.holder_messages (cancelled_by);
create index holder_messages_under_way on public.holder_messages (send_at) where state in ('scheduled', 'sending');

alter table public.holder_messages enable row level security;
revoke all on public.holder_messages from anon, authenticated;

-- Who it goes to, written down once when sending begins. A ticket whose holder has an account is in it with the account;
-- its address may be a friend's.
create table private.holder_message_audience (
  message_id bigint not null references public.holder_messages (id) on delete cascade,
  n int not null,
  address text not null,
  user_id bigint references public.users (id) on delete cascade,
  primary key (message_id, n)
);
create index holder_message_audience_by_user on private.holder_message_audience (user_id);
alter table private.holder_message_audience enable row level security;
revoke all on private.holder_message_audience from anon, authenticated;

alter table private.deliveries add constraint deliveries_holder_message_fkey
  foreign key (holder_message_id) references public.holder_messages (id) on delete cascade;

-- Who ------------------------------------------------------------------------------------------------

create function private.list_holders(event_id bigint, segment text, ticket_type_ids bigint[])
returns table (ticket_id bigint, address text, user_id bigint)
language sql stable
set search_path = ''
as $$
  select k.id, lower(btrim(k.holder_email)), k.holder_id
  from public.tickets k
  where k.event_id = list_holders.event_id and k.status = 'valid'
    and (list_holders.segment <> 'types' or k.ticket_type_id = any (list_holders.ticket_type_ids))
    and (list_holders.segment <> 'not_scanned'
      or not exists (select from private.admissions a where a.ticket_id = k.id and a.entries > 0))
$$;

-- Definer, all that managers call: tickets, addresses and what people chose are not theirs to read one by one.
create function public.count_holders(event_id bigint, segment text, ticket_type_ids bigint[] default '{}')
returns table (tickets int, addresses int, accounts int, left_out int)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_level(3, 'event', count_holders.event_id);
  return query
  with held as materialized (
    select * from private.list_holders(count_holders.event_id, count_holders.segment, count_holders.ticket_type_ids)
  ), written as (select distinct h.address from held h where h.address <> '')
  select (select count(*)::int from held), (select count(*)::int from written),
    (select count(distinct h.user_id)::int from held h),
    (select count(*)::int from written w where not private.wants_mail(w.address, 'organiser_messages'));
end $$;

-- Whose words these are, as people know them.
create function private.organiser_of(event_id bigint)
returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    (select string_agg(p.name, ' & ' order by p.id) from public.event_promoters l join public.promoters p on p.id = l.promoter_id
     where l.event_id = organiser_of.event_id and p.is_out),
    (select nullif(u.display_name, '') from public.user_permissions q join public.users u on u.id = q.user_id
     where q.entity_type = 'event' and q.entity_id = organiser_of.event_id and q.permission_level = 4
     order by q.created_at, u.id limit 1),
    'the organiser')
$$;

-- What may be said -----------------------------------------------------------------------------------

create function private.tidy_message(text text)
returns text
language sql immutable
set search_path = ''
as $$
  select btrim(regexp_replace(regexp_replace(coalesce(text, ''), '\r\n?', E'\n', 'g'), '[\x01-\x08\x0B\x0C\x0E-\x1F\x7F]', '', 'g'), E' \n\t')
$$;

-- Mail programs make a link of anything that looks like an address, so all of that counts.
create function private.has_links(text text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select text ~* '(https?://|\mwww\.|\m[a-z0-9-]+\.[a-z]{2,}(/|\M))'
$$;

-- Nobody knows the organiser of this event yet: it has been out for less than a day, or none of its owners has had an
-- account for a week; and nothing was sent to its holders before.
create function private.is_unknown_organiser(e public.events)
returns boolean
language sql stable
set search_path = ''
as $$
  select (coalesce(e.published_at, now()) > now() - interval '24 hours' or not exists (
      select from public.user_permissions p join public.users u on u.id = p.user_id
      where p.entity_type = 'event' and p.entity_id = e.id and p.permission_level = 4 and u.created_at < now() - interval '7 days'
    ))
    and not exists (select from public.holder_messages m where m.event_id = e.id and m.state in ('sending', 'sent'))
$$;

-- The same for a test as for the real one.
create function private.require_message(event_id bigint, subject text, body text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_level(3, 'event', require_message.event_id);
  if not exists (select from public.events e where e.id = require_message.event_id and e.deleted_at is null) then
    perform private.refuse('not_found', 404);
  end if;
  if private.is_suspended_event(require_message.event_id) then
    perform private.refuse('suspended');
  end if;
  if subject = '' or body = '' then
    perform private.refuse('letter_empty', 400);
  end if;
  if char_length(subject) > 120 or char_length(body) > 4000 then
    perform private.refuse('letter_too_long', 400);
  end if;
end $$;

-- `send_at` null is now. Answers when it goes out, which may be later than asked.
create function public.plan_holder_message(
  event_id bigint, subject text, body text, segment text, ticket_type_ids bigint[] default '{}', send_at timestamptz default null,
  wants_replies boolean default false
)
returns table (id bigint, goes_out_at timestamptz, is_held boolean)
language plpgsql security definer
set search_path = ''
as $$
declare
  e public.events;
  line text := regexp_replace(private.tidy_message(plan_holder_message.subject), '\s+', ' ', 'g');
  words text := private.tidy_message(plan_holder_message.body);
  types bigint[] := array(select distinct t from unnest(plan_holder_message.ticket_type_ids) t order by 1);
  goes timestamptz := greatest(coalesce(plan_holder_message.send_at, now()), now());
  held boolean;
  made bigint;
begin
  perform private.require_message(plan_holder_message.event_id, line, words);
  -- Two managers who send at once are counted one after the other.
  select * into e from public.events q where q.id = plan_holder_message.event_id for no key update;
  if segment is null or segment not in ('all', 'not_scanned', 'types') then
    perform private.refuse('invalid_value', 400);
  end if;
  if segment = 'types' then
    if types = '{}' then
      perform private.refuse('segment_empty', 400);
    end if;
    perform private.require_types(e.id, types);
  else
    types := '{}';
  end if;
  if goes > e.ends_at + interval '30 days' then
    perform private.refuse('message_after_event');
  end if;
  if not exists (select from private.list_holders(e.id, segment, types)) then
    perform private.refuse('nobody_to_tell');
  end if;
  held := private.has_links(line || E'\n' || words) and private.is_unknown_organiser(e);
  if held then
    goes := greatest(goes, now() + interval '2 hours');
  end if;
  if (select count(*) from public.holder_messages m where m.event_id = e.id and m.state <> 'cancelled'
      and m.send_at > goes - interval '24 hours' and m.send_at < goes + interval '24 hours') >= 3 then
    perform private.refuse('messages_today', 429);
  end if;
  if (select count(*) from public.holder_messages m where m.event_id = e.id and m.state <> 'cancelled'
      and m.send_at > goes - interval '30 days' and m.send_at < goes + interval '30 days') >= 10 then
    perform private.refuse('messages_this_month', 429);
  end if;
  insert into public.holder_messages as m (event_id, subject, body, segment, ticket_type_ids, reply_to, send_at, is_held, created_by)
  values (e.id, line, words, plan_holder_message.segment, types, case when wants_replies then private.current_email() end, goes, held,
    private.current_user_id())
  returning m.id into made;
  if goes <= now() then
    perform private.add_job('send_holder_message', jsonb_build_object('messageId', made), 'holder_message:' || made);
  end if;
  return query select made, goes, held;
end $$;

-- While nothing has gone out.
create function public.cancel_holder_message(message_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  m public.holder_messages;
begin
  select * into m from public.holder_messages q where q.id = cancel_holder_message.message_id for update;
  if m.id is null or not (private.can(1, 'event', m.event_id) or m.is_held and private.is_staff()) then
    perform private.refuse('not_found', 404);
  end if;
  if not (m.is_held and private.is_staff()) then
    perform private.require_level(3, 'event', m.event_id);
  end if;
  if m.state = 'cancelled' then
    return;
  end if;
  if m.state <> 'scheduled' then
    perform private.refuse('message_under_way');
  end if;
  update public.holder_messages q set state = 'cancelled', cancelled_by = private.current_user_id() where q.id = m.id;
end $$;

-- The letter that would be sent, to oneself alone. Answers what the server needs to write it.
create function public.begin_message_test(event_id bigint, subject text, body text)
returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_message(begin_message_test.event_id, private.tidy_message(subject), private.tidy_message(body));
  if private.current_email() is null then
    perform private.refuse('not_found', 404);
  end if;
  if private.take_rate('message_test:' || private.current_user_id(), 10, interval '1 hour') > 0 then
    perform private.refuse('too_many_requests', 429);
  end if;
  return private.current_email();
end $$;

grant execute on function public.count_holders, public.plan_holder_message, public.cancel_holder_message, public.begin_message_test
  to authenticated, service_role;

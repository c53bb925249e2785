-- How a message to ticket holders goes out, and what everybody sees of it (docs/messages-to-holders.md).

-- Writes down whom it goes to, once: whoever buys or is scanned afterwards changes nothing. False where there is nothing
-- to begin.
create function private.begin_holder_message(message_id bigint)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  m public.holder_messages;
begin
  select * into m from public.holder_messages q where q.id = begin_holder_message.message_id for update;
  if m.id is null or m.state = 'cancelled' or m.state = 'sent' or m.send_at > now() then
    return false;
  end if;
  if m.state = 'sending' then
    return true;
  end if;
  if exists (select from public.events e where e.id = m.event_id and (e.deleted_at is not null or e.suspended_at is not null)) then
    update public.holder_messages q set state = 'cancelled' where q.id = m.id;
    return false;
  end if;
  with held as materialized (
    select * from private.list_holders(m.event_id, m.segment, m.ticket_type_ids)
  ), frozen as (
    insert into private.holder_message_audience (message_id, n, address, user_id)
    select m.id, row_number() over (order by h.address, h.user_id), h.address, h.user_id
    from (select distinct held.address, held.user_id from held) h
  )
  update public.holder_messages q set state = 'sending', began_at = now(), tickets = (select count(*) from held) where q.id = m.id;
  return true;
end $$;

-- A page of the audience: letters to addresses, news to accounts. Twice is once. Answers the last of the page, null when
-- none is left.
create function private.send_message_page(message_id bigint, after_n int default 0, page_size int default 500)
returns int
language plpgsql
set search_path = ''
as $$
declare
  m public.holder_messages;
  people bigint[];
  last_n int;
  letters int;
begin
  select * into m from public.holder_messages q where q.id = send_message_page.message_id;
  if m.state is distinct from 'sending' then
    return null;
  end if;
  select max(a.n), array_agg(distinct a.user_id) filter (where a.user_id is not null) into last_n, people
  from (
    select q.n, q.user_id from private.holder_message_audience q
    where q.message_id = m.id and q.n > after_n order by q.n limit page_size
  ) a;
  if last_n is null then
    return null;
  end if;
  select count(*) filter (where private.add_delivery(m.id, a.address, 'organiser_messages', a.owner)) into letters
  from (
    select q.address, max(u.id) as owner
    from private.holder_message_audience q
    left join public.users u on u.id = q.user_id
      and exists (select from auth.users x where x.id = u.supabase_id and lower(x.email) = q.address)
    where q.message_id = m.id and q.n > after_n and q.n <= last_n and q.address <> ''
    group by q.address
  ) a;
  if people is not null then
    perform private.tell(people, 'holder_message', jsonb_build_object('event_id', m.event_id, 'subject_type', 'holder_message',
      'subject_id', m.id, 'title', m.subject, 'excerpt', left(regexp_replace(m.body, '\s+', ' ', 'g'), 200),
      'because_name', left(private.organiser_of(m.event_id), 200)));
  end if;
  if letters > 0 then
    perform private.add_delivery_job('email');
  end if;
  return last_n;
end $$;

create function private.count_message_deliveries(message_id bigint)
returns table (waiting int, sent int, failed int, left_out int)
language sql stable
set search_path = ''
as $$
  select count(*) filter (where d.state = 'waiting')::int, count(*) filter (where d.state = 'sent')::int,
    count(*) filter (where d.state = 'failed')::int, count(*) filter (where d.state = 'dropped')::int
  from private.deliveries d where d.holder_message_id = message_id and d.channel = 'email'
$$;

-- Called every minute: what has become due begins, and what has been tried altogether is done.
create function private.go_on_with_messages()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.add_job('send_holder_message', jsonb_build_object('messageId', m.id), 'holder_message:' || m.id)
  from public.holder_messages m where m.state = 'scheduled' and m.send_at <= now();
  perform private.end_holder_message(m.id) from public.holder_messages m where m.state = 'sending';
end $$;

-- Nothing waits any more, and the whole audience has had its turn.
create function private.end_holder_message(message_id bigint)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.holder_messages m set state = 'sent', ended_at = now(), sent = c.sent, failed = c.failed, left_out = c.left_out
  from private.count_message_deliveries(end_holder_message.message_id) c
  where m.id = end_holder_message.message_id and m.state = 'sending' and c.waiting = 0 and not exists (
    select from private.holder_message_audience a
    where a.message_id = m.id and a.address <> '' and not exists (
      select from private.deliveries d where d.holder_message_id = m.id and d.channel = 'email' and d.address = a.address
    )
  );
end $$;

-- What people see ------------------------------------------------------------------------------------

-- Definer: as count_holders. The newest twenty: an event has at most ten in a month.
create function public.list_holder_messages(event_id bigint)
returns table (
  id bigint, subject text, body text, segment text, ticket_type_ids bigint[], state text, send_at timestamptz, is_held boolean,
  author text, tickets int, waiting int, sent int, failed int, left_out int
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_level(3, 'event', list_holder_messages.event_id);
  return query
  select m.id, m.subject, m.body, m.segment, m.ticket_type_ids, m.state, m.send_at, m.is_held, coalesce(u.display_name, ''),
    coalesce(m.tickets, 0),
    case when m.state = 'sending' then c.waiting else 0 end, coalesce(m.sent, c.sent, 0), coalesce(m.failed, c.failed, 0),
    coalesce(m.left_out, c.left_out, 0)
  from public.holder_messages m
  left join public.users u on u.id = m.created_by
  left join lateral private.count_message_deliveries(m.id) c on m.state = 'sending'
  where m.event_id = list_holder_messages.event_id
  order by m.id desc limit 20;
end $$;

-- What staff may look at before it goes out.
create function public.list_held_messages()
returns table (id bigint, event_id bigint, event_title text, organiser text, subject text, body text, send_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return query
  select m.id, e.id, e.title, private.organiser_of(e.id), m.subject, m.body, m.send_at
  from public.holder_messages m join public.events e on e.id = m.event_id
  where m.is_held and m.state = 'scheduled'
  order by m.send_at limit 50;
end $$;

-- Those who were told it in the app read it here in full.
create function public.get_holder_message(message_id bigint)
returns table (subject text, body text, organiser text, event_id bigint, event_title text, sent_at timestamptz, timezone text)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
  select m.subject, m.body, private.organiser_of(e.id), e.id, e.title, m.began_at, e.timezone
  from public.holder_messages m join public.events e on e.id = m.event_id
  where m.id = get_holder_message.message_id and m.began_at is not null and e.deleted_at is null and exists (
    select from private.holder_message_audience a where a.message_id = m.id and a.user_id = private.current_user_id()
  );
end $$;

grant execute on function public.list_holder_messages, public.list_held_messages, public.get_holder_message to authenticated, service_role;

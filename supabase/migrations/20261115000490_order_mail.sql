-- Mail after the sale, the links in it, and orders of guests that find an account (docs/operations.md: mail).

-- What has been sent, and what is being sent right now: a job that runs again sends nothing twice.
create table private.order_mails (
  -- What it was about: one thing that happened, told once to each address.
  occasion text not null,
  recipient text not null,
  kind text not null,
  order_id bigint references public.orders (id) on delete cascade,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (occasion, recipient)
);
create index order_mails_by_order on private.order_mails (order_id);
create index order_mails_by_time on private.order_mails (claimed_at);
alter table private.order_mails enable row level security;
revoke all on private.order_mails from anon, authenticated;

-- More keys to an order: only hashes are kept, so each mail that links to an order has a secret of its own.
create table private.order_keys (
  order_id bigint not null references public.orders (id) on delete cascade,
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (order_id, secret_hash)
);
alter table private.order_keys enable row level security;
revoke all on private.order_keys from anon, authenticated;

-- Which events have been reminded of, and for which time: one that moves is reminded of again.
create table private.event_reminders (
  event_id bigint not null references public.events (id) on delete cascade,
  doors_at timestamptz not null,
  primary key (event_id, doors_at)
);
alter table private.event_reminders enable row level security;
revoke all on private.event_reminders from anon, authenticated;

-- 'claimed': send it. 'sent': it has been. 'busy': somebody else is at it, or broke off less than five minutes ago.
create function private.claim_mail(occasion text, recipient text, kind text, order_id bigint)
returns text
language plpgsql
set search_path = ''
as $$
begin
  insert into private.order_mails as m (occasion, recipient, kind, order_id)
  values (claim_mail.occasion, claim_mail.recipient, claim_mail.kind, claim_mail.order_id)
  on conflict on constraint order_mails_pkey do update set claimed_at = now()
    where m.sent_at is null and m.claimed_at < now() - interval '5 minutes';
  if found then
    return 'claimed';
  end if;
  return case when exists (
    select from private.order_mails m
    where m.occasion = claim_mail.occasion and m.recipient = claim_mail.recipient and m.sent_at is not null
  ) then 'sent' else 'busy' end;
end $$;

-- Mail waits for everything else: money and tickets first.
create function private.add_mail_job(task text, payload jsonb, key text default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform graphile_worker.add_job(identifier => task, payload => payload::json, job_key => key, priority => 10);
end $$;

-- Everything that happens to an order is written down in the transaction that does it, so its mail begins there.
create function private.mail_order_event()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.add_mail_job('mail_order', jsonb_build_object('orderEventId', new.id));
  return null;
end $$;
-- What is entered about the past is no news.
create trigger mail_order_event after insert on public.order_events
for each row when (new.at >= now() and new.what in (
  'paid', 'resent', 'offered', 'refunded', 'refund_due', 'tickets_cancelled', 'returned', 'disputed', 'dispute_won', 'dispute_lost', 'holder_changed'
)) execute function private.mail_order_event();

-- Events that are off or moved -----------------------------------------------------------------------

create index tickets_by_address on public.tickets (event_id, holder_email);
create index events_out_by_date on public.events (starts_at) where is_out;

-- A page of the addresses that hold tickets of an event. `bought_before` leaves out whoever has only just bought. A
-- friend whom the buyer named has no account here: the ticket is in the buyer's.
create function private.list_ticket_addresses(event_id bigint, after_address text, page_size int, bought_before timestamptz default null)
returns table (address text, holder_id bigint, ticket_ids bigint[], own_order_ids bigint[])
language sql stable
set search_path = ''
as $$
  select k.holder_email, max(u.id) filter (where lower(a.email) = k.holder_email), array_agg(k.id order by k.id),
    coalesce(array_agg(distinct o.id) filter (where o.email = k.holder_email), '{}')
  from public.tickets k
  join public.orders o on o.id = k.order_id
  left join public.users u on u.id = k.holder_id
  left join auth.users a on a.id = u.supabase_id
  where k.event_id = list_ticket_addresses.event_id and k.holder_email > after_address and k.status in ('valid', 'blocked')
    and (bought_before is null or (k.status = 'valid' and o.paid_at < bought_before))
  group by k.holder_email order by k.holder_email limit page_size
$$;

-- Definer, as private.announce_event: whoever changes an event may add no jobs.
create function private.mail_event_change()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  change text := case
    when new.status in ('cancelled', 'postponed') and new.status <> old.status then new.status::text
    when old.is_out and new.starts_at <> old.starts_at then 'rescheduled'
  end;
begin
  if change is not null and exists (select from public.tickets t where t.event_id = new.id and t.status in ('valid', 'blocked')) then
    perform private.add_mail_job('mail_holders', jsonb_build_object('eventId', new.id, 'kind', change,
      'occasion', format('event:%s:%s', new.id, new.version)));
  end if;
  return null;
end $$;
create trigger mail_event_change after update of status, starts_at on public.events
for each row when (new.is_out) execute function private.mail_event_change();

-- Called every ten minutes: events whose doors open within a day are reminded of, once for each time that they have.
create function private.begin_reminders()
returns void
language sql
set search_path = ''
as $$
  with due as (
    insert into private.event_reminders (event_id, doors_at)
    select e.id, coalesce(e.doors_at, e.starts_at) from public.events e
    where e.is_out and e.status in ('published', 'unlisted') and e.starts_at between now() and now() + interval '48 hours'
      and coalesce(e.doors_at, e.starts_at) between now() + interval '1 hour' and now() + interval '24 hours'
      and exists (select from public.tickets t where t.event_id = e.id and t.status = 'valid')
    on conflict do nothing
    returning event_id, doors_at
  )
  select private.add_mail_job('mail_holders', jsonb_build_object('eventId', due.event_id, 'kind', 'reminder',
      'occasion', format('reminder:%s:%s', due.event_id, extract(epoch from due.doors_at)::bigint))),
    private.add_job('tell_interested', jsonb_build_object('eventId', due.event_id, 'kind', 'event_reminder'))
  from due
$$;

-- Sending again --------------------------------------------------------------------------------------

-- The caller has seen to it that whoever asks may.
create function private.resend_order(order_id bigint, by_user bigint)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform from public.orders o where o.id = resend_order.order_id for update;
  if not exists (select from public.tickets t where t.order_id = resend_order.order_id and t.status = 'valid') then
    return private.refusal('nothing_to_send');
  end if;
  if private.take_rate('resend:' || resend_order.order_id, 5, interval '1 hour') > 0 then
    return private.refusal('resent_too_often');
  end if;
  insert into public.order_events (order_id, what, by_user_id) values (resend_order.order_id, 'resent', by_user);
  return '{}';
end $$;

-- Definer: orders take no writes from people.
create function public.resend_order(order_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  event bigint;
  answer jsonb;
begin
  select o.event_id into event from public.orders o where o.id = resend_order.order_id;
  if event is null or not private.can(1, 'event', event) then
    perform private.refuse('not_found', 404);
  end if;
  perform private.require_level(3, 'event', event);
  answer := private.resend_order(resend_order.order_id, private.current_user_id());
  if answer ? 'reason' then
    perform private.refuse(answer ->> 'reason', case answer ->> 'reason' when 'resent_too_often' then 429 else 409 end);
  end if;
end $$;
grant execute on function public.resend_order to authenticated, service_role;

-- Claiming -------------------------------------------------------------------------------------------

-- A guest's order finds an account. The caller has seen to it that the claimer showed its secret or its address.
-- Twice changes nothing; of two accounts that claim at once, one has it.
create function private.claim_order(order_id bigint, user_id bigint)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  o public.orders;
begin
  select * into o from public.orders q where q.id = claim_order.order_id for update;
  if not found or claim_order.user_id is null then
    return private.refusal('not_found');
  end if;
  if o.user_id = claim_order.user_id then
    return private.order_answer(o);
  end if;
  if o.user_id is not null then
    return private.refusal('already_claimed');
  end if;
  if o.is_open then
    return private.refusal('payment_needed');
  end if;
  update public.orders q set user_id = claim_order.user_id where q.id = o.id;
  -- As if they had been signed in when they bought: also what they named somebody else on, but not what has become
  -- somebody else's since.
  update public.tickets t set holder_id = claim_order.user_id
  where t.order_id = o.id and t.holder_id is null and (t.holder_email = o.email or not exists (
    select from public.revoked_serials r where r.ticket_id = t.id and r.reason = 'transferred'
  ));
  insert into public.order_events (order_id, what, by_user_id) values (o.id, 'claimed', claim_order.user_id);
  return private.order_answer(o);
end $$;

-- Definer, both: a guest's order is nobody's to read. Whoever has proved that the address is theirs may have it.
create function public.list_claimable_orders()
returns table (id bigint, code text, tickets int, event_title text, starts_at timestamptz, timezone text)
language sql stable security definer
set search_path = ''
as $$
  select o.id, o.code, (select count(*)::int from public.tickets t where t.order_id = o.id and t.status in ('valid', 'blocked')),
    e.title, e.starts_at, e.timezone
  from public.orders o join public.events e on e.id = o.event_id
  where o.user_id is null and o.email = private.current_email() and o.status = 'paid'
  order by e.starts_at desc, o.id desc limit 50
$$;

create function public.claim_order(order_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  answer jsonb;
begin
  if not exists (select from public.orders o where o.id = claim_order.order_id and o.email = private.current_email()) then
    perform private.refuse('not_found', 404);
  end if;
  answer := private.claim_order(claim_order.order_id, private.current_user_id());
  if answer ? 'reason' then
    perform private.refuse(answer ->> 'reason');
  end if;
end $$;
grant execute on function public.list_claimable_orders, public.claim_order to authenticated, service_role;

-- What other systems are told, and where (docs/webhooks.md). Owners register addresses; messages follow Standard Webhooks.

create function private.webhook_topics()
returns text[]
language sql immutable
set search_path = ''
as $$
  select array['order.paid', 'order.refunded', 'order.cancelled', 'order.disputed', 'ticket.transferred', 'ticket.returned',
    'scan.recorded', 'event.published', 'event.updated', 'event.cancelled', 'event.postponed', 'event.rescheduled']
$$;

create table public.webhook_endpoints (
  id bigint generated always as identity primary key,
  -- Whose news it gets: those of one event, or of all events of a promoter.
  promoter_id bigint references public.promoters (id) on delete cascade,
  event_id bigint references public.events (id) on delete cascade,
  url text not null constraint webhook_url_length check (char_length(url) between 10 and 2000),
  description text not null default '' constraint webhook_description_length check (char_length(description) <= 200),
  topics text[] not null constraint webhook_topics_known
    check (cardinality(topics) between 1 and 20 and topics <@ private.webhook_topics()),
  is_enabled boolean not null default true,
  -- Why it was switched off: by a person, because nothing arrived for days, or because it said that it is gone.
  disabled_because text check (disabled_because in ('by_hand', 'failing', 'gone')),
  -- Since when nothing has arrived; null once something does.
  failing_since timestamptz,
  created_by bigint references public.users (id),
  created_at timestamptz not null default now(),
  constraint webhook_endpoint_has_one_owner check (num_nonnulls(promoter_id, event_id) = 1)
);
create index webhook_endpoints_by_promoter on public.webhook_endpoints (promoter_id);
create index webhook_endpoints_by_event on public.webhook_endpoints (event_id);
create index webhook_endpoints_by_author on public.webhook_endpoints (created_by);

-- More than one while a new secret takes over: messages are then signed with both.
create table private.webhook_secrets (
  id bigint generated always as identity primary key,
  endpoint_id bigint not null references public.webhook_endpoints (id) on delete cascade,
  secret text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create index webhook_secrets_by_endpoint on private.webhook_secrets (endpoint_id, id desc);

-- What happened, once for all who are told. The key makes a job that runs twice write it once.
create table public.webhook_messages (
  id bigint generated always as identity primary key,
  key text not null unique,
  event_id bigint not null references public.events (id) on delete cascade,
  topic text not null,
  data jsonb not null,
  happened_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index webhook_messages_by_event on public.webhook_messages (event_id);
create index webhook_messages_by_time on public.webhook_messages (created_at);

create table public.webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id bigint not null references public.webhook_endpoints (id) on delete cascade,
  message_id bigint not null references public.webhook_messages (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
  attempts int not null default 0,
  -- When it is tried next. While somebody tries, it lies ahead, so that nobody else does; a process that dies
  -- leaves it to be taken up again.
  next_at timestamptz default now(),
  -- How the last attempt ended: the answer's status, or words where there was none.
  last_status int,
  last_error text,
  last_at timestamptz,
  created_at timestamptz not null default now(),
  unique (message_id, endpoint_id),
  constraint webhook_delivery_waits_for_a_time check ((state = 'waiting') = (next_at is not null))
);
create index webhook_deliveries_by_endpoint on public.webhook_deliveries (endpoint_id, id desc);
create index webhook_deliveries_due on public.webhook_deliveries (next_at, id) where state = 'waiting';

create table public.webhook_attempts (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references public.webhook_deliveries (id) on delete cascade,
  at timestamptz not null default now(),
  took_ms int not null,
  status int,
  error text,
  -- The beginning of the answer, for whoever looks for the fault.
  answer text
);
create index webhook_attempts_by_delivery on public.webhook_attempts (delivery_id, id);

-- Who sees them --------------------------------------------------------------------------------------

create function private.owns_webhooks(promoter_id bigint, event_id bigint)
returns boolean
language sql stable
set search_path = ''
as $$
  select private.can(4, case when promoter_id is null then 'event' else 'promoter' end, coalesce(promoter_id, event_id))
$$;
grant execute on function private.owns_webhooks to authenticated;

do $$
declare
  name text;
begin
  foreach name in array array['webhook_endpoints', 'webhook_messages', 'webhook_deliveries', 'webhook_attempts'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
  end loop;
end $$;
alter table private.webhook_secrets enable row level security;
revoke all on private.webhook_secrets from anon, authenticated;

create policy "owners can read where their news goes" on public.webhook_endpoints
  for select to authenticated using (private.owns_webhooks(promoter_id, event_id));
create policy "owners can read what their endpoints are sent" on public.webhook_deliveries
  for select to authenticated using (exists (select from public.webhook_endpoints e where e.id = endpoint_id));
-- Named in full: a bare id would be the delivery's own, and one match of it would open every message.
create policy "owners can read the messages to their endpoints" on public.webhook_messages
  for select to authenticated using (
    exists (select from public.webhook_deliveries d where d.message_id = webhook_messages.id)
  );
create policy "owners can read how sending went" on public.webhook_attempts
  for select to authenticated using (exists (select from public.webhook_deliveries d where d.id = delivery_id));

-- What owners do -------------------------------------------------------------------------------------

create function private.require_webhook_endpoint(endpoint_id bigint)
returns public.webhook_endpoints
language plpgsql
set search_path = ''
as $$
declare
  endpoint public.webhook_endpoints;
begin
  select * into endpoint from public.webhook_endpoints e where e.id = endpoint_id for update;
  if endpoint.id is null or not private.owns_webhooks(endpoint.promoter_id, endpoint.event_id) then
    perform private.refuse('not_found', 404);
  end if;
  return endpoint;
end $$;

create function private.add_webhook_secret(endpoint_id bigint)
returns text
language sql
set search_path = ''
as $$
  insert into private.webhook_secrets (endpoint_id, secret)
  values (add_webhook_secret.endpoint_id, 'whsec_' || encode(extensions.gen_random_bytes(24), 'base64'))
  returning secret
$$;

-- Definer, as all below: the tables take no writes from people. The server has looked at the address before
-- (app/services/webhooks), and looks at where it leads whenever it sends.
create function public.save_webhook_endpoint(
  url text, description text, topics text[], endpoint_id bigint default null, promoter_id bigint default null, event_id bigint default null
)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  saved bigint;
begin
  if endpoint_id is not null then
    perform private.require_webhook_endpoint(endpoint_id);
    update public.webhook_endpoints e set url = save_webhook_endpoint.url, description = save_webhook_endpoint.description,
      topics = save_webhook_endpoint.topics
    where e.id = endpoint_id;
    return endpoint_id;
  end if;
  if num_nonnulls(promoter_id, event_id) <> 1 or not private.owns_webhooks(promoter_id, event_id) then
    perform private.refuse('not_allowed', 403);
  end if;
  -- Two at once must not make an eleventh.
  perform pg_advisory_xact_lock(hashtextextended('webhooks:' || coalesce('p' || promoter_id, 'e' || event_id), 0));
  if (select count(*) from public.webhook_endpoints e
      where e.promoter_id = save_webhook_endpoint.promoter_id or e.event_id = save_webhook_endpoint.event_id) >= 10 then
    perform private.refuse('too_many_webhooks');
  end if;
  insert into public.webhook_endpoints (promoter_id, event_id, url, description, topics, created_by)
  values (save_webhook_endpoint.promoter_id, save_webhook_endpoint.event_id, save_webhook_endpoint.url,
    save_webhook_endpoint.description, save_webhook_endpoint.topics, private.current_user_id())
  returning id into saved;
  perform private.add_webhook_secret(saved);
  return saved;
end $$;

create function public.get_webhook_secret(endpoint_id bigint)
returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_webhook_endpoint(endpoint_id);
  return (select s.secret from private.webhook_secrets s where s.endpoint_id = get_webhook_secret.endpoint_id order by s.id desc limit 1);
end $$;

-- The old one signs beside the new one for a day: time enough to change it on the other side.
create function public.rotate_webhook_secret(endpoint_id bigint)
returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_webhook_endpoint(endpoint_id);
  delete from private.webhook_secrets s where s.endpoint_id = rotate_webhook_secret.endpoint_id and s.expires_at is not null;
  update private.webhook_secrets s set expires_at = now() + interval '1 day' where s.endpoint_id = rotate_webhook_secret.endpoint_id;
  return private.add_webhook_secret(endpoint_id);
end $$;

create function public.switch_webhook_endpoint(endpoint_id bigint, is_enabled boolean)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_webhook_endpoint(endpoint_id);
  update public.webhook_endpoints e set is_enabled = switch_webhook_endpoint.is_enabled, failing_since = null,
    disabled_because = case when switch_webhook_endpoint.is_enabled then null else 'by_hand' end
  where e.id = endpoint_id;
end $$;

create function public.remove_webhook_endpoint(endpoint_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_webhook_endpoint(endpoint_id);
  delete from public.webhook_endpoints e where e.id = endpoint_id;
end $$;

grant execute on function public.save_webhook_endpoint, public.get_webhook_secret, public.rotate_webhook_secret,
  public.switch_webhook_endpoint, public.remove_webhook_endpoint to authenticated, service_role;

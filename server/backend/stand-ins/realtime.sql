-- What Supabase Realtime gives a database, for databases that it does not run on. Migrations use only
-- realtime.messages (policies), realtime.topic(), realtime.send() and realtime.broadcast_changes(); the rest
-- serves server/backend/realtime. Safe to run again.

create schema if not exists realtime;

create table if not exists realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamptz not null default now(),
  inserted_at timestamptz not null default now(),
  -- Messages of one transaction share a timestamp: this is their order.
  position bigint generated always as identity,
  -- Positions commit out of order, so a reader that lost its connection asks "which transactions were not yet
  -- visible in the snapshot of my last read" instead of "which positions are higher".
  transaction_id xid8 not null default pg_current_xact_id()
);

create index if not exists messages_transaction_id on realtime.messages (transaction_id);
create index if not exists messages_inserted_at on realtime.messages (inserted_at);
create index if not exists messages_topic on realtime.messages (topic, position);

alter table realtime.messages enable row level security;

-- Processes of the realtime server that share this database; a process that stops renewing its lease is gone.
create unlogged table if not exists realtime.nodes (
  id uuid primary key,
  seen_at timestamptz not null default clock_timestamp()
);

-- What one process tells the others when it does not fit into a notification (8,000 bytes).
create unlogged table if not exists realtime.relay (
  id uuid primary key,
  body text not null,
  sent_at timestamptz not null default clock_timestamp()
);

create or replace function realtime.topic() returns text
language sql stable set search_path = ''
as $$
  select nullif(current_setting('realtime.topic', true), '');
$$;

-- The notification is only a wake-up: with one constant text, any number of messages in a transaction costs one.
create or replace function realtime.announce_messages() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('realtime_messages', '');
  return null;
end;
$$;

create or replace trigger announce_messages
  after insert on realtime.messages
  for each statement execute function realtime.announce_messages();

-- Runs as the caller and never fails the caller's transaction, as upstream.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void
language plpgsql set search_path = ''
as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', send.topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message_id,
    case when send.payload ? 'id' then send.payload else jsonb_set(send.payload, '{id}', to_jsonb(message_id)) end,
    send.event,
    send.topic,
    send.private,
    'broadcast'
  );
exception
  when others then
    raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end;
$$;

create or replace function realtime.broadcast_changes(
  topic_name text,
  event_name text,
  operation text,
  table_name text,
  table_schema text,
  new record,
  old record,
  level text default 'ROW'
)
returns void
language plpgsql set search_path = ''
as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'schema', table_schema,
      'table', table_name,
      'operation', operation,
      'record', new,
      'old_record', old
    ),
    event_name,
    topic_name
  );
exception
  when others then
    raise exception 'Failed to process the row: %', sqlerrm;
end;
$$;

-- Makes the rest of the (sub)transaction run as the person the claims describe.
create or replace function realtime.impersonate(for_topic text, claims jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  perform
    set_config('realtime.topic', for_topic, true),
    set_config('request.jwt.claims', claims::text, true),
    set_config('request.jwt.claim.sub', coalesce(claims ->> 'sub', ''), true),
    set_config('request.jwt.claim.role', claims ->> 'role', true),
    set_config('request.headers', '{}', true);
  perform set_config('role', claims ->> 'role', true);
end;
$$;

-- What the policies on realtime.messages let these claims do on a topic. Every probe row, role and setting
-- belongs to a subtransaction that is rolled back by raising 'RTPRB', so nothing stays and nobody is notified.
create or replace function realtime.get_permissions(
  for_topic text,
  claims jsonb,
  out broadcast_read boolean,
  out broadcast_write boolean,
  out presence_read boolean,
  out presence_write boolean
)
language plpgsql set search_path = ''
as $$
declare
  probes uuid[];
  readable text[];
  writable text[] := '{}';
  probed text;
begin
  begin
    with probe as (
      insert into realtime.messages (topic, extension, event, private)
      values (for_topic, 'broadcast', 'probe', true), (for_topic, 'presence', 'probe', true)
      returning id
    )
    select array_agg(probe.id) into probes from probe;
    perform realtime.impersonate(for_topic, claims);
    select array_agg(messages.extension) into readable from realtime.messages where messages.id = any (probes);
    raise sqlstate 'RTPRB';
  exception
    when sqlstate 'RTPRB' then null;
    when insufficient_privilege then
      -- Policies hide rows without an error: this is a policy that uses what its role may not.
      raise warning 'a policy on realtime.messages failed for topic %: %', for_topic, sqlerrm;
      readable := '{}';
  end;

  foreach probed in array array['broadcast', 'presence'] loop
    begin
      perform realtime.impersonate(for_topic, claims);
      insert into realtime.messages (topic, extension, event, private) values (for_topic, probed, 'probe', true);
      raise sqlstate 'RTPRB';
    exception
      when sqlstate 'RTPRB' then writable := writable || probed;
      when insufficient_privilege then null;
    end;
  end loop;

  broadcast_read := coalesce('broadcast' = any (readable), false);
  presence_read := coalesce('presence' = any (readable), false);
  broadcast_write := 'broadcast' = any (writable);
  presence_write := 'presence' = any (writable);
end;
$$;

-- Upstream keeps messages for three days; the realtime server calls this every hour.
create or replace function realtime.delete_old_messages() returns bigint
language sql set search_path = ''
as $$
  with deleted as (
    delete from realtime.messages where inserted_at < now() - interval '3 days' returning 1
  )
  select count(*) from deleted;
$$;

grant usage on schema realtime to anon, authenticated, service_role;
grant select, insert on realtime.messages to anon, authenticated, service_role;

revoke all on all functions in schema realtime from public;
grant execute on function realtime.topic() to anon, authenticated, service_role;
grant execute on function realtime.send(jsonb, text, text, boolean) to anon, authenticated, service_role;
grant execute on function
  realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  to anon, authenticated, service_role;
-- A trigger checks this only when it is created, but the probes of get_permissions run it as these roles.
grant execute on function realtime.announce_messages() to anon, authenticated, service_role;

-- How a happening becomes messages, and messages are sent (docs/webhooks.md). Triggers only note that something
-- happened, and only where somebody wants to know; a job writes the message after the commit.

create function private.wants_webhook(event_id bigint, topic text)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from public.webhook_endpoints e
    where e.event_id = wants_webhook.event_id and e.is_enabled and e.topics @> array[topic]
  ) or exists (
    select from public.event_promoters p join public.webhook_endpoints e on e.promoter_id = p.promoter_id
    where p.event_id = wants_webhook.event_id and e.is_enabled and e.topics @> array[topic]
  );
end $$;

-- Waits for everything that people wait for.
create function private.note_webhook(event_id bigint, topic text, key text, subject jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if private.wants_webhook(event_id, topic) then
    perform graphile_worker.add_job(identifier => 'write_webhook', job_key => 'webhook:' || key, priority => 20, payload => json_build_object(
      'eventId', event_id, 'topic', topic, 'key', key, 'subject', subject, 'at', clock_timestamp()));
  end if;
end $$;

create function private.note_order_webhook()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  topic constant text := case new.what
    when 'paid' then 'order.paid' when 'given' then 'order.paid'
    when 'refunded' then 'order.refunded'
    when 'tickets_cancelled' then 'order.cancelled'
    when 'disputed' then 'order.disputed' when 'dispute_won' then 'order.disputed' when 'dispute_lost' then 'order.disputed'
    when 'holder_changed' then 'ticket.transferred' when 'transferred' then 'ticket.transferred'
    when 'returned' then 'ticket.returned'
  end;
begin
  perform private.note_webhook((select o.event_id from public.orders o where o.id = new.order_id), topic,
    'order_event:' || new.id, jsonb_build_object('orderId', new.order_id, 'what', new.what));
  return null;
end $$;
-- What is entered about the past is no news.
create trigger note_order_webhook after insert on public.order_events
for each row when (new.at >= now() and new.what in (
  'paid', 'given', 'refunded', 'tickets_cancelled', 'disputed', 'dispute_won', 'dispute_lost', 'holder_changed', 'transferred', 'returned'
)) execute function private.note_order_webhook();

-- Scans come in batches, and are told in batches.
create function private.note_scan_webhook()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.note_webhook(s.event_id, 'scan.recorded', 'scan:' || min(s.id), jsonb_build_object('scanIds', jsonb_agg(s.id)))
  from (select a.id, a.event_id, (row_number() over (partition by a.event_id order by a.id) - 1) / 100 as part from added a) s
  group by s.event_id, s.part;
  return null;
end $$;
create trigger note_scan_webhook after insert on public.scans
referencing new table as added for each statement execute function private.note_scan_webhook();

create function private.note_event_webhook()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not new.is_out then
    return null;
  end if;
  perform private.note_webhook(new.id, case
      when not old.is_out then 'event.published'
      when new.status <> old.status and new.status = 'cancelled' then 'event.cancelled'
      when new.status <> old.status and new.status = 'postponed' then 'event.postponed'
      when new.starts_at <> old.starts_at then 'event.rescheduled'
      else 'event.updated'
    end, 'event:' || new.id || ':' || new.version, '{}');
  return null;
end $$;
-- Only what a person changed counts a version.
create trigger note_event_webhook after update on public.events
for each row when (new.version <> old.version) execute function private.note_event_webhook();

-- The message ----------------------------------------------------------------------------------------

create function private.webhook_data(event_id bigint, subject jsonb)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('event', jsonb_build_object(
      'id', e.id, 'title', e.title, 'status', e.status, 'startsAt', e.starts_at, 'endsAt', e.ends_at, 'timezone', e.timezone))
    || coalesce((
      select jsonb_build_object('what', subject ->> 'what', 'order', jsonb_build_object(
        'code', o.code, 'kind', o.kind, 'status', o.status, 'currency', o.currency, 'subtotal', o.subtotal, 'discount', o.discount,
        'fee', o.fee, 'total', o.total, 'refunded', o.refunded, 'createdAt', o.created_at, 'paidAt', o.paid_at,
        'buyer', jsonb_build_object('name', o.name, 'email', o.email),
        'tickets', coalesce((
          select jsonb_agg(jsonb_build_object('id', k.id, 'type', y.name, 'status', k.status, 'paid', k.paid,
            'holder', jsonb_build_object('name', k.holder_name, 'email', k.holder_email)) order by k.id)
          from public.tickets k join public.ticket_types y on y.id = k.ticket_type_id where k.order_id = o.id), '[]')))
      from public.orders o where o.id = (subject ->> 'orderId')::bigint), '{}')
    || coalesce((
      select jsonb_build_object('scans', jsonb_agg(jsonb_build_object(
        'id', s.id, 'ticketId', s.ticket_id, 'direction', s.direction, 'outcome', s.outcome, 'gate', g.name, 'device', d.name,
        'at', s.at, 'isOffline', s.is_offline, 'undoes', s.undoes_id) order by s.id))
      from jsonb_array_elements_text(subject -> 'scanIds') as wanted(id)
      join public.scans s on s.id = wanted.id::bigint
      join public.scanner_devices d on d.id = s.device_id
      left join public.gates g on g.id = s.gate_id
      having count(*) > 0), '{}')
  from public.events e where e.id = webhook_data.event_id
$$;

-- Called by the job. Whoever asked to be told by now is told, once each, however often this runs.
create function private.write_webhook(event_id bigint, topic text, key text, subject jsonb, at timestamptz)
returns void
language plpgsql
set search_path = ''
as $$
declare
  message bigint;
begin
  insert into public.webhook_messages (key, event_id, topic, data, happened_at)
  select write_webhook.key, write_webhook.event_id, write_webhook.topic, data, write_webhook.at
  from private.webhook_data(write_webhook.event_id, subject) data where data is not null
  on conflict on constraint webhook_messages_key_key do nothing
  returning id into message;
  if message is null then
    return;
  end if;
  insert into public.webhook_deliveries (endpoint_id, message_id)
  select e.id, message from public.webhook_endpoints e
  where e.is_enabled and e.topics @> array[write_webhook.topic] and (e.event_id = write_webhook.event_id
    or e.promoter_id in (select p.promoter_id from public.event_promoters p where p.event_id = write_webhook.event_id));
  perform private.wake_webhooks();
end $$;

-- One queue for all: receivers that take their time keep one worker, never all of them.
create function private.wake_webhooks()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform graphile_worker.add_job(identifier => 'send_webhooks', queue_name => 'webhooks', job_key => 'send_webhooks', priority => 20);
end $$;

-- Sending --------------------------------------------------------------------------------------------

-- Takes what is due, a few of each endpoint: one that is slow does not stand before the others.
create function private.claim_webhooks(most int, of_each int, busy bigint[] default '{}')
returns table (
  delivery_id bigint, endpoint_id bigint, url text, secrets text[], message_id bigint, topic text, data jsonb, happened_at timestamptz, attempts int
)
language sql
set search_path = ''
as $$
  with due as (
    select d.id, row_number() over (partition by d.endpoint_id order by d.next_at, d.id)
      + (select count(*) from unnest(busy) b where b = d.endpoint_id) as place
    from (
      select d.id, d.endpoint_id, d.next_at from public.webhook_deliveries d
      where d.state = 'waiting' and d.next_at <= clock_timestamp()
      order by d.next_at, d.id limit 500
    ) d
  ), chosen as (
    select d.id from public.webhook_deliveries d
    where d.id in (select id from due where place <= of_each) and d.state = 'waiting' and d.next_at <= clock_timestamp()
    order by d.next_at, d.id limit most for update skip locked
  ), taken as (
    update public.webhook_deliveries d set next_at = clock_timestamp() + interval '1 minute' from chosen c where d.id = c.id
    returning d.*
  )
  select t.id, t.endpoint_id, e.url,
    array(select s.secret from private.webhook_secrets s
      where s.endpoint_id = e.id and (s.expires_at is null or s.expires_at > now()) order by s.id desc),
    m.id, m.topic, m.data, m.happened_at, t.attempts
  from taken t join public.webhook_endpoints e on e.id = t.endpoint_id join public.webhook_messages m on m.id = t.message_id
$$;

-- When it is tried again: after seconds, minutes and hours, three days in all.
create function private.webhook_pause(attempts int)
returns interval
language sql
set search_path = ''
as $$
  select (array['5 seconds', '5 minutes', '30 minutes', '2 hours', '5 hours', '10 hours', '14 hours', '18 hours', '22 hours']::interval[])[attempts]
    * (0.9 + random() * 0.2)
$$;

create function private.record_webhook(delivery_id bigint, status int, error text, answer text, took_ms int)
returns void
language plpgsql
set search_path = ''
as $$
declare
  is_ok constant boolean := coalesce(status between 200 and 299, false);
  delivery public.webhook_deliveries;
  endpoint public.webhook_endpoints;
begin
  select * into delivery from public.webhook_deliveries d where d.id = record_webhook.delivery_id for update;
  -- Removed while it was on its way.
  if not found then
    return;
  end if;
  insert into public.webhook_attempts (delivery_id, took_ms, status, error, answer)
  values (record_webhook.delivery_id, record_webhook.took_ms, record_webhook.status, record_webhook.error, left(record_webhook.answer, 500));
  update public.webhook_deliveries d set attempts = d.attempts + 1, last_status = record_webhook.status, last_error = record_webhook.error,
    last_at = clock_timestamp(),
    state = case when is_ok then 'delivered' when private.webhook_pause(d.attempts + 1) is null or record_webhook.status = 410 then 'given_up' else 'waiting' end,
    next_at = case when not is_ok and record_webhook.status is distinct from 410 then clock_timestamp() + private.webhook_pause(d.attempts + 1) end
  where d.id = delivery.id;
  select * into endpoint from public.webhook_endpoints e where e.id = delivery.endpoint_id for update;
  if is_ok then
    update public.webhook_endpoints e set failing_since = null where e.id = endpoint.id and e.failing_since is not null;
  elsif record_webhook.status = 410 then
    perform private.give_up_webhook(endpoint.id, 'gone');
  elsif endpoint.failing_since < clock_timestamp() - interval '3 days' then
    perform private.give_up_webhook(endpoint.id, 'failing');
  else
    update public.webhook_endpoints e set failing_since = clock_timestamp() where e.id = endpoint.id and e.failing_since is null;
  end if;
end $$;

-- What waits for it is given up with it; it can be sent again by hand. Its owners are told.
create function private.give_up_webhook(endpoint_id bigint, because text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.webhook_endpoints e set is_enabled = false, disabled_because = because
  where e.id = give_up_webhook.endpoint_id and e.is_enabled;
  if not found then
    return;
  end if;
  update public.webhook_deliveries d set state = 'given_up', next_at = null
  where d.endpoint_id = give_up_webhook.endpoint_id and d.state = 'waiting';
  perform private.add_mail_job('tell_webhook_off', jsonb_build_object('endpointId', endpoint_id,
    'occasion', 'webhook_off:' || endpoint_id || ':' || extract(epoch from clock_timestamp())));
end $$;

create function public.send_webhook_again(delivery_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_webhook_endpoint((select d.endpoint_id from public.webhook_deliveries d where d.id = delivery_id));
  update public.webhook_deliveries d set state = 'waiting', next_at = clock_timestamp(), attempts = 0 where d.id = delivery_id;
  perform private.wake_webhooks();
end $$;

create function public.test_webhook_endpoint(endpoint_id bigint)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  endpoint public.webhook_endpoints := private.require_webhook_endpoint(endpoint_id);
  about bigint := coalesce(endpoint.event_id, (
    select p.event_id from public.event_promoters p where p.promoter_id = endpoint.promoter_id order by p.event_id desc limit 1));
  message bigint;
  delivery bigint;
begin
  if about is null then
    perform private.refuse('webhook_without_event');
  end if;
  if (select count(*) from public.webhook_deliveries d join public.webhook_messages m on m.id = d.message_id
      where d.endpoint_id = endpoint.id and m.topic = 'test' and d.created_at > now() - interval '1 minute') >= 5 then
    perform private.refuse('too_many_requests', 429, '60');
  end if;
  insert into public.webhook_messages (key, event_id, topic, data, happened_at)
  values ('test:' || gen_random_uuid(), about, 'test', private.webhook_data(about, '{}'), now()) returning id into message;
  insert into public.webhook_deliveries (endpoint_id, message_id) values (endpoint.id, message) returning id into delivery;
  perform private.wake_webhooks();
  return delivery;
end $$;

grant execute on function public.send_webhook_again, public.test_webhook_endpoint to authenticated, service_role;

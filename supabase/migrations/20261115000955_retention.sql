-- Nothing is kept longer than docs/privacy.md says. The periods are in app/lib/privacy-register/periods.ts and nowhere else: the
-- job hands over the moment before which something is too old. Each call deletes a batch and answers how much that was;
-- the job asks again until it is nothing.

create index events_by_end on public.events (ends_at);
create index payment_events_by_time on public.payment_events (received_at);
create index orders_let_go on public.orders (created_at) where paid_at is null;
create index mailbox_by_time on private.mailbox (sent_at);
create index permission_changes_by_time on public.permission_changes (changed_at);

-- Rows that are old by themselves: table and condition, in which $1 is the moment.
create function private.expired_rows(what text, out place text, out condition text)
language sql immutable
set search_path = ''
as $$
  select r.place, r.condition from (values
    ('rates', 'private.rate_limits', 'window_started < $1'),
    ('presence', 'private.chat_here', 'seen_at < $1'),
    ('mailbox', 'private.mailbox', 'sent_at < $1'),
    ('notifications', 'public.notifications', 'created_at < $1'),
    ('deliveries', 'private.deliveries', 'created_at < $1'),
    ('order_mails', 'private.order_mails', 'claimed_at < $1'),
    ('test_notifications', 'private.test_notifications', 'created_at < $1'),
    ('invitations', 'public.team_invitations', 'expires_at < $1'),
    ('import_previews', 'public.event_imports', 'state = ''preview'' and created_at < $1'),
    ('imports', 'public.event_imports', 'created_at < $1'),
    ('webhook_messages', 'public.webhook_messages', 'created_at < $1'),
    ('payment_events', 'public.payment_events', 'received_at < $1 and processed_at is not null'),
    ('simulated_payments', 'private.simulator_objects', 'created_at < $1'),
    ('silent_devices', 'public.push_subscriptions', 'coalesce(last_sent_at, created_at) < $1'),
    ('permission_changes', 'public.permission_changes', 'changed_at < $1'),
    ('sessions', 'auth.sessions', 'coalesce(refreshed_at at time zone ''UTC'', updated_at, created_at) < $1'),
    ('sign_in_attempts', 'auth.flow_state', 'created_at < $1'),
    ('sign_in_log', 'auth.audit_log_entries', 'created_at < $1')
  ) r (what, place, condition) where r.what = expired_rows.what
$$;

-- What is old because its event is over: events that still have some of it.
create function private.events_with_remains(what text, before timestamptz, most int)
returns bigint[]
language plpgsql stable
set search_path = ''
as $$
begin
  return array(
    select e.id from public.events e
    where e.ends_at < before and case what
      when 'waits' then exists (select from public.waiting_entries w where w.ticket_type_id in (select t.id from public.ticket_types t where t.event_id = e.id))
      when 'scans' then exists (select from public.scans s where s.event_id = e.id)
        or exists (select from private.admissions a where a.event_id = e.id)
      when 'chat' then exists (select from public.chat_messages m join public.chat_rooms r on r.id = m.room_id where r.event_id = e.id)
        or exists (select from public.chat_actions a where a.event_id = e.id) or exists (select from public.chat_mutes m where m.event_id = e.id)
        or exists (select from private.chat_people p where p.event_id = e.id)
      when 'holders' then exists (select from public.tickets k where k.event_id = e.id and (k.holder_name <> '' or k.holder_email <> ''))
        or exists (select from public.orders o where o.event_id = e.id and (o.name <> '' or o.email <> '') and not o.is_open
          and not exists (select from public.receipts r where r.order_id = o.id))
      when 'message_audiences' then exists (
        select from public.holder_messages m join private.holder_message_audience a on a.message_id = m.id where m.event_id = e.id)
      else false
    end
    order by e.ends_at limit most
  );
end $$;

create function private.delete_expired_of_events(what text, before timestamptz, most int)
returns int
language plpgsql
set search_path = ''
as $$
declare
  over bigint[] := private.events_with_remains(what, before, most);
begin
  case what
    when 'waits' then
      delete from public.waiting_entries w where w.event_id = any (over);
    when 'scans' then
      delete from private.admissions a where a.event_id = any (over);
      delete from public.scans s where s.event_id = any (over);
    when 'chat' then
      -- Reactions and reports go with them, and the worker deletes the files of pictures that no message has.
      delete from public.chat_actions a where a.event_id = any (over);
      delete from public.chat_mutes m where m.event_id = any (over);
      delete from private.chat_people p where p.event_id = any (over);
      delete from public.chat_reads d using public.chat_rooms r where r.id = d.room_id and r.event_id = any (over);
      delete from public.chat_messages m using public.chat_rooms r where r.id = m.room_id and r.event_id = any (over);
    when 'holders' then
      delete from public.ticket_answers a using public.tickets k where k.id = a.ticket_id and k.event_id = any (over);
      update public.ticket_transfers f set email = '' from public.tickets k where k.id = f.ticket_id and k.event_id = any (over) and f.email <> '';
      update public.tickets k set holder_name = '', holder_email = ''
      where k.event_id = any (over) and (k.holder_name <> '' or k.holder_email <> '');
      delete from private.order_attendees a using public.orders o where o.id = a.order_id and o.event_id = any (over);
      update public.order_events v set detail = v.detail - 'to' - 'note' from public.orders o
      where v.order_id = o.id and o.event_id = any (over) and v.detail ?| array['to', 'note'];
      update public.orders o set name = '', email = ''
      where o.event_id = any (over) and (o.name <> '' or o.email <> '') and not o.is_open
        and not exists (select from public.receipts r where r.order_id = o.id);
    when 'message_audiences' then
      delete from private.holder_message_audience a using public.holder_messages m where m.id = a.message_id and m.event_id = any (over);
  end case;
  return cardinality(over);
end $$;

-- Baskets that never became a purchase, with all that hangs on them; money that moved keeps an order.
create function private.delete_baskets(before timestamptz, most int)
returns int
language plpgsql
set search_path = ''
as $$
declare
  gone bigint[] := array(
    select o.id from public.orders o
    where o.paid_at is null and o.created_at < before and not o.is_open
      and not exists (select from public.payments p where p.order_id = o.id)
      and not exists (select from public.tickets k where k.order_id = o.id)
      and not exists (select from public.refunds r where r.order_id = o.id)
      and not exists (select from private.checkouts c where c.order_id = o.id and c.closed_at is null)
    order by o.id limit most for update skip locked
  );
begin
  delete from private.checkouts c where c.order_id = any (gone);
  update public.waiting_entries w set order_id = null where w.order_id = any (gone);
  delete from public.orders o where o.id = any (gone);
  return cardinality(gone);
end $$;

-- The books need amounts for so long, and then nobody needs to know who paid them.
create function private.anonymise_receipts(before timestamptz, most int)
returns int
language plpgsql
set search_path = ''
as $$
declare
  old bigint[] := array(
    select o.id from public.orders o where o.paid_at < before and (o.name <> '' or o.email <> '') order by o.paid_at limit most for update skip locked
  );
begin
  update public.payments p set card_last4 = null where p.order_id = any (old);
  delete from private.order_attendees a where a.order_id = any (old);
  delete from private.order_keys k where k.order_id = any (old);
  update public.orders o set name = '', email = '' where o.id = any (old);
  return cardinality(old);
end $$;

-- Addresses that nobody ever confirmed. Their numbers go too where nothing refers to them.
create function private.delete_unconfirmed(before timestamptz, most int)
returns int
language plpgsql
set search_path = ''
as $$
declare
  leaver bigint;
  deleted int := 0;
begin
  for leaver in
    select u.id from auth.users a join public.users u on u.supabase_id = a.id
    where a.email_confirmed_at is null and a.phone_confirmed_at is null and a.last_sign_in_at is null and a.created_at < before
      and not exists (select from public.user_permissions p where p.user_id = u.id)
    order by u.id limit most
  loop
    perform private.erase_account(leaver, is_told => false);
    deleted := deleted + 1;
  end loop;
  return deleted;
end $$;

-- Tickets that outlived their account, once the night is over.
create function private.anonymise_left_sales(before timestamptz, most int)
returns int
language sql
set search_path = ''
as $$
  select coalesce(sum(private.anonymise_sales(u.id, before)), 0)::int from (
    select d.id from public.users d
    where d.deleted_at is not null and (
      exists (select from public.tickets k join public.events e on e.id = k.event_id
        where k.holder_id = d.id and e.ends_at < before and (k.holder_name <> '' or k.holder_email <> ''))
      or exists (select from public.orders o join public.events e on e.id = o.event_id
        where o.user_id = d.id and e.ends_at < before and not o.is_open and (o.name <> '' or o.email <> '')
          and not exists (select from public.receipts r where r.order_id = o.id))
    )
    order by d.id limit most
  ) u
$$;

-- Jobs that were given up keep what they were about: addresses, at times.
create function private.delete_failed_jobs(before timestamptz, most int)
returns int
language plpgsql
set search_path = ''
as $$
declare
  failed bigint[] := array(
    select j.id from graphile_worker.jobs j where j.attempts >= j.max_attempts and j.locked_at is null and j.updated_at < before limit most);
begin
  perform graphile_worker.complete_jobs(failed);
  return cardinality(failed);
end $$;

create function private.delete_expired(what text, before timestamptz, most int default 1000)
returns int
language plpgsql
set search_path = ''
as $$
declare
  plain record;
  deleted int;
begin
  -- A clock that went wrong must not take what is still needed.
  if before > now() then
    raise exception 'nothing is too old before it has happened';
  end if;
  select r.place, r.condition into plain from private.expired_rows(what) r;
  if plain.place is not null then
    execute format('delete from %1$s where ctid in (select ctid from %1$s where %2$s limit $2 for update skip locked)', plain.place, plain.condition)
    using before, most;
    get diagnostics deleted = row_count;
    return deleted;
  end if;
  case what
    when 'baskets' then return private.delete_baskets(before, most);
    when 'receipts' then return private.anonymise_receipts(before, most);
    when 'unconfirmed' then return private.delete_unconfirmed(before, least(most, 100));
    when 'left_sales' then return private.anonymise_left_sales(before, least(most, 100));
    -- It keeps itself, for as long (private.audit_keeps).
    when 'audit' then return private.delete_old_audit_entries(most);
    when 'failed_jobs' then return private.delete_failed_jobs(before, most);
    else return private.delete_expired_of_events(what, before, least(most, 20));
  end case;
end $$;

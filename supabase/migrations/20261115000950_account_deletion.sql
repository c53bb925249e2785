-- Deleting one's account (docs/privacy.md). What goes and what stays is the register's (app/lib/privacy-register/), which
-- must change with this. The row of public.users stays without anything in it, so that nothing else loses its number.

create index users_deleted on public.users (deleted_at) where deleted_at is not null;

-- What an owner may leave behind without anybody in their place: events that are over, and what is deleted already.
create function private.can_be_left(entity_type text, entity_id bigint)
returns boolean
language sql stable
set search_path = ''
as $$
  select case entity_type
    when 'event' then exists (select from public.events e where e.id = entity_id and (e.deleted_at is not null or e.ends_at < now()))
    else private.entity_name(entity_type, entity_id) is null
  end
$$;

-- What has to be settled first: who would be missing, whose money is under way, and what is being bought.
create function private.obstacles_to_leaving(user_id bigint)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'owned', (
      select coalesce(jsonb_agg(jsonb_build_object('type', p.entity_type, 'id', p.entity_id,
        'name', private.entity_name(p.entity_type, p.entity_id)) order by p.entity_type, p.entity_id), '[]')
      from public.user_permissions p
      where p.user_id = obstacles_to_leaving.user_id and p.permission_level = 4 and not private.can_be_left(p.entity_type, p.entity_id)
        and not exists (
          select from public.user_permissions o
          where o.entity_type = p.entity_type and o.entity_id = p.entity_id and o.permission_level = 4 and o.user_id <> p.user_id
        )
    ),
    'owed', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.title) order by e.id), '[]')
      from public.payout_accounts a
      join public.event_payouts c on c.account_id = a.id
      join public.events e on e.id = c.event_id
      where a.user_id = obstacles_to_leaving.user_id and exists (select from public.orders o where o.event_id = e.id and o.paid_at is not null and o.total > 0)
        and (e.ends_at > now()
          or exists (select from public.refunds r join public.orders o on o.id = r.order_id where o.event_id = e.id and r.status = 'begun')
          or exists (
            select from private.disputes d join public.payments y on y.id = d.payment_id join public.orders o on o.id = y.order_id
            where o.event_id = e.id and d.closed_at is null
          ))
    ),
    'isBuying', exists (select from public.orders o where o.user_id = obstacles_to_leaving.user_id and o.status = 'paying' and o.expires_at > now())
  )
$$;

-- A session that began a short while ago: signing in is the proof, whichever way somebody signs in.
create function private.signed_in_lately()
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid() and s.created_at > now() - interval '15 minutes'
  )
$$;

-- Definer: asks for teams, money and how somebody signs in, of the caller alone.
create function public.get_leaving()
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  viewer bigint := private.require_viewer();
begin
  return private.obstacles_to_leaving(viewer) || jsonb_build_object(
    'tickets', (select count(*) from public.tickets k join public.events e on e.id = k.event_id
      where k.holder_id = viewer and k.status = 'valid' and e.ends_at > now() and e.status <> 'cancelled'),
    'hasReceipts', exists (select from public.orders o join public.receipts r on r.order_id = o.id where o.user_id = viewer),
    'hasPassword', exists (select from auth.users a where a.id = auth.uid() and coalesce(a.encrypted_password, '') <> ''),
    'signedInLately', private.signed_in_lately()
  );
end $$;

-- Erasing --------------------------------------------------------------------------------------------

-- Everything that somebody wrote and sent goes, in all rooms at once; the numbers of messages stay. Whoever looks at a room
-- sees it go.
create function private.erase_chat(leaver bigint)
returns void
language plpgsql
set search_path = ''
as $$
declare
  changed bigint[];
begin
  perform pg_advisory_xact_lock(hashtextextended('chat:' || leaver, 0));
  perform from public.chat_rooms r where r.id in (
    select m.room_id from public.chat_messages m where m.author_id = leaver
    union select m.room_id from public.chat_reactions x join public.chat_messages m on m.id = x.message_id where x.user_id = leaver
  ) order by r.id for no key update;
  with taken_back as (
    delete from public.chat_reactions x where x.user_id = leaver returning x.message_id
  )
  select array_agg(distinct t.message_id) into changed from taken_back t;
  update public.chat_messages m set reactions = (
    select coalesce(jsonb_object_agg(c.emoji, c.n), '{}') from (
      select x.emoji, count(*) as n from public.chat_reactions x where x.message_id = m.id group by x.emoji
    ) c
  ) where m.id = any (changed);
  changed := coalesce(changed, '{}') || array(select m.id from public.chat_messages m where m.author_id = leaver);
  delete from public.chat_reactions x using public.chat_messages m where m.id = x.message_id and m.author_id = leaver;
  update public.chat_messages m set author_id = null, body = null, picture = null, mentions = '{}', reactions = '{}', pinned_at = null,
    deleted_at = coalesce(m.deleted_at, now())
  where m.author_id = leaver;

  with numbered as (
    select m.id, m.room_id, r.last_change + row_number() over (partition by m.room_id order by m.seq) as change
    from public.chat_messages m join public.chat_rooms r on r.id = m.room_id where m.id = any (changed)
  ), moved as (
    update public.chat_messages m set change = n.change from numbered n where m.id = n.id
  )
  update public.chat_rooms r set last_change = top.change
  from (select n.room_id, max(n.change) as change from numbered n group by n.room_id) top where r.id = top.room_id;
  -- Of old rooms nobody has a page open that would wait for it.
  perform realtime.send(private.chat_message(m, private.chat_author(m.event_id, m.author_id)), 'message', private.chat_topic(m.event_id, m.room_id), true)
  from public.chat_messages m where m.id in (
    select q.id from public.chat_messages q where q.id = any (changed) and q.created_at > now() - interval '7 days' order by q.id desc limit 500
  );

  -- The worker deletes the files of what was never sent, and that is what they become.
  update public.chat_pictures p set user_id = null, message_id = null, created_at = '-infinity' where p.user_id = leaver;
  -- What was decided needs no proof any more; what is open is looked at first.
  update public.chat_reports r set body = null, picture = null where r.author_id = leaver and r.decided_at is not null;
  update public.chat_reports r set reporter_id = null, note = '' where r.reporter_id = leaver;
  update public.chat_actions a set detail = a.detail - 'body' - 'picture' where a.user_id = leaver;
  delete from private.chat_here_counts c where c.room_id in (select h.room_id from private.chat_here h where h.user_id = leaver);
  delete from private.chat_here h where h.user_id = leaver;
  delete from private.chat_people p where p.user_id = leaver;
  delete from public.chat_reads d where d.user_id = leaver;
end $$;

-- Tickets and orders without what says whose they were: of events that were over before that time. What has a receipt keeps
-- the buyer that it names (private.delete_expired, 'receipts').
create function private.anonymise_sales(leaver bigint, over_before timestamptz)
returns int
language plpgsql
set search_path = ''
as $$
declare
  past bigint[] := array(
    select k.id from public.tickets k join public.events e on e.id = k.event_id
    where k.holder_id = leaver and e.ends_at < over_before and (k.holder_name, k.holder_email) <> ('', ''));
  bare bigint[] := array(
    select o.id from public.orders o join public.events e on e.id = o.event_id
    where o.user_id = leaver and not o.is_open and (o.name, o.email) <> ('', '')
      and (e.ends_at < over_before or o.paid_at is null) and not exists (select from public.receipts r where r.order_id = o.id));
begin
  delete from public.ticket_answers a where a.ticket_id = any (past);
  update public.tickets k set holder_name = '', holder_email = '' where k.id = any (past);
  update public.orders o set name = '', email = '' where o.id = any (bare);
  delete from private.order_attendees a using public.orders o join public.events e on e.id = o.event_id
  where a.order_id = o.id and o.user_id = leaver and e.ends_at < over_before;
  update public.order_events v set detail = v.detail - 'to' - 'note' from public.orders o join public.events e on e.id = o.event_id
  where v.order_id = o.id and o.user_id = leaver and e.ends_at < over_before and v.detail ?| array['to', 'note'];
  return cardinality(past) + cardinality(bare);
end $$;

-- What is theirs alone and nothing else needs. Twice is once: it is called again for what was under way meanwhile.
create function private.erase_belongings(leaver bigint, address text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from public.push_subscriptions s where s.user_id = leaver;
  delete from public.notifications n where n.user_id = leaver or n.actor_id = leaver;
  delete from public.notification_settings s where s.user_id = leaver;
  delete from private.deliveries d where d.user_id = leaver;
  delete from private.test_notifications t where t.user_id = leaver;
  delete from private.announcement_views v where v.user_id = leaver;
  delete from private.holder_message_audience a where a.user_id = leaver;
  delete from public.follows f where f.user_id = leaver or (f.entity_type = 'user' and f.entity_id = leaver);
  delete from public.user_blocks b where b.user_id = leaver or b.blocked_id = leaver;
  delete from public.event_interest i where i.user_id = leaver;
  delete from public.slot_favourites f where f.user_id = leaver;
  delete from public.timetable_plans p where p.user_id = leaver;
  delete from private.calendar_keys k where k.user_id = leaver;
  delete from public.waiting_entries w where w.user_id = leaver;
  delete from public.user_permissions p where p.user_id = leaver;
  update public.scanner_devices d set revoked_at = coalesce(d.revoked_at, now()), link_hash = null, pin_hash = null where d.user_id = leaver;
  update public.ticket_transfers f set withdrawn_at = now()
  where f.from_user_id = leaver and f.taken_at is null and f.withdrawn_at is null;
  update public.ticket_transfers f set email = '' where f.from_user_id = leaver and f.email <> '';
  if address is not null then
    update public.ticket_transfers f set email = '' where f.email = address and f.taken_at is not null;
    delete from public.team_invitations t where t.email = address;
    delete from private.mailbox b where lower(b.recipient) = address;
    delete from private.order_mails m where m.recipient = address and m.sent_at < now() - interval '1 day';
  end if;
  perform private.anonymise_sales(leaver, now());
end $$;

create function private.add_later_job(task text, payload jsonb, wait interval)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform graphile_worker.add_job(identifier => task, payload => payload::json, run_at => now() + wait);
end $$;

-- The whole of it. Locks are taken in the order of docs/capacity.md and docs/chat.md, and the person's own row last: whatever
-- somebody else does with them at this moment then waits for nothing that this waits for.
create function private.erase_account(leaver bigint, is_told boolean default true)
returns void
language plpgsql
set search_path = ''
as $$
declare
  account uuid;
  address text;
  called text;
  baskets bigint[];
begin
  select u.supabase_id, u.display_name into account, called from public.users u where u.id = leaver;
  select lower(a.email) into address from auth.users a where a.id = account;

  perform from public.orders o where o.user_id = leaver and o.is_open order by o.id for update;
  baskets := array(select o.id from public.orders o where o.user_id = leaver and o.is_open order by o.id);
  if exists (select from public.orders o where o.id = any (baskets) and o.status = 'paying') then
    perform private.refuse('buying_now');
  end if;
  perform from public.coupons c where c.id in (select o.coupon_id from public.orders o where o.id = any (baskets)) order by c.id for update;
  perform from public.pools p where p.event_id in (
    select o.event_id from public.orders o where o.id = any (baskets)
    union select w.event_id from public.waiting_entries w where w.user_id = leaver
  ) order by p.id for update;
  -- Before their places are given back, or these would be offered to them again.
  delete from public.waiting_entries w where w.user_id = leaver;
  perform private.close_orders(baskets, 'cancelled');

  perform private.erase_chat(leaver);

  perform from public.users u where u.id = leaver for update;
  if exists (select from public.orders o where o.user_id = leaver and o.is_open) then
    perform private.refuse('buying_now');
  end if;
  update public.users u set deleted_at = now(), display_name = '', handle = null, bio = '', picture_path = null,
    going_visibility = 'nobody', timetable_visibility = 'nobody'
  where u.id = leaver;
  perform private.erase_belongings(leaver, address);
  -- Sessions, identities and tokens go with it, on a hosted backend as on the embedded one.
  delete from auth.flow_state f where f.user_id = account;
  delete from auth.users a where a.id = account;
  delete from public.suspensions s where s.entity_type = 'user' and s.entity_id = leaver;
  -- Open sockets are asked again who they are.
  perform pg_notify('realtime_access', account::text);

  perform private.add_job('erase_files', jsonb_build_object('folder', account));
  perform private.add_later_job('erase_rest', jsonb_build_object('userId', leaver), interval '2 minutes');
  if is_told and address is not null then
    perform private.add_mail_job('mail_account_deleted', jsonb_build_object('address', address, 'name', called, 'occasion', 'account_deleted:' || leaver));
  end if;
end $$;

-- The auth server's own log, which has no index for it: called by a job. The embedded one writes text where others write
-- objects.
create function private.erase_sign_in_log(account uuid)
returns void
language sql
set search_path = ''
as $$
  delete from auth.audit_log_entries e where position(account::text in e.payload::text) > 0
$$;

-- Called a little later: what requests brought in that had begun before. Somebody's purchase goes on as that of a guest.
create function private.erase_rest(leaver bigint)
returns void
language plpgsql
set search_path = ''
as $$
declare
  left_at timestamptz := (select u.deleted_at from public.users u where u.id = leaver);
  late bigint[];
begin
  if left_at is null then
    return;
  end if;
  perform private.erase_chat(leaver);
  -- A purchase is dated by when its transaction began, which may be before the account went and its end after it. What was open then was
  -- closed: what is open now, or was paid since, came late.
  late := array(
    select o.id from public.orders o
    where o.user_id = leaver and (o.is_open or o.created_at >= left_at or (o.created_at >= left_at - interval '1 minute' and o.paid_at >= left_at)));
  update public.tickets k set holder_id = null where k.order_id = any (late) and k.holder_id = leaver;
  update public.orders o set user_id = null where o.id = any (late);
  perform private.erase_belongings(leaver, null);
end $$;

-- Definer: whoever leaves may change none of this but here, and only their own. What is typed shows that they mean it.
create function public.delete_account(confirmation text)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  leaver bigint := private.require_viewer();
  obstacles jsonb;
begin
  if lower(btrim(coalesce(confirmation, ''))) is distinct from (select lower(a.email) from auth.users a where a.id = auth.uid()) then
    perform private.refuse('confirmation_differs', 400);
  end if;
  if not private.signed_in_lately() then
    perform private.refuse('sign_in_again', 403);
  end if;
  obstacles := private.obstacles_to_leaving(leaver);
  if obstacles -> 'owned' <> '[]' then
    perform private.refuse('still_owner');
  end if;
  if obstacles -> 'owed' <> '[]' then
    perform private.refuse('payouts_open');
  end if;
  perform private.record_audit('user.deleted', 'user', leaver);
  perform private.erase_account(leaver);
end $$;
grant execute on function public.get_leaving, public.delete_account to authenticated, service_role;

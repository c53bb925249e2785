-- What people decide about being told: categories and channels, devices, and ending mail without signing in.

-- Every category as it is for whoever asks. `has_…`: something of it can come that way; `fixed`: cannot be turned off.
-- Definer, all that people call here: the tables take no writes from them, and the defaults are not theirs to read.
create function public.list_notification_settings()
returns table (category text, in_app boolean, email boolean, push boolean, has_email boolean, has_push boolean, fixed text[])
language sql stable security definer
set search_path = ''
as $$
  select c.category, 'in_app' = any (c.fixed) or coalesce(s.in_app, c.in_app), 'email' = any (c.fixed) or coalesce(s.email, c.email) and not exists (
      select from private.mail_optouts o where o.address_hash = private.address_hash(private.current_email()) and o.category = c.category
    ),
    coalesce(s.push, c.push), bool_or(k.email <> 'never'), bool_or(k.push), c.fixed
  from private.notification_categories c
  join private.notification_kinds k on k.category = c.category
  left join public.notification_settings s on s.category = c.category and s.user_id = private.current_user_id()
  group by c.category, s.user_id, s.category order by c.position
$$;

create function public.save_notification_setting(category text, in_app boolean, email boolean, push boolean)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer bigint := private.require_viewer();
  fixed text[];
begin
  select c.fixed into fixed from private.notification_categories c where c.category = save_notification_setting.category;
  if not found then
    perform private.refuse('unknown_category', 404);
  end if;
  if not in_app and 'in_app' = any (fixed) or not email and 'email' = any (fixed) then
    perform private.refuse('setting_is_fixed');
  end if;
  insert into public.notification_settings as s (user_id, category, in_app, email, push)
  values (viewer, save_notification_setting.category, save_notification_setting.in_app, save_notification_setting.email, save_notification_setting.push)
  on conflict on constraint notification_settings_pkey do update
    set in_app = excluded.in_app, email = excluded.email, push = excluded.push;
  if email then
    delete from private.mail_optouts o
    where o.address_hash = private.address_hash(private.current_email()) and o.category = save_notification_setting.category;
  end if;
end $$;

-- Devices --------------------------------------------------------------------------------------------

-- Only where browsers have their pushes from, so that nobody makes this server ask anything else. Without encryption
-- only on this machine, and only where it was set.
create function private.is_push_endpoint(endpoint text)
returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  parts text[] := regexp_match(endpoint, '^(https?)://([a-z0-9.-]+(?::[0-9]{1,5})?)/[A-Za-z0-9_~%.:/?&=+-]*$');
begin
  return parts is not null and char_length(endpoint) <= 1000 and exists (
    select from private.push_hosts h
    where (parts[2] = h.host or starts_with(h.host, '.') and right(parts[2], char_length(h.host)) = h.host)
      and (parts[1] = 'https' or h.is_set and h.host ~ '^(127\.0\.0\.1|localhost)(:|$)')
  );
end $$;

-- Called when the server starts, with what PUSH_HOSTS says.
create function private.set_push_hosts(hosts text[])
returns void
language sql
set search_path = ''
as $$
  delete from private.push_hosts h where h.is_set and h.host <> all (hosts);
  insert into private.push_hosts (host, is_set) select distinct host, true from unnest(hosts) host on conflict do nothing;
$$;

-- A browser that somebody else used before is theirs no more. The eleventh device takes the place of the first.
create function public.save_push_subscription(endpoint text, p256dh text, auth text, device text default '')
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer bigint := private.require_viewer();
begin
  if not private.is_push_endpoint(endpoint) then
    perform private.refuse('unknown_push_service', 400);
  end if;
  if p256dh !~ '^[A-Za-z0-9_-]{87}=?$' or auth !~ '^[A-Za-z0-9_-]{22}(==)?$' then
    perform private.refuse('invalid_value', 400);
  end if;
  if private.take_rate('push:' || viewer, 60, interval '1 hour') > 0 then
    perform private.refuse('too_many', 429);
  end if;
  insert into public.push_subscriptions as p (user_id, endpoint, p256dh, auth, device)
  values (viewer, save_push_subscription.endpoint, rtrim(save_push_subscription.p256dh, '='), rtrim(save_push_subscription.auth, '='),
    left(btrim(save_push_subscription.device), 80))
  on conflict on constraint push_subscriptions_endpoint_key do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
    auth = excluded.auth, device = coalesce(nullif(excluded.device, ''), p.device), failures = 0;
  delete from public.push_subscriptions p where p.id in (
    select old.id from public.push_subscriptions old where old.user_id = viewer order by old.id desc offset 10
  );
end $$;

create function public.remove_push_subscription(endpoint text)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.push_subscriptions p
  where p.endpoint = remove_push_subscription.endpoint and p.user_id = private.require_viewer();
end $$;

-- What a push service said of a device: 'reached', 'failed', or 'gone', which it will stay.
create function private.record_push(subscription_id bigint, outcome text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.push_subscriptions p set failures = case outcome when 'reached' then 0 else p.failures + 1 end,
    last_sent_at = case outcome when 'reached' then now() else p.last_sent_at end
  where p.id = subscription_id;
  delete from public.push_subscriptions p where p.id = subscription_id and (outcome = 'gone' or p.failures >= 5);
end $$;

-- Ending mail ----------------------------------------------------------------------------------------

-- Called by the server for a link that it signed: of a person, or of an address that may have no account. By the same link
-- it is taken back.
create function private.set_mail_wanted(user_id bigint, hash bytea, category text, wanted boolean)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not exists (select from private.notification_categories c where c.category = set_mail_wanted.category and 'email' <> all (c.fixed)) then
    return false;
  end if;
  if set_mail_wanted.user_id is not null then
    insert into public.notification_settings as s (user_id, category, in_app, email, push)
    select u.id, c.category, c.in_app, wanted, c.push
    from public.users u cross join private.notification_categories c
    where u.id = set_mail_wanted.user_id and c.category = set_mail_wanted.category
    on conflict on constraint notification_settings_pkey do update set email = excluded.email;
  elsif wanted then
    delete from private.mail_optouts o where o.address_hash = hash and o.category = set_mail_wanted.category;
  else
    insert into private.mail_optouts (address_hash, category) values (hash, set_mail_wanted.category) on conflict do nothing;
  end if;
  return true;
end $$;

grant execute on function public.list_notification_settings, public.save_notification_setting, public.save_push_subscription,
  public.remove_push_subscription to authenticated, service_role;

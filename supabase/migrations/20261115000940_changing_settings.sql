-- Platform settings change (000255_platform_settings.sql). What was sold keeps what it was sold for: orders carry their
-- fee and the end of their time themselves.

-- What lists say of an event's price has the fee in it. Page by page: answers the last event that was looked at.
create function private.follow_fee(after bigint)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  page bigint[] := array(
    select e.id from public.events e
    where e.id > follow_fee.after and e.ends_at > now() and e.deleted_at is null
      and exists (select from public.ticket_types t where t.event_id = e.id and t.price > 0 and t.deleted_at is null)
    order by e.id limit 200
  );
begin
  perform private.follow_sales(page);
  return page[cardinality(page)];
end $$;
grant execute on function private.follow_fee to service_role;

-- Definer: the table takes no writes from people. Some settings or all of them, by owners of the platform; `seen` is
-- the version that they looked at. Answers the new one.
create function public.change_platform_settings(content jsonb, seen int)
returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  former public.platform_settings;
  wanted public.platform_settings;
  changes jsonb;
begin
  if not private.is_staff(4) then
    perform private.refuse('not_allowed', 403);
  end if;
  content := private.sent_object(content);
  select * into former from public.platform_settings for update;
  if seen is distinct from former.version then
    perform private.refuse('changed_meanwhile');
  end if;
  if not to_jsonb(former) - 'id' - 'version' ?& array(select jsonb_object_keys(content)) or jsonb_path_exists(content, '$.* ? (@ == null)') then
    perform private.refuse('invalid_value', 400);
  end if;
  wanted := jsonb_populate_record(former, content);
  select jsonb_object_agg(n.key, jsonb_build_array(f.value, n.value)) into changes
  from jsonb_each(to_jsonb(wanted)) n join jsonb_each(to_jsonb(former)) f on f.key = n.key and f.value <> n.value;
  if changes is null then
    return former.version;
  end if;
  update public.platform_settings set
    fee_percent = wanted.fee_percent, fee_fixed = wanted.fee_fixed, hold_minutes = wanted.hold_minutes,
    payment_minutes = wanted.payment_minutes, offer_hours = wanted.offer_hours, messages_per_day = wanted.messages_per_day,
    messages_per_month = wanted.messages_per_month, held_message_hours = wanted.held_message_hours,
    chat_new_hours = wanted.chat_new_hours, chat_new_pause = wanted.chat_new_pause,
    creations_per_day = wanted.creations_per_day, version = former.version + 1;
  perform private.record_audit('settings.changed', 'platform', 1, changes);
  if changes ?| array['fee_percent', 'fee_fixed'] then
    perform private.add_job('follow_fee', '{}', 'follow_fee');
  end if;
  return former.version + 1;
end $$;
grant execute on function public.change_platform_settings to authenticated, service_role;

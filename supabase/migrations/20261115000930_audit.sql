-- Who did what that others may ask about later (docs/staff.md, docs/glossary.md: audit entry). Details that have a trail
-- of their own – scans, the timeline of an order, the desk of the chat – are not written twice.

create table public.audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: nobody, the platform by itself.
  actor_user_id bigint references public.users (id),
  -- What it belongs to and what was done: 'event.suspended', 'permission.changed' …
  action text not null constraint audit_action_form check (action ~ '^[a-z_]{2,30}\.[a-z_]{2,30}$'),
  -- 'user', 'event', 'venue', 'artist', 'promoter', 'order', 'platform', 'genre' …
  entity_type text not null constraint audit_entity_form check (entity_type ~ '^[a-z_]{2,30}$'),
  entity_id bigint not null,
  -- Facts, never secrets; without names of people, who may want to be forgotten.
  detail jsonb not null default '{}' constraint audit_detail_form check (jsonb_typeof(detail) = 'object')
);
create index audit_by_actor on public.audit_entries (actor_user_id, id desc);
create index audit_by_action on public.audit_entries (action text_pattern_ops, id desc);
create index audit_by_entity on public.audit_entries (entity_type, entity_id, id desc);
create index audit_by_time on public.audit_entries (at);

alter table public.audit_entries enable row level security;
revoke all on public.audit_entries from anon, authenticated, service_role;
grant select on public.audit_entries to authenticated, service_role;
create policy "staff can read the audit log" on public.audit_entries
  for select to authenticated using ((select private.is_staff()));

-- What was written stays as it is for two years, whoever asks: also for the server's own connection.
create function private.audit_keeps()
returns interval
language sql immutable
set search_path = ''
as $$
  select interval '2 years'
$$;

create function private.keep_audit()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and old.at < now() - private.audit_keeps() then
    return old;
  end if;
  perform private.refuse('audit_is_kept', 403);
  return null;
end $$;
create trigger keep_audit before update or delete on public.audit_entries
for each row execute function private.keep_audit();
create trigger keep_audit_whole before truncate on public.audit_entries
for each statement execute function private.keep_audit();

-- Called daily. Answers how many went.
create function private.delete_old_audit_entries(most int default 5000)
returns int
language sql
set search_path = ''
as $$
  with old as (
    delete from public.audit_entries a where a.id in (
      select b.id from public.audit_entries b where b.at < now() - private.audit_keeps() order by b.at limit most
    )
    returning 1
  )
  select count(*)::int from old
$$;

-- What every rule that should be remembered calls, in its own transaction. Definer: nobody else writes here.
create function private.record_audit(
  action text, entity_type text, entity_id bigint, detail jsonb default '{}', actor bigint default private.current_user_id()
)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  made bigint;
begin
  insert into public.audit_entries (actor_user_id, action, entity_type, entity_id, detail)
  values (record_audit.actor, record_audit.action, record_audit.entity_type, record_audit.entity_id,
    jsonb_strip_nulls(coalesce(record_audit.detail, '{}')))
  returning id into made;
  return made;
end $$;

-- What is watched -------------------------------------------------------------------------------------

-- Definer, all of them: whoever causes a row here may not write it.
create function private.audit_permission()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  entity_type text := coalesce(new.entity_type, old.entity_type);
begin
  -- What comes with a promoter's team was decided there. What the server sets up by itself is no news, but for who runs
  -- the platform.
  if old.granted_level is distinct from new.granted_level
     and (private.current_user_id() is not null or entity_type = 'platform') then
    perform private.record_audit('permission.' || case when new.granted_level is null then 'revoked' else 'granted' end,
      entity_type, coalesce(new.entity_id, old.entity_id), jsonb_build_object(
        'userId', coalesce(new.user_id, old.user_id), 'before', old.granted_level, 'after', new.granted_level));
  end if;
  return null;
end $$;
create trigger audit_permission after insert or update or delete on public.user_permissions
for each row execute function private.audit_permission();

create function private.audit_event()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A draft comes out by somebody's hand or by its schedule; by nobody's it is a demo that is being set up.
  if old.status = 'draft' and private.current_user_id() is null then
    return null;
  end if;
  if new.status <> old.status then
    perform private.record_audit('event.' || case new.status when 'draft' then 'withdrawn' else new.status::text end, 'event', new.id,
      jsonb_build_object('before', old.status, 'note', nullif(new.status_note, ''), 'publishAt', new.publish_at));
  elsif new.starts_at <> old.starts_at and new.is_out then
    perform private.record_audit('event.moved', 'event', new.id, jsonb_build_object('before', old.starts_at, 'after', new.starts_at));
  end if;
  if (new.featured_at is null) <> (old.featured_at is null) then
    perform private.record_audit(case when new.featured_at is null then 'event.unfeatured' else 'event.featured' end, 'event', new.id);
  end if;
  if new.deleted_at is not null and old.deleted_at is null then
    perform private.record_audit('event.deleted', 'event', new.id);
  end if;
  return null;
end $$;
create trigger audit_event after update of status, starts_at, featured_at, deleted_at on public.events
for each row execute function private.audit_event();

create function private.audit_profile()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  noun text := rtrim(tg_table_name, 's');
begin
  if new.is_hidden <> old.is_hidden then
    perform private.record_audit(noun || case when new.is_hidden then '.hidden' else '.shown' end, noun, new.id);
  end if;
  if new.deleted_at is not null and old.deleted_at is null then
    perform private.record_audit(noun || '.deleted', noun, new.id);
  end if;
  return null;
end $$;
do $$
declare
  noun text;
begin
  foreach noun in array array['venues', 'artists', 'promoters'] loop
    execute format('create trigger audit_profile after update of is_hidden, deleted_at on public.%I
      for each row execute function private.audit_profile()', noun);
  end loop;
end $$;

-- Money that goes back and tickets that end by somebody's hand. What buyers do with their own is in the order's timeline.
create function private.audit_order()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.record_audit('order.' || new.what, 'order', new.order_id,
    new.detail || jsonb_build_object('eventId', o.event_id, 'code', o.code, 'currency', o.currency), new.by_user_id)
  from public.orders o where o.id = new.order_id;
  return null;
end $$;
create trigger audit_order after insert on public.order_events
for each row when (new.by_user_id is not null and new.what in ('refunded', 'tickets_cancelled', 'given'))
execute function private.audit_order();

create function private.audit_webhook()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.record_audit(
    'webhook.' || case tg_op when 'INSERT' then 'added' when 'DELETE' then 'removed'
      else case when new.is_enabled then 'switched_on' else 'switched_off' end end,
    case when coalesce(new.promoter_id, old.promoter_id) is null then 'event' else 'promoter' end,
    coalesce(new.promoter_id, old.promoter_id, new.event_id, old.event_id),
    -- Without the rest of the address, which may hold a secret.
    jsonb_build_object('endpointId', coalesce(new.id, old.id), 'because', new.disabled_because,
      'host', substring(coalesce(new.url, old.url) from '^https?://([^/?#]+)')));
  return null;
end $$;
create trigger audit_webhook after insert or delete on public.webhook_endpoints
for each row execute function private.audit_webhook();
create trigger audit_webhook_switched after update of is_enabled on public.webhook_endpoints
for each row when (new.is_enabled <> old.is_enabled) execute function private.audit_webhook();

create function private.audit_holder_message()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.record_audit(case
      when new.state = 'cancelled' then 'message.stopped' when new.is_held then 'message.held' else 'message.planned' end,
    'event', new.event_id, jsonb_build_object('messageId', new.id, 'subject', new.subject, 'segment', new.segment),
    case when tg_op = 'INSERT' then new.created_by else new.cancelled_by end);
  return null;
end $$;
create trigger audit_holder_message after insert on public.holder_messages
for each row execute function private.audit_holder_message();
create trigger audit_holder_message_stopped after update of state on public.holder_messages
for each row when (new.state = 'cancelled' and old.state <> 'cancelled') execute function private.audit_holder_message();

-- Of the chat only what staff decided: what an event's own moderators do is on their desk.
create function private.audit_chat()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select from public.user_permissions p where p.user_id = new.by_user_id and p.entity_type = 'platform') then
    perform private.record_audit('chat.' || new.what, 'event', new.event_id,
      new.detail || jsonb_build_object('messageId', new.message_id, 'userId', new.user_id), new.by_user_id);
  end if;
  return null;
end $$;
create trigger audit_chat after insert on public.chat_actions for each row execute function private.audit_chat();

create function private.audit_announcement()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.record_audit(
    'announcement.' || case tg_op when 'INSERT' then 'written' when 'DELETE' then 'deleted' else 'changed' end,
    'announcement', coalesce(new.id, old.id), jsonb_build_object('title', coalesce(new.title, old.title)));
  return null;
end $$;
create trigger audit_announcement after insert or delete on public.announcements
for each row execute function private.audit_announcement();
create trigger audit_announcement_changed after update of title, body, audience, from_at, until_at on public.announcements
for each row execute function private.audit_announcement();

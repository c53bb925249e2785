-- Everything and everyone, for staff to find (docs/staff.md). Who asks is checked once; the rest are indexes, which no
-- policy keeps from being used.

create index users_by_name_part on public.users using gin (display_name extensions.gin_trgm_ops);
create index users_by_handle_part on public.users using gin (handle extensions.gin_trgm_ops);
create index events_by_title_part on public.events using gin (title extensions.gin_trgm_ops);
create index venues_by_name_part on public.venues using gin (name extensions.gin_trgm_ops);
create index artists_by_name_part on public.artists using gin (name extensions.gin_trgm_ops);
create index promoters_by_name_part on public.promoters using gin (name extensions.gin_trgm_ops);

-- Where a kind is read from, as the same columns. `by`: 'words', with $1 as pattern and $2 as number; 'address', with $3 as accounts
-- that have it; or 'nothing'.
create function private.directory_source(kind text, by text, only_suspended boolean)
returns text
language sql immutable
set search_path = ''
as $$
  select case kind
    when 'user' then 'select x.id, x.display_name as name, coalesce(''@'' || x.handle, '''') as detail, null::text as status, false as is_featured,
      x.suspended_at, x.created_at as since, x.supabase_id from public.users x where true'
      || case by when 'words' then ' and (x.display_name ilike $1 or x.handle ilike $1 or x.id = $2)'
        when 'address' then ' and x.supabase_id = any ($3)' else '' end
    when 'event' then 'select x.id, x.title as name, coalesce((select v.name from public.venues v where v.id = x.venue_id), '''') as detail,
      x.status::text, x.featured_at is not null as is_featured, x.suspended_at, x.created_at as since, null::uuid as supabase_id
      from public.events x where x.deleted_at is null' || case when by <> 'nothing' then ' and (x.title ilike $1 or x.id = $2)' else '' end
    else format('select x.id, x.name, %s as detail, case when x.is_hidden then ''hidden'' end as status, false as is_featured, x.suspended_at,
      x.created_at as since, null::uuid as supabase_id from public.%I x where x.deleted_at is null',
      case kind when 'venue' then 'x.city' else '''''' end, kind || 's')
      || case when by <> 'nothing' then ' and (x.name ilike $1 or x.id = $2)' else '' end
  end || case when only_suspended then ' and x.suspended_at is not null' else '' end
$$;

-- One page of a kind: of what matches the words, or of everything. Addresses are for those who may act. Definer, both:
-- row level security would keep the words from being looked up in an index.
create function public.list_directory(
  of_kind text, search text default '', only_suspended boolean default false, sort text default 'id', descending boolean default false,
  first int default 0, most int default 25
)
returns table (
  kind text, id bigint, name text, detail text, status text, is_featured boolean, suspended_at timestamptz, reason text,
  since timestamptz, event_id bigint, total bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  -- A handle may be written as people write it.
  words text := ltrim(btrim(list_directory.search), '@');
  sees_addresses boolean := private.is_staff(3);
  source text;
begin
  if not private.is_staff() then
    perform private.refuse('not_allowed', 403);
  end if;
  if list_directory.of_kind not in ('user', 'event', 'venue', 'artist', 'promoter') then
    perform private.refuse('unknown_entity', 400);
  end if;
  source := private.directory_source(list_directory.of_kind,
    case when words = '' then 'nothing' when words ~ '^[^@\s]+@[^@\s]+$' then 'address' else 'words' end, list_directory.only_suspended);
  return query execute format('
    with matches as materialized (%s), page as (
      select m.*, (select count(*) from matches) as total from matches m order by %s offset $4 limit $5
    )
    select $6, p.id, p.name, concat_ws('' · '', nullif(p.detail, ''''), case when $7 then a.email end), p.status, p.is_featured, p.suspended_at,
      s.reason, p.since, null::bigint, p.total
    from page p
    left join auth.users a on a.id = p.supabase_id
    left join public.suspensions s on s.entity_type = $6 and s.entity_id = p.id
    order by %2$s',
    source,
    case list_directory.sort when 'name' then 'name' when 'since' then 'since' else 'id' end
      || case when list_directory.descending then ' desc' else '' end || ', id')
  using private.contains_pattern(words), case when words ~ '^[0-9]{1,15}$' then words::bigint end,
    -- As the index on addresses has it.
    case when sees_addresses then array(select u.id from auth.users u where u.email = lower(words) and u.is_sso_user = false) end,
    greatest(list_directory.first, 0), least(list_directory.most, 100), list_directory.of_kind, sees_addresses;
end $$;

-- A few of every kind, and the order with exactly that code or that ticket. Without words: what is suspended.
create function public.search_directory(search text default '')
returns table (
  kind text, id bigint, name text, detail text, status text, is_featured boolean, suspended_at timestamptz, reason text,
  since timestamptz, event_id bigint, total bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  words text := btrim(search_directory.search);
begin
  if not private.is_staff() then
    perform private.refuse('not_allowed', 403);
  end if;
  if words <> '' and private.is_staff(3) then
    return query
      select 'order', o.id, o.code, concat_ws(' · ', e.title, nullif(o.name, ''), o.email), o.status::text, false, null::timestamptz, null::text,
        o.created_at, o.event_id, 1::bigint
      from public.orders o join public.events e on e.id = o.event_id
      where o.code in (words, upper(words)) or o.id in (select t.order_id from public.tickets t where t.serial = lower(words));
  end if;
  return query
    select d.* from unnest(array['user', 'event', 'venue', 'artist', 'promoter']) with ordinality k (kind, place)
    cross join lateral public.list_directory(k.kind, words, words = '', 'id', true, 0, case when words = '' then 50 else 8 end) d
    order by k.place, d.id desc;
end $$;
grant execute on function public.list_directory, public.search_directory to authenticated, service_role;

-- The audit log, a page at a time, with the names that its sentences need: also of what is suspended or gone.
create function private.audit_name(entity_type text, entity_id bigint)
returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return case entity_type
    when 'user' then (select u.display_name from public.users u where u.id = entity_id)
    when 'event' then (select e.title from public.events e where e.id = entity_id)
    when 'venue' then (select v.name from public.venues v where v.id = entity_id)
    when 'artist' then (select a.name from public.artists a where a.id = entity_id)
    when 'promoter' then (select p.name from public.promoters p where p.id = entity_id)
    when 'genre' then (select g.name from public.genres g where g.id = entity_id)
    when 'order' then (select o.code from public.orders o where o.id = entity_id)
    when 'platform' then 'Limelight'
  end;
end $$;

-- No rows for strangers. Definer: as list_directory.
create function public.list_audit(
  action_prefix text default '', actor bigint default null, of_type text default null, of_id bigint default null,
  since timestamptz default null, until timestamptz default null, before_id bigint default null, most int default 50
)
returns table (
  id bigint, at timestamptz, actor_user_id bigint, actor_name text, action text, entity_type text, entity_id bigint, entity_name text,
  person_name text, detail jsonb
)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  -- Entries are numbered in the order of their time, but for transactions that took long.
  slack constant int := 1000;
  first_id bigint;
  last_id bigint;
begin
  if not private.is_staff() then
    return;
  end if;
  if list_audit.since is not null then
    first_id := (select a.id from public.audit_entries a where a.at >= list_audit.since order by a.at limit 1) - slack;
  end if;
  if list_audit.until is not null then
    last_id := (select a.id from public.audit_entries a where a.at < list_audit.until order by a.at desc limit 1) + slack;
  end if;
  return query execute
    'select e.id, e.at, e.actor_user_id, private.audit_name(''user'', e.actor_user_id), e.action, e.entity_type, e.entity_id,
      private.audit_name(e.entity_type, e.entity_id), private.audit_name(''user'', (e.detail ->> ''userId'')::bigint), e.detail
    from (
      select * from public.audit_entries a where true'
    || case when list_audit.before_id is null then '' else ' and a.id < $1' end
    || case when list_audit.action_prefix = '' then '' else ' and a.action like $2' end
    || case when list_audit.actor is null then '' else ' and a.actor_user_id = $3' end
    || case when list_audit.of_type is null then '' else ' and a.entity_type = $4' end
    || case when list_audit.of_id is null then '' else ' and a.entity_id = $5' end
    || case when list_audit.since is null then '' else ' and a.at >= $6 and a.id >= $9' end
    || case when list_audit.until is null then '' else ' and a.at < $7 and a.id <= $10' end
    || ' order by a.id desc limit $8) e order by e.id desc'
  using list_audit.before_id, regexp_replace(list_audit.action_prefix, '([\\%_])', '\\\1', 'g') || '%', list_audit.actor, list_audit.of_type,
    list_audit.of_id, list_audit.since, list_audit.until, least(list_audit.most, 200), first_id, last_id;
end $$;
grant execute on function public.list_audit to authenticated, service_role;

-- Events from elsewhere: read by the server (app/lib/event-import), looked through by a person, taken in as drafts in one
-- transaction, and taken back as long as nobody has worked on them.

create table public.event_imports (
  id bigint generated always as identity primary key,
  made_by bigint not null references public.users (id),
  kind text not null check (kind in ('facebook', 'calendar', 'page')),
  -- The file's name, or where it was pasted from.
  source text not null check (char_length(source) <= 200),
  state text not null default 'preview' check (state in ('preview', 'imported', 'undone')),
  created_at timestamptz not null default now(),
  imported_at timestamptz,
  undone_at timestamptz
);
create index event_imports_by_author on public.event_imports (made_by, id desc);
create index event_imports_by_time on public.event_imports (created_at) where state = 'preview';

create table public.event_import_entries (
  id bigint generated always as identity primary key,
  import_id bigint not null references public.event_imports (id) on delete cascade,
  -- Its place in the file; an event that repeats is there once.
  place int not null,
  name text not null,
  problem text,
  content jsonb,
  -- What of ours it seems to be about, and how sure that is (0 to 1).
  -- No foreign key: with one, events would be related to venues in two ways, and nobody could embed either.
  venue_id bigint,
  venue_likeness real,
  artists jsonb not null default '[]',
  duplicate_of bigint references public.events (id),
  event_id bigint references public.events (id) on delete set null,
  check ((problem is null) = (content is not null))
);
create index event_import_entries_by_import on public.event_import_entries (import_id, id);
create index event_import_entries_by_event on public.event_import_entries (event_id);
create index event_import_entries_by_duplicate on public.event_import_entries (duplicate_of);
-- What was taken in once is known when it is read again.
create index event_import_entries_taken on public.event_import_entries ((content ->> 'externalId')) where event_id is not null;

-- What an import made beside events, so that it can be taken back.
create table private.event_import_entities (
  import_id bigint not null references public.event_imports (id) on delete cascade,
  entity_type text not null check (entity_type in ('venue', 'artist')),
  entity_id bigint not null,
  primary key (import_id, entity_type, entity_id)
);

do $$
declare
  name text;
begin
  foreach name in array array['event_imports', 'event_import_entries'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
  end loop;
end $$;
alter table private.event_import_entities enable row level security;
revoke all on private.event_import_entities from anon, authenticated;

create policy "people can read what they imported" on public.event_imports
  for select to authenticated using (made_by = (select private.current_user_id()) or (select private.is_staff()));
create policy "people can read the entries of their imports" on public.event_import_entries
  for select to authenticated using (exists (select from public.event_imports i where i.id = import_id));

-- Matching -------------------------------------------------------------------------------------------

-- The public name most like it, if any is. A different city makes a venue another venue.
create function private.find_name(kind text, name text, city text default '')
returns table (entity_id bigint, likeness real)
language plpgsql stable
set search_path = '' set pg_trgm.similarity_threshold = '0.45'
as $$
declare
  wanted constant text := private.plain_text(find_name.name);
  town constant text := private.plain_text(find_name.city);
begin
  if char_length(wanted) < 2 then
    return;
  end if;
  return query
  select n.entity_id, (extensions.similarity(n.plain, wanted)
    * case when find_name.kind = 'venue' and town <> '' and private.plain_text(n.detail) not like '%' || town || '%' then 0.5 else 1 end)::real as rank
  from private.entity_names n
  where n.kind = find_name.kind and n.plain operator(extensions.%) wanted
  order by rank desc, n.entity_id limit 1;
end $$;

-- An event of the same place and evening with a title alike, or one that was taken in from there before.
create function private.find_duplicate(external_id text, venue_id bigint, title text, starts_at timestamptz)
returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(
    (select n.event_id from public.event_import_entries n join public.events e on e.id = n.event_id and e.deleted_at is null
      where n.event_id is not null and n.content ->> 'externalId' = find_duplicate.external_id order by n.id desc limit 1),
    (select e.id from public.events e
      where e.venue_id = find_duplicate.venue_id and e.deleted_at is null
        and e.starts_at between find_duplicate.starts_at - interval '6 hours' and find_duplicate.starts_at + interval '6 hours'
        and extensions.similarity(private.plain_text(e.title), private.plain_text(find_duplicate.title)) > 0.4
      order by extensions.similarity(private.plain_text(e.title), private.plain_text(find_duplicate.title)) desc limit 1)
  )
$$;

-- Definer, as all below: the tables take no writes from people. `entries` as app/lib/event-import has them.
create function public.begin_event_import(kind text, source text, content jsonb)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  importer bigint := private.current_user_id();
  entries jsonb := private.sent_object(content) -> 'entries';
  made bigint;
begin
  if importer is null then
    perform private.refuse('not_signed_in', 401);
  end if;
  if private.take_rate('import:' || importer, 50, interval '1 day') > 0 then
    perform private.refuse('too_many', 429);
  end if;
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) not between 1 and 5000 then
    perform private.refuse('import_size', 400);
  end if;
  insert into public.event_imports (made_by, kind, source) values (importer, begin_event_import.kind, left(begin_event_import.source, 200))
  returning id into made;
  insert into public.event_import_entries (import_id, place, name, problem, content)
  select made, (n ->> 'at')::int, coalesce(n ->> 'name', ''), n ->> 'problem', case when n ->> 'problem' is null then n -> 'event' end
  from jsonb_array_elements(entries) with ordinality t (n, ordinal) order by ordinal;
  -- Each name is looked for once, however many nights have it.
  with places as materialized (
    select distinct n.content #>> '{venue,name}' as name, n.content #>> '{venue,city}' as city
    from public.event_import_entries n where n.import_id = made and n.content #>> '{venue,name}' is not null
  ), found as (
    select p.*, f.entity_id, f.likeness from places p cross join lateral private.find_name('venue', p.name, p.city) f
  )
  update public.event_import_entries n set venue_id = f.entity_id, venue_likeness = f.likeness
  from found f where n.import_id = made and n.content #>> '{venue,name}' = f.name and n.content #>> '{venue,city}' = f.city;
  with names as materialized (
    select distinct a.name from public.event_import_entries n, jsonb_array_elements_text(n.content -> 'artists') a (name)
    where n.import_id = made
  ), found as materialized (
    select s.name, f.entity_id, f.likeness from names s cross join lateral private.find_name('artist', s.name) f
  ), matched as (
    select n.id, jsonb_agg(jsonb_build_object('name', a.name, 'id', f.entity_id, 'likeness', f.likeness) order by a.place) as artists
    from public.event_import_entries n
    cross join lateral jsonb_array_elements_text(n.content -> 'artists') with ordinality a (name, place)
    left join found f on f.name = a.name
    where n.import_id = made group by n.id
  )
  update public.event_import_entries n set artists = m.artists from matched m where n.id = m.id;
  update public.event_import_entries n set duplicate_of = private.find_duplicate(n.content ->> 'externalId',
    case when n.venue_likeness >= 0.6 then n.venue_id end, n.content ->> 'title', (n.content ->> 'startsAt')::timestamptz)
  where n.import_id = made and n.content is not null;
  return made;
end $$;

grant execute on function public.begin_event_import to authenticated, service_role;

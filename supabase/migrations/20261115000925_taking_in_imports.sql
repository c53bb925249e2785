-- Taking an import in, and back.

create function private.require_import(import_id bigint, state text)
returns public.event_imports
language plpgsql
set search_path = ''
as $$
declare
  import public.event_imports;
begin
  select * into import from public.event_imports i where i.id = require_import.import_id for update;
  if import.id is null or import.made_by is distinct from private.current_user_id() then
    perform private.refuse('not_found', 404);
  end if;
  if import.state <> require_import.state then
    perform private.refuse('import_is_done');
  end if;
  return import;
end $$;

-- Everything or nothing. `choices`: for each entry to take in its id, and, where a person decided otherwise than was
-- found, its venue ({"id": 5, "venue": 7 | "new" | null}). Artists that are like a known one are that one.
create function public.take_in_import(import_id bigint, content jsonb, promoter_id bigint default null)
returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  import public.event_imports := private.require_import(import_id, 'preview');
  taken int;
begin
  if promoter_id is not null then
    perform private.require_level(2, 'promoter', promoter_id);
  end if;
  create temporary table chosen on commit drop as
    select n.id, n.content, n.artists,
      case when c.choice ? 'venue' then (case when jsonb_typeof(c.choice -> 'venue') = 'number' then (c.choice ->> 'venue')::bigint end)
        when n.venue_likeness >= 0.6 then n.venue_id end as venue_id,
      coalesce(c.choice ->> 'venue' = 'new', n.venue_likeness is null or n.venue_likeness < 0.6) and not coalesce(c.choice -> 'venue' = 'null', false) as makes_venue,
      nextval(pg_get_serial_sequence('public.events', 'id')) as event_id
    from jsonb_array_elements(private.sent_object(take_in_import.content) -> 'choices') c (choice)
    join public.event_import_entries n on n.id = (c.choice ->> 'id')::bigint
    where n.import_id = import.id and n.content is not null and n.event_id is null;
  if exists (select from pg_temp.chosen c where c.venue_id is not null and not private.can_see_entity('venue', c.venue_id)) then
    perform private.refuse('unknown_venue', 400);
  end if;

  -- A place needs a city; without one the event comes without a venue.
  create temporary table new_venues on commit drop as
    select nextval(pg_get_serial_sequence('public.venues', 'id')) as id, v.* from (
      select distinct on (private.plain_text(c.content #>> '{venue,name}'), private.plain_text(c.content #>> '{venue,city}'))
        private.plain_text(c.content #>> '{venue,name}') as plain_name, private.plain_text(c.content #>> '{venue,city}') as plain_city,
        c.content -> 'venue' as venue, c.content ->> 'timezone' as timezone
      from pg_temp.chosen c
      where c.venue_id is null and c.makes_venue and c.content #>> '{venue,name}' <> '' and c.content #>> '{venue,city}' <> ''
      order by 1, 2, c.id
    ) v;
  insert into public.venues (id, name, address, postal_code, city, country, latitude, longitude, timezone)
  select v.id, v.venue ->> 'name', v.venue ->> 'address', v.venue ->> 'postalCode', v.venue ->> 'city',
    coalesce(nullif(v.venue ->> 'country', ''), 'DE'), (v.venue ->> 'latitude')::double precision, (v.venue ->> 'longitude')::double precision, v.timezone
  from pg_temp.new_venues v;
  update pg_temp.chosen c set venue_id = v.id from pg_temp.new_venues v
  where c.venue_id is null and c.makes_venue
    and private.plain_text(c.content #>> '{venue,name}') = v.plain_name and private.plain_text(c.content #>> '{venue,city}') = v.plain_city;

  create temporary table acts on commit drop as
    select c.event_id, a.place, a.act ->> 'name' as name, private.plain_text(a.act ->> 'name') as plain,
      case when (a.act ->> 'likeness')::real >= 0.7 then (a.act ->> 'id')::bigint end as artist_id
    from pg_temp.chosen c, jsonb_array_elements(c.artists) with ordinality a (act, place);
  create temporary table new_artists on commit drop as
    select nextval(pg_get_serial_sequence('public.artists', 'id')) as id, a.* from (
      select distinct on (a.plain) a.plain, a.name from pg_temp.acts a where a.artist_id is null and a.plain <> '' order by a.plain
    ) a;
  insert into public.artists (id, name) select a.id, a.name from pg_temp.new_artists a;
  update pg_temp.acts a set artist_id = n.id from pg_temp.new_artists n where a.artist_id is null and a.plain = n.plain;
  if (select count(*) from pg_temp.new_venues) + (select count(*) from pg_temp.new_artists) > 500 then
    perform private.refuse('import_makes_too_many');
  end if;

  insert into public.events (id, title, description, starts_at, ends_at, timezone, venue_id, links)
  select c.event_id, c.content ->> 'title', c.content ->> 'description', (c.content ->> 'startsAt')::timestamptz,
    (c.content ->> 'endsAt')::timestamptz, c.content ->> 'timezone', c.venue_id,
    case when c.content ->> 'url' <> '' then jsonb_build_array(jsonb_build_object('label', 'Where it came from', 'url', c.content ->> 'url')) else '[]' end
  from pg_temp.chosen c order by c.id;
  get diagnostics taken = row_count;
  insert into public.event_artists (event_id, artist_id, position)
  select a.event_id, a.artist_id, min(a.place) from pg_temp.acts a where a.artist_id is not null group by 1, 2;
  if promoter_id is not null then
    insert into public.event_promoters (event_id, promoter_id) select c.event_id, take_in_import.promoter_id from pg_temp.chosen c;
  end if;
  insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
  select import.made_by, 'event', c.event_id, 4 from pg_temp.chosen c
  union all select import.made_by, 'venue', v.id, 4 from pg_temp.new_venues v
  union all select import.made_by, 'artist', a.id, 4 from pg_temp.new_artists a
  on conflict do nothing;
  insert into private.event_import_entities (import_id, entity_type, entity_id)
  select import.id, 'venue', v.id from pg_temp.new_venues v union all select import.id, 'artist', a.id from pg_temp.new_artists a;
  update public.event_import_entries n set event_id = c.event_id from pg_temp.chosen c where n.id = c.id;
  update public.event_imports i set state = 'imported', imported_at = now() where i.id = import.id;
  drop table pg_temp.chosen, pg_temp.new_venues, pg_temp.acts, pg_temp.new_artists;
  return taken;
end $$;

-- Takes back what nobody has touched since: drafts as they came, and the names that only they used. Answers how many
-- events were kept because somebody works on them.
create function public.undo_import(import_id bigint)
returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  import public.event_imports := private.require_import(import_id, 'imported');
  kept int;
begin
  update public.events e set deleted_at = now()
  from public.event_import_entries n
  where n.import_id = import.id and e.id = n.event_id and e.deleted_at is null and not e.is_out and e.version = 1 and e.publish_at is null
    and not exists (select from public.orders o where o.event_id = e.id)
    and not exists (select from public.ticket_types y where y.event_id = e.id);
  select count(*) into kept from public.event_import_entries n join public.events e on e.id = n.event_id
  where n.import_id = import.id and e.deleted_at is null;
  update public.venues v set deleted_at = now() from private.event_import_entities m
  where m.import_id = import.id and m.entity_type = 'venue' and v.id = m.entity_id and v.version = 1 and v.deleted_at is null
    and not exists (select from public.events e where e.venue_id = v.id and e.deleted_at is null);
  update public.artists a set deleted_at = now() from private.event_import_entities m
  where m.import_id = import.id and m.entity_type = 'artist' and a.id = m.entity_id and a.version = 1 and a.deleted_at is null
    and not exists (select from public.event_artists l join public.events e on e.id = l.event_id and e.deleted_at is null where l.artist_id = a.id);
  update public.event_imports i set state = 'undone', undone_at = now() where i.id = import.id;
  return kept;
end $$;

grant execute on function public.take_in_import, public.undo_import to authenticated, service_role;

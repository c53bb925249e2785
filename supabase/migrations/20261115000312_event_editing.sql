-- Making an event and filling it with artists, genres and promoters.

-- Definer: as create_artist. With a promoter, whose team the creator must be an editor of, that team has it too.
create function public.create_event(
  title text, starts_at timestamptz, ends_at timestamptz, timezone text,
  venue_id bigint default null, promoter_id bigint default null
)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  creator bigint := private.begin_entity();
  made bigint;
begin
  if venue_id is not null and not private.can_see_entity('venue', venue_id) then
    perform private.refuse('unknown_venue', 400);
  end if;
  insert into public.events (title, starts_at, ends_at, timezone, venue_id)
  values (btrim(create_event.title), create_event.starts_at, create_event.ends_at, create_event.timezone, create_event.venue_id)
  returning id into made;
  perform private.own_entity(creator, 'event', made);
  if promoter_id is not null then
    perform private.require_level(2, 'promoter', promoter_id);
    insert into public.event_promoters (event_id, promoter_id) values (made, create_event.promoter_id);
  end if;
  return made;
end $$;

-- Definer, all three: link rows take no writes from people; each replaces what was there.
create function public.set_line_up(event_id bigint, artist_ids bigint[], notes text[] default '{}')
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_level(2, 'event', event_id);
  if cardinality(artist_ids) > 300 then
    perform private.refuse('too_many_artists', 400);
  end if;
  -- An artist who is already billed stays, even where their page has been hidden since.
  if exists (
    select from unnest(artist_ids) wanted
    where not private.can_see_entity('artist', wanted)
      and not exists (select from public.event_artists l where l.event_id = set_line_up.event_id and l.artist_id = wanted)
  ) then
    perform private.refuse('unknown_artist', 400);
  end if;
  delete from public.event_artists l where l.event_id = set_line_up.event_id and l.artist_id <> all (artist_ids);
  insert into public.event_artists as l (event_id, artist_id, position, note)
  select set_line_up.event_id, wanted.artist_id, min(wanted.place), coalesce(min(notes[wanted.place]), '')
  from unnest(artist_ids) with ordinality wanted (artist_id, place)
  group by wanted.artist_id
  on conflict on constraint event_artists_pkey do update set position = excluded.position, note = excluded.note;
end $$;

create function public.set_event_genres(event_id bigint, genre_ids bigint[])
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_level(2, 'event', event_id);
  if cardinality(genre_ids) > 8 then
    perform private.refuse('too_many_genres', 400);
  end if;
  genre_ids := private.present_genres(genre_ids);
  delete from public.event_genres g where g.event_id = set_event_genres.event_id and g.genre_id <> all (genre_ids);
  insert into public.event_genres (event_id, genre_id)
  select set_event_genres.event_id, wanted from unnest(genre_ids) wanted
  on conflict do nothing;
end $$;

-- Adding a promoter hands the event to another team: the event's owner decides, who must be an editor there.
create function public.set_event_promoters(event_id bigint, promoter_ids bigint[])
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  added bigint;
begin
  perform private.require_level(4, 'event', event_id);
  if cardinality(promoter_ids) > 8 then
    perform private.refuse('too_many_promoters', 400);
  end if;
  for added in
    select wanted from unnest(promoter_ids) wanted
    except select l.promoter_id from public.event_promoters l where l.event_id = set_event_promoters.event_id
  loop
    perform private.require_level(2, 'promoter', added);
    insert into public.event_promoters (event_id, promoter_id) values (set_event_promoters.event_id, added);
  end loop;
  delete from public.event_promoters l
  where l.event_id = set_event_promoters.event_id and l.promoter_id <> all (promoter_ids);
end $$;

grant execute on function
  public.create_event, public.set_line_up, public.set_event_genres, public.set_event_promoters
  to authenticated, service_role;

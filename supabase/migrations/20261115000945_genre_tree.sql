-- Staff tend the tree of genres (docs/glossary.md: genre tree). Whatever is read to decide is read under the lock of
-- the tree, and every change is in the audit. Definer, all of them: genres take no writes from people.

create function private.begin_genre_change(least_level int)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_staff(least_level) then
    perform private.refuse('not_allowed', 403);
  end if;
  perform private.lock_genre_tree();
end $$;

create function private.require_genre(genre_id bigint)
returns public.genres
language plpgsql
set search_path = ''
as $$
declare
  genre public.genres;
begin
  select * into genre from public.genres g where g.id = require_genre.genre_id;
  if not found then
    perform private.refuse('genre_gone', 404);
  end if;
  return genre;
end $$;

-- A name is there once, however it is written.
create function private.require_free_name(name text, own_id bigint)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if char_length(name) not between 1 and 60 then
    perform private.refuse('genre_name_length', 400);
  end if;
  if exists (select from public.genres g where lower(g.name) = lower(require_free_name.name) and g.id is distinct from own_id) then
    perform private.refuse('genre_exists');
  end if;
end $$;

-- Its place among those below the same one: before another of them, or last.
create function private.place_genre(placed public.genres, parent_id bigint, before_id bigint)
returns void
language plpgsql
set search_path = ''
as $$
declare
  line bigint[] := array(
    select g.id from public.genres g where g.parent_id is not distinct from place_genre.parent_id and g.id <> placed.id
    order by g.position, g.name
  );
  place int := coalesce(array_position(line, before_id), cardinality(line) + 1);
begin
  if before_id is not null and before_id <> all (line) then
    perform private.refuse('genre_gone', 404);
  end if;
  line := line[:place - 1] || placed.id || line[place:];
  update public.genres g set position = o.position, parent_id = place_genre.parent_id
  from unnest(line) with ordinality o (id, position)
  where g.id = o.id and (g.position, g.parent_id) is distinct from (o.position::int, place_genre.parent_id);
end $$;

create function public.list_genre_figures()
returns table (id bigint, name text, description text, parent_id bigint, events int, artists int, followers int)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.is_staff() then
    perform private.refuse('not_allowed', 403);
  end if;
  return query
  select g.id, g.name, g.description, g.parent_id, coalesce(e.n, 0)::int, coalesce(a.n, 0)::int, coalesce(f.n, 0)::int
  from public.genres g
  left join (
    select l.genre_id, count(*) as n from public.event_genres l join public.events q on q.id = l.event_id and q.deleted_at is null
    group by l.genre_id
  ) e on e.genre_id = g.id
  left join (
    select l.genre_id, count(*) as n from public.artist_genres l join public.artists q on q.id = l.artist_id and q.deleted_at is null
    group by l.genre_id
  ) a on a.genre_id = g.id
  left join (select l.entity_id, count(*) as n from public.follows l where l.entity_type = 'genre' group by l.entity_id) f on f.entity_id = g.id
  order by g.position, g.name;
end $$;

create function public.add_genre(name text, parent_id bigint default null)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  made public.genres;
begin
  perform private.begin_genre_change(2);
  name := regexp_replace(btrim(name), '\s+', ' ', 'g');
  perform private.require_free_name(name, null);
  if add_genre.parent_id is not null then
    perform private.require_genre(add_genre.parent_id);
  end if;
  if (select count(*) from public.genres) >= 500 then
    perform private.refuse('too_many_in_tree');
  end if;
  insert into public.genres (name, parent_id, position)
  select add_genre.name, add_genre.parent_id, coalesce(max(g.position) + sign(max(g.position)), 0)
  from public.genres g where g.parent_id is not distinct from add_genre.parent_id
  returning * into made;
  perform private.record_audit('genre.added', 'genre', made.id, jsonb_build_object('name', made.name));
  return made.id;
end $$;

-- Its address has its number and stays; lists and search have the new name at once.
create function public.change_genre(genre_id bigint, name text, description text)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  genre public.genres;
begin
  perform private.begin_genre_change(2);
  genre := private.require_genre(change_genre.genre_id);
  name := regexp_replace(btrim(name), '\s+', ' ', 'g');
  description := btrim(description);
  perform private.require_free_name(name, genre.id);
  if char_length(description) > 2000 then
    perform private.refuse('genre_description_length', 400);
  end if;
  if (name, description) is not distinct from (genre.name, genre.description) then
    return;
  end if;
  update public.genres g set name = change_genre.name, description = change_genre.description where g.id = genre.id;
  perform private.record_audit('genre.changed', 'genre', genre.id, jsonb_build_object('name', name, 'former_name', genre.name));
end $$;

-- Below another, or to the foot of the tree; before one that is there already, or last.
create function public.move_genre(genre_id bigint, parent_id bigint default null, before_id bigint default null)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  genre public.genres;
begin
  perform private.begin_genre_change(2);
  genre := private.require_genre(move_genre.genre_id);
  if move_genre.parent_id is not null then
    perform private.require_genre(move_genre.parent_id);
  end if;
  perform private.place_genre(genre, move_genre.parent_id, move_genre.before_id);
  if genre.parent_id is distinct from move_genre.parent_id then
    perform private.record_audit('genre.moved', 'genre', genre.id,
      jsonb_build_object('name', genre.name, 'below', (select g.name from public.genres g where g.id = move_genre.parent_id)));
  end if;
end $$;

-- Events, artists, followers, neighbours and branches go over; the address of the one that is gone leads to the other.
create function public.merge_genre(genre_id bigint, into_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  gone public.genres;
  kept public.genres;
  branch public.genres;
begin
  perform private.begin_genre_change(3);
  -- Whoever gives it to an event at this moment waits, and is told that it is gone.
  perform from public.genres g where g.id = merge_genre.genre_id for update;
  gone := private.require_genre(merge_genre.genre_id);
  kept := private.require_genre(merge_genre.into_id);
  if gone.id in (select private.genre_line(kept.id)) then
    perform private.refuse('merge_into_branch');
  end if;
  for branch in select * from public.genres g where g.parent_id = gone.id order by g.position, g.name loop
    perform private.place_genre(branch, kept.id, null);
  end loop;
  update public.event_genres l set genre_id = kept.id
  where l.genre_id = gone.id and not exists (select from public.event_genres o where o.event_id = l.event_id and o.genre_id = kept.id);
  delete from public.event_genres l where l.genre_id = gone.id;
  update public.artist_genres l set genre_id = kept.id
  where l.genre_id = gone.id and not exists (select from public.artist_genres o where o.artist_id = l.artist_id and o.genre_id = kept.id);
  update public.follows f set entity_id = kept.id
  where f.entity_type = 'genre' and f.entity_id = gone.id
    and not exists (select from public.follows o where o.user_id = f.user_id and o.entity_type = 'genre' and o.entity_id = kept.id);
  delete from public.follows f where f.entity_type = 'genre' and f.entity_id = gone.id;
  insert into public.genre_relations (genre_id, related_id)
  select least(kept.id, n.id), greatest(kept.id, n.id)
  from public.genre_relations r
  cross join lateral (select case when r.genre_id = gone.id then r.related_id else r.genre_id end as id) n
  where gone.id in (r.genre_id, r.related_id) and n.id <> kept.id
  on conflict do nothing;
  update public.genre_redirects r set genre_id = kept.id where r.genre_id = gone.id;
  insert into public.genre_redirects (old_id, genre_id) values (gone.id, kept.id);
  delete from public.genres g where g.id = gone.id;
  perform private.refresh_names('genre', array[gone.id]);
  perform private.record_audit('genre.merged', 'genre', kept.id,
    jsonb_build_object('name', kept.name, 'merged', gone.name, 'merged_id', gone.id));
end $$;

-- What nobody uses can go. What somebody uses or follows is merged instead.
create function public.retire_genre(genre_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  genre public.genres;
begin
  perform private.begin_genre_change(3);
  perform from public.genres g where g.id = retire_genre.genre_id for update;
  genre := private.require_genre(retire_genre.genre_id);
  if exists (select from public.genres g where g.parent_id = genre.id) then
    perform private.refuse('genre_has_branches');
  end if;
  if exists (select from public.event_genres l where l.genre_id = genre.id)
    or exists (select from public.artist_genres l where l.genre_id = genre.id)
    or exists (select from public.follows f where f.entity_type = 'genre' and f.entity_id = genre.id) then
    perform private.refuse('genre_in_use');
  end if;
  delete from public.genres g where g.id = genre.id;
  perform private.refresh_names('genre', array[genre.id]);
  perform private.record_audit('genre.retired', 'genre', genre.id, jsonb_build_object('name', genre.name));
end $$;

grant execute on function public.list_genre_figures, public.add_genre, public.change_genre, public.move_genre, public.merge_genre,
  public.retire_genre to authenticated, service_role;

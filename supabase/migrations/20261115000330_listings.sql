-- What public lists are served from: one row per listed event with all that a card shows and a filter asks
-- (docs/decisions/0009). Kept by triggers; drafts, unlisted and deleted events are not in it at all, so no list,
-- search, feed or sitemap can show one.

create table public.event_listings (
  event_id bigint primary key references public.events (id) on delete cascade,
  title text not null,
  status public.event_status not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  timezone text not null,
  -- The evenings that it begins and ends on, where it takes place (app/lib/time.ts: eveningOf).
  night date not null,
  last_night date not null,
  lasts_days boolean not null,
  venue_id bigint references public.venues (id) on delete cascade,
  venue_name text,
  city text,
  country text,
  genres jsonb not null,
  acts text[] not null,
  -- With the genres that they belong to: who looks for techno also finds dub techno.
  genre_ids bigint[] not null,
  artist_ids bigint[] not null,
  promoter_ids bigint[] not null,
  picture_path text,
  picture_focus_x real,
  picture_focus_y real,
  minimum_age smallint,
  price_from int,
  currency text not null,
  is_sold_out boolean not null,
  published_at timestamptz,
  featured_at timestamptz,
  updated_at timestamptz not null,
  -- Counted by the following domain.
  interested int not null default 0,
  going int not null default 0,
  popularity real not null default 0
);
-- One night or several: lists of what is on read the few long ones apart, or each would walk a month of past.
create index listings_by_date on public.event_listings (starts_at, event_id) where not lasts_days;
create index listings_long_by_date on public.event_listings (starts_at, event_id) where lasts_days;
create index listings_over on public.event_listings (ends_at);
create index listings_by_city on public.event_listings (city, starts_at, event_id);
create index listings_by_venue on public.event_listings (venue_id, starts_at, event_id);
create index listings_by_genre on public.event_listings using gin (genre_ids);
create index listings_by_artist on public.event_listings using gin (artist_ids);
create index listings_by_promoter on public.event_listings using gin (promoter_ids);
create index listings_announced on public.event_listings (published_at desc, event_id desc);
create index listings_popular on public.event_listings (popularity desc, event_id) where popularity > 0;
create index listings_featured on public.event_listings (featured_at desc) where featured_at is not null;

alter table public.event_listings enable row level security;
revoke all on public.event_listings from anon, authenticated;
grant select on public.event_listings to anon, authenticated;
create policy "everyone can read what is listed" on public.event_listings for select to anon, authenticated using (true);

-- A night that ends before six in the morning belongs to the evening it began.
create function private.night_of(at timestamptz, timezone text)
returns date
language sql stable
set search_path = ''
as $$
  select (at at time zone timezone - interval '6 hours')::date
$$;
grant execute on function private.night_of to anon, authenticated, service_role;

-- Words ----------------------------------------------------------------------------------------------

create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- What an event can be found by: title, line-up, venue, city, promoters, genres, text.
create table private.event_words (
  event_id bigint primary key references public.event_listings (event_id) on delete cascade,
  words tsvector not null
);
create index event_words_by_word on private.event_words using gin (words) with (fastupdate = off);

-- Everything else that can be found, by its name.
create table private.entity_names (
  kind text not null check (kind in ('artist', 'venue', 'promoter', 'genre')),
  entity_id bigint not null,
  name text not null,
  detail text not null,
  plain text not null,
  words tsvector not null,
  primary key (kind, entity_id)
);
create index entity_names_by_word on private.entity_names using gin (words) with (fastupdate = off);
create index entity_names_by_likeness on private.entity_names using gin (plain extensions.gin_trgm_ops) with (fastupdate = off);

-- Every word of a name once: a misspelt word is compared with these few thousand, not with every title.
create table private.known_words (
  word text collate "C" primary key
);
create index known_words_by_likeness on private.known_words using gin (word extensions.gin_trgm_ops) with (fastupdate = off);

alter table private.event_words enable row level security;
alter table private.entity_names enable row level security;
alter table private.known_words enable row level security;
revoke all on private.event_words, private.entity_names, private.known_words from anon, authenticated;

-- Lower case, without accents, words apart by single spaces: the one form in which texts are compared.
create function private.plain_text(source text)
returns text
language sql stable
set search_path = ''
as $$
  select btrim(regexp_replace(lower(extensions.unaccent('extensions.unaccent', coalesce(source, ''))), '[^[:alnum:]]+', ' ', 'g'))
$$;

create function private.to_words(source text, weight "char")
returns tsvector
language sql stable
set search_path = ''
as $$
  select setweight(to_tsvector('pg_catalog.simple', left(private.plain_text(source), 20000)), weight)
$$;

-- In one order, so that two transactions that learn the same words wait for each other instead of for ever.
create function private.learn_words(sources text[])
returns void
language sql
set search_path = ''
as $$
  insert into private.known_words (word)
  select distinct word collate "C" from unnest(sources) source, regexp_split_to_table(private.plain_text(source), ' ') word
  where char_length(word) between 2 and 40
  order by 1
  on conflict do nothing
$$;

-- Keeping them -----------------------------------------------------------------------------------------

-- Definer, all below: nobody writes these tables but the rules that keep them.
create function private.refresh_listings(event_ids bigint[])
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.event_listings l
  where l.event_id = any (event_ids)
    and not exists (select from public.events e where e.id = l.event_id and e.is_listed);

  insert into public.event_listings as l (
    event_id, title, status, starts_at, ends_at, timezone, night, last_night, lasts_days,
    venue_id, venue_name, city, country, genres, acts, genre_ids, artist_ids, promoter_ids,
    picture_path, picture_focus_x, picture_focus_y, minimum_age, price_from, currency, is_sold_out,
    published_at, featured_at, updated_at
  )
  select e.id, e.title, e.status, e.starts_at, e.ends_at, e.timezone,
    private.night_of(e.starts_at, e.timezone),
    greatest(private.night_of(e.ends_at - interval '1 millisecond', e.timezone), private.night_of(e.starts_at, e.timezone)),
    e.ends_at - e.starts_at > interval '24 hours',
    v.id, v.name, v.city, v.country,
    coalesce(genre.shown, '[]'), coalesce(act.names, '{}'), coalesce(genre.ids, '{}'), coalesce(act.ids, '{}'), coalesce(promoter.ids, '{}'),
    picture.path, picture.focus_x, picture.focus_y, e.minimum_age, e.price_from, e.currency, e.is_sold_out,
    e.published_at, e.featured_at, e.updated_at
  from public.events e
  left join public.venues v on v.id = e.venue_id and v.is_out
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.name) as shown,
      array(select distinct line from public.event_genres own, private.genre_line(own.genre_id) line where own.event_id = e.id) as ids
    from public.event_genres t join public.genres g on g.id = t.genre_id where t.event_id = e.id
  ) genre on true
  left join lateral (
    select array_agg(a.name order by t.position) as names, array_agg(a.id order by t.position) as ids
    from public.event_artists t join public.artists a on a.id = t.artist_id and a.is_out where t.event_id = e.id
  ) act on true
  left join lateral (
    select array_agg(t.promoter_id) as ids from public.event_promoters t where t.event_id = e.id
  ) promoter on true
  left join lateral (
    select p.path, p.focus_x, p.focus_y from public.pictures p
    where p.entity_type = 'event' and p.entity_id = e.id order by p.position, p.id limit 1
  ) picture on true
  where e.id = any (event_ids) and e.is_listed
  on conflict on constraint event_listings_pkey do update set
    title = excluded.title, status = excluded.status, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    timezone = excluded.timezone, night = excluded.night, last_night = excluded.last_night, lasts_days = excluded.lasts_days,
    venue_id = excluded.venue_id, venue_name = excluded.venue_name, city = excluded.city, country = excluded.country,
    genres = excluded.genres, acts = excluded.acts, genre_ids = excluded.genre_ids, artist_ids = excluded.artist_ids,
    promoter_ids = excluded.promoter_ids, picture_path = excluded.picture_path,
    picture_focus_x = excluded.picture_focus_x, picture_focus_y = excluded.picture_focus_y,
    minimum_age = excluded.minimum_age, price_from = excluded.price_from, currency = excluded.currency,
    is_sold_out = excluded.is_sold_out, published_at = excluded.published_at, featured_at = excluded.featured_at,
    updated_at = excluded.updated_at;

  insert into private.event_words as w (event_id, words)
  select l.event_id,
    private.to_words(l.title, 'A')
    || private.to_words(array_to_string(l.acts, ' '), 'B')
    || private.to_words(concat_ws(' ', l.venue_name, l.city), 'C')
    || private.to_words((select string_agg(g ->> 'name', ' ') from jsonb_array_elements(l.genres) g), 'C')
    || private.to_words((select string_agg(p.name, ' ') from public.promoters p where p.id = any (l.promoter_ids) and p.is_out), 'C')
    || private.to_words(e.description, 'D')
  from public.event_listings l join public.events e on e.id = l.event_id
  where l.event_id = any (event_ids)
  on conflict on constraint event_words_pkey do update set words = excluded.words
    where w.words is distinct from excluded.words;

  perform private.learn_words(array(
    select unnest(l.acts || l.title || l.venue_name || l.city) from public.event_listings l where l.event_id = any (event_ids)
  ));
end $$;

create function private.refresh_names(kind text, entity_ids bigint[])
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.entity_names n where n.kind = refresh_names.kind and n.entity_id = any (entity_ids);
  insert into private.entity_names (kind, entity_id, name, detail, plain, words)
  select refresh_names.kind, s.id, s.name, s.detail, private.plain_text(s.name),
    private.to_words(s.name, 'A') || private.to_words(s.detail, 'C')
  from (
    select a.id, a.name, '' as detail from public.artists a where refresh_names.kind = 'artist' and a.is_out
    union all
    select v.id, v.name, v.city from public.venues v where refresh_names.kind = 'venue' and v.is_out
    union all
    select p.id, p.name, '' from public.promoters p where refresh_names.kind = 'promoter' and p.is_out
    union all
    select g.id, g.name, '' from public.genres g where refresh_names.kind = 'genre'
  ) s
  where s.id = any (entity_ids);
  perform private.learn_words(array(
    select unnest(array[n.name, n.detail]) from private.entity_names n
    where n.kind = refresh_names.kind and n.entity_id = any (entity_ids)
  ));
end $$;

-- Triggers: once per statement, so that a bulk change costs one refresh ---------------------------------

create function private.relist_events()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.refresh_listings(array(select id from changed));
  return null;
end $$;
create trigger relist_added after insert on public.events
referencing new table as changed for each statement execute function private.relist_events();
create trigger relist_changed after update on public.events
referencing new table as changed for each statement execute function private.relist_events();

create function private.relist_linked_events()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.refresh_listings(array(select distinct event_id from changed));
  return null;
end $$;

do $$
declare
  link text;
begin
  foreach link in array array['event_artists', 'event_genres', 'event_promoters'] loop
    execute format('create trigger relist_added after insert on public.%I referencing new table as changed
      for each statement execute function private.relist_linked_events()', link);
    execute format('create trigger relist_changed after update on public.%I referencing new table as changed
      for each statement execute function private.relist_linked_events()', link);
    execute format('create trigger relist_removed after delete on public.%I referencing old table as changed
      for each statement execute function private.relist_linked_events()', link);
  end loop;
end $$;

create function private.relist_pictured_events()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.refresh_listings(array(select distinct entity_id from changed where entity_type = 'event'));
  return null;
end $$;
create trigger relist_added after insert on public.pictures
referencing new table as changed for each statement execute function private.relist_pictured_events();
create trigger relist_changed after update on public.pictures
referencing new table as changed for each statement execute function private.relist_pictured_events();
create trigger relist_removed after delete on public.pictures
referencing old table as changed for each statement execute function private.relist_pictured_events();

-- A new name is a new name everywhere that it is written.
create function private.rename_venues()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.refresh_names('venue', array(select id from changed));
  perform private.refresh_listings(array(select e.id from public.events e where e.venue_id in (select id from changed)));
  return null;
end $$;
create function private.rename_artists()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.refresh_names('artist', array(select id from changed));
  perform private.refresh_listings(array(select distinct l.event_id from public.event_artists l where l.artist_id in (select id from changed)));
  return null;
end $$;
create function private.rename_promoters()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.refresh_names('promoter', array(select id from changed));
  perform private.refresh_listings(array(select distinct l.event_id from public.event_promoters l where l.promoter_id in (select id from changed)));
  return null;
end $$;
create function private.name_genres()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.refresh_names('genre', array(select id from changed));
  return null;
end $$;

-- Their order among each other is written nowhere else.
create function private.move_genres()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  moved bigint[] := array(
    select c.id from changed c join former f on f.id = c.id where (c.name, c.parent_id) is distinct from (f.name, f.parent_id)
  );
begin
  perform private.refresh_names('genre', moved);
  perform private.refresh_listings(array(
    select l.event_id from public.event_listings l where l.genre_ids operator(pg_catalog.&&) moved
  ));
  return null;
end $$;
create trigger rename_added after insert on public.genres
referencing new table as changed for each statement execute function private.name_genres();
create trigger rename_changed after update on public.genres
referencing old table as former new table as changed for each statement execute function private.move_genres();

do $$
declare
  noun text;
begin
  foreach noun in array array['venues', 'artists', 'promoters'] loop
    execute format('create trigger rename_added after insert on public.%I referencing new table as changed
      for each statement execute function private.rename_%I()', noun, noun);
    execute format('create trigger rename_changed after update on public.%I referencing new table as changed
      for each statement execute function private.rename_%I()', noun, noun);
  end loop;
end $$;

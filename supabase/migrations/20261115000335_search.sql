-- How people find things: one list with all filters, shelves for the home page, and search as one types.
-- Definer, all that read private words: what they return is what event_listings and entity_names hold, and
-- those hold nothing that is not public.

-- What somebody typed as a query over words: every word must be met, by itself wherever it stands, by a name that has a
-- word that begins with it, or, where no name has one, by the known words most like it. A known word with another one
-- behind it is complete and means itself alone. Null when there is nothing to look for.
create function private.search_query(search text)
returns tsquery
language plpgsql stable security definer
set search_path = '' set pg_trgm.similarity_threshold = '0.25'
as $$
declare
  typed text;
  is_last boolean;
  met text;
  wanted tsquery;
begin
  for typed, is_last in
    select t.w, t.n = max(t.n) over () from (
      select w, n from regexp_split_to_table(private.plain_text(left(search, 120)), ' ') with ordinality t (w, n)
      where w <> '' order by n limit 8
    ) t order by t.n
  loop
    met := quote_literal(typed);
    if is_last or not exists (select from private.known_words k where k.word = typed collate "C") then
      if exists (
        select from private.known_words k where k.word >= typed collate "C" and k.word < (typed || chr(1114111)) collate "C"
      ) then
        met := met || ' | ' || quote_literal(typed) || ':*ABC';
      elsif char_length(typed) >= 3 then
        met := concat_ws(' | ', met, (
          select string_agg(quote_literal(k.word), ' | ') from (
            select k.word from private.known_words k
            where k.word operator(extensions.%) typed
            order by k.word operator(extensions.<->) typed, k.word limit 6
          ) k
        ));
      end if;
    end if;
    wanted := case when wanted is null then to_tsquery('pg_catalog.simple', met)
      else wanted && to_tsquery('pg_catalog.simple', met) end;
  end loop;
  return wanted;
end $$;

-- The events that meet it, or null where they are many. Few are looked up and sorted; of many, the next ones are found
-- sooner by walking through the dates. Left alone the planner walks in both cases: it takes words that are rare
-- together for more frequent than they are. Its estimate is good enough to tell which are not worth counting.
-- Volatile for the explain alone, which changes nothing.
create function private.match_events(wanted tsquery)
returns bigint[]
language plpgsql volatile security definer
set search_path = '' set enable_seqscan = 'off'
as $$
declare
  plan json;
  matched bigint[];
begin
  execute format('explain (format json) select from private.event_words w where w.words @@ %L::tsquery', wanted) into plan;
  if (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8 > 1500 then
    return null;
  end if;
  matched := array(select w.event_id from private.event_words w where w.words @@ wanted limit 1501);
  return case when cardinality(matched) <= 1500 then matched end;
end $$;

-- Great-circle distance in kilometres.
create function private.distance_km(from_latitude float8, from_longitude float8, to_latitude float8, to_longitude float8)
returns float8
language sql immutable
set search_path = ''
as $$
  select 12742 * asin(least(1, sqrt(
    sin(radians(to_latitude - from_latitude) / 2) ^ 2
    + cos(radians(from_latitude)) * cos(radians(to_latitude)) * sin(radians(to_longitude - from_longitude) / 2) ^ 2
  )))
$$;

create function private.venues_near(latitude float8, longitude float8, within_km float8)
returns bigint[]
language sql stable
set search_path = ''
as $$
  select coalesce(array_agg(v.id), '{}') from public.venues v
  where v.is_out
    and v.latitude between venues_near.latitude - within_km / 110.6 and venues_near.latitude + within_km / 110.6
    and private.distance_km(venues_near.latitude, venues_near.longitude, v.latitude, v.longitude) <= within_km
$$;

-- Every list of events, one page at a time: what is not over nearest first, or what is over newest first.
-- Written as text so that each combination of filters gets the plan that fits it.
create function public.list_events(
  search text default null,
  city text default null,
  genre bigint default null,
  artist bigint default null,
  venue bigint default null,
  promoter bigint default null,
  tonight boolean default false,
  first_night date default null,
  last_night date default null,
  latitude float8 default null,
  longitude float8 default null,
  within_km float8 default 25,
  free boolean default false,
  price_to int default null,
  available boolean default false,
  past boolean default false,
  after_start timestamptz default null,
  after_id bigint default null,
  page_size int default 25,
  at timestamptz default now()
)
returns setof public.event_listings
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wanted tsquery;
  matched bigint[];
  near bigint[];
  source text := 'public.event_listings l';
  filter text := '';
  way text := case when past then 'desc' else 'asc' end;
  page text;
begin
  if nullif(btrim(search), '') is not null then
    wanted := private.search_query(search);
    if wanted is null then
      return;
    end if;
    matched := private.match_events(wanted);
    if matched is null then
      source := source || ' join private.event_words w using (event_id)';
      filter := filter || ' and w.words @@ $1';
    else
      filter := filter || ' and l.event_id = any ($14)';
    end if;
  end if;
  if latitude is not null and longitude is not null then
    near := private.venues_near(latitude, longitude, least(within_km, 500));
    filter := filter || ' and l.venue_id = any ($2)';
  end if;
  if city is not null then filter := filter || ' and l.city = $3'; end if;
  if genre is not null then filter := filter || ' and l.genre_ids @> array[$4]'; end if;
  if artist is not null then filter := filter || ' and l.artist_ids @> array[$5]'; end if;
  if venue is not null then filter := filter || ' and l.venue_id = $6'; end if;
  if promoter is not null then filter := filter || ' and l.promoter_ids @> array[$7]'; end if;
  if tonight then
    filter := filter || ' and l.starts_at < $8 + interval ''36 hours''
      and l.night <= private.night_of($8, l.timezone) and l.last_night >= private.night_of($8, l.timezone)';
  end if;
  if first_night is not null then filter := filter || ' and l.last_night >= $9'; end if;
  if last_night is not null then
    filter := filter || ' and l.night <= $10 and l.starts_at < ($10 + 2)::timestamp at time zone ''UTC''';
  end if;
  if free then filter := filter || ' and l.price_from = 0'; end if;
  if price_to is not null then filter := filter || ' and l.price_from <= $11'; end if;
  if available then filter := filter || ' and not l.is_sold_out and l.status = ''published'''; end if;
  if after_start is not null and after_id is not null then
    filter := filter || format(' and (l.starts_at, l.event_id) %s ($12, $13)', case when past then '<' else '>' end);
  end if;

  page := format(' order by l.starts_at %1$s, l.event_id %1$s limit %2$s', way, least(greatest(page_size, 1), 100));
  -- Those of one night and the few of several apart: each part walks its own index in the order of the page.
  source := format(
    'select * from (
      (select l.* from %1$s where not l.lasts_days %4$s %2$s %3$s)
      union all
      (select l.* from %1$s where l.lasts_days %5$s %2$s %3$s)
    ) l %3$s',
    source, filter, page,
    case when past then 'and l.starts_at < $8 and l.ends_at <= $8'
      else 'and l.starts_at > $8 - interval ''24 hours'' and l.ends_at > $8' end
    || case when first_night is null then '' else ' and l.starts_at > ($9 - 1)::timestamp at time zone ''UTC''' end,
    case when past then 'and l.starts_at < $8 and l.ends_at <= $8'
      else 'and l.starts_at > $8 - interval ''31 days'' and l.ends_at > $8' end
  );
  return query execute source
    using wanted, near, city, genre, artist, venue, promoter, at, first_night, last_night, price_to, after_start, after_id, matched;
end $$;

-- Shelves --------------------------------------------------------------------------------------------

create function public.list_announced_events(page_size int default 12, at timestamptz default now())
returns setof public.event_listings
language sql stable
set search_path = ''
as $$
  select * from public.event_listings l
  where l.published_at > at - interval '30 days' and l.ends_at > at and l.status = 'published'
  order by l.published_at desc, l.event_id desc limit least(page_size, 50)
$$;

create function public.list_popular_events(page_size int default 12, at timestamptz default now())
returns setof public.event_listings
language sql stable
set search_path = ''
as $$
  select * from public.event_listings l
  where l.popularity > 0 and l.ends_at > at and l.status = 'published'
  order by l.popularity desc, l.event_id limit least(page_size, 50)
$$;

create function public.list_featured_events(page_size int default 3, at timestamptz default now())
returns setof public.event_listings
language sql stable
set search_path = ''
as $$
  select * from public.event_listings l
  where l.featured_at is not null and l.ends_at > at and l.status = 'published'
  order by l.featured_at desc limit least(page_size, 10)
$$;

-- Others that somebody who looks at this one may like: the same artists first, then the same genres nearby.
create function public.list_similar_events(event_id bigint, page_size int default 6, at timestamptz default now())
returns setof public.event_listings
language plpgsql stable
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  this public.event_listings;
begin
  select * into this from public.event_listings l where l.event_id = list_similar_events.event_id;
  return query
  select c.* from (
    (select l.* from public.event_listings l
     where l.artist_ids && this.artist_ids and l.ends_at > at order by l.starts_at limit 24)
    union all
    (select l.* from public.event_listings l
     where l.city = this.city and l.starts_at > at and l.genre_ids && this.genre_ids and not l.artist_ids && this.artist_ids
     order by l.starts_at limit 24)
  ) c
  where c.event_id <> this.event_id and c.status = 'published'
  order by
    3 * cardinality(array(select unnest(c.artist_ids) intersect select unnest(this.artist_ids)))
    + cardinality(array(select unnest(c.genre_ids) intersect select unnest(this.genre_ids)))
    + (c.city is not distinct from this.city)::int desc,
    c.starts_at, c.event_id
  limit least(page_size, 24);
end $$;

-- How many venues each city has, counted as they come and go: every home page asks for it.
create table private.city_venues (
  city text not null,
  country text not null,
  venues int not null,
  primary key (city, country)
);
alter table private.city_venues enable row level security;
revoke all on private.city_venues from anon, authenticated;
insert into private.city_venues (city, country, venues)
select v.city, v.country, count(*) from public.venues v where v.is_out group by v.city, v.country;

-- Definer: nobody writes the figures but this. Differences instead of new counts, so that two who change a city at once
-- are both counted; in one order, so that neither waits for ever.
create function private.count_city_venues()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.city_venues as c (city, country, venues)
    select v.city, v.country, count(*) from changed v where v.is_out group by v.city, v.country order by 1, 2
    on conflict on constraint city_venues_pkey do update set venues = c.venues + excluded.venues;
  else
    insert into private.city_venues as c (city, country, venues)
    select v.city, v.country, sum(v.difference) from (
      select n.city, n.country, 1 as difference from changed n where n.is_out
      union all
      select o.city, o.country, -1 from replaced o where o.is_out
    ) v group by v.city, v.country having sum(v.difference) <> 0 order by 1, 2
    on conflict on constraint city_venues_pkey do update set venues = c.venues + excluded.venues;
  end if;
  return null;
end $$;
create trigger count_city_venues_added after insert on public.venues
referencing new table as changed for each statement execute function private.count_city_venues();
create trigger count_city_venues_changed after update on public.venues
referencing new table as changed old table as replaced for each statement execute function private.count_city_venues();

-- Definer: reads the figures, which hold nothing that is not public.
create function public.list_cities()
returns table (city text, country text, venues int)
language sql stable security definer
set search_path = ''
as $$
  select c.city, min(c.country), sum(c.venues)::int from private.city_venues c
  group by c.city having sum(c.venues) > 0 order by 3 desc, 1 limit 200
$$;

-- As one types ---------------------------------------------------------------------------------------

-- The best of each kind. Events carry what their line needs; a name that is like the text comes before a mention.
create function public.search_catalogue(search text, per_kind int default 4, at timestamptz default now())
returns table (
  kind text, entity_id bigint, name text, detail text, starts_at timestamptz, timezone text,
  picture_path text, picture_focus_x real, picture_focus_y real, rank real
)
language plpgsql stable security definer
-- Two letters meet so many names that reading all of them looks cheap to the planner; it is not when they lie far apart.
set search_path = '' set plan_cache_mode = 'force_custom_plan' set enable_seqscan = 'off'
as $$
declare
  wanted tsquery := private.search_query(search);
  matched bigint[] := private.match_events(wanted);
  typed text := private.plain_text(left(search, 120));
begin
  if wanted is null then
    return;
  end if;
  return query
  with named as (
    select n.* from private.entity_names n where n.words @@ wanted limit 300
  ), like_it as (
    -- Words run together or torn apart: only where no name was met.
    select n.* from private.entity_names n
    where not exists (select from named) and char_length(typed) >= 4 and n.plain operator(extensions.%) typed
    limit 100
  ), ranked as (
    select n.kind, n.entity_id, n.name, n.detail,
      (extensions.similarity(n.plain, typed) + (n.plain like typed || '%')::int + ts_rank(n.words, wanted))::real as rank
    from (select * from named union all select * from like_it) n
  ), names as (
    select r.*, row_number() over (partition by r.kind order by r.rank desc, r.entity_id) as place from ranked r
  ), coming as (
    select c.*, w.words from (
      (select l.* from public.event_listings l
       where l.event_id = any (matched) and l.ends_at > at
       order by l.starts_at, l.event_id limit 24)
      union all
      (select l.* from public.event_listings l join private.event_words m using (event_id)
       where matched is null and m.words @@ wanted and not l.lasts_days and l.starts_at > at - interval '24 hours' and l.ends_at > at
       order by l.starts_at, l.event_id limit 24)
      union all
      (select l.* from public.event_listings l join private.event_words m using (event_id)
       where matched is null and m.words @@ wanted and l.lasts_days and l.starts_at > at - interval '31 days' and l.ends_at > at
       order by l.starts_at, l.event_id limit 24)
    ) c join private.event_words w using (event_id)
  ), events as (
    select 'event', c.event_id, c.title, coalesce(c.venue_name || ', ' || c.city, ''), c.starts_at, c.timezone,
      c.picture_path, c.picture_focus_x, c.picture_focus_y,
      (extensions.similarity(private.plain_text(c.title), typed) + ts_rank(c.words, wanted))::real as rank
    from coming c order by rank desc, c.starts_at, c.event_id limit least(per_kind, 10)
  )
  select * from events
  union all
  select n.kind, n.entity_id, n.name, n.detail, null, null, p.path, p.focus_x, p.focus_y, n.rank
  from names n
  left join lateral (
    select path, focus_x, focus_y from public.pictures p
    where p.entity_type = n.kind and p.entity_id = n.entity_id order by p.position, p.id limit 1
  ) p on true
  where n.place <= least(per_kind, 10)
  order by rank desc;
end $$;

grant execute on function
  public.list_events, public.list_announced_events, public.list_popular_events, public.list_featured_events,
  public.list_similar_events, public.list_cities, public.search_catalogue
  to anon, authenticated, service_role;

-- Whom and what people follow, and which events they mean to go to (docs/glossary.md: follow, interest).

create table public.follows (
  user_id bigint not null references public.users (id) on delete cascade,
  entity_type text not null check (entity_type in ('artist', 'venue', 'promoter', 'genre', 'user')),
  entity_id bigint not null,
  -- People who do not show their plans to everyone let each follower in themselves.
  is_accepted boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (user_id, entity_type, entity_id),
  check (entity_type = 'user' or is_accepted),
  check (entity_type <> 'user' or entity_id <> user_id)
);
create index follows_by_entity on public.follows (entity_type, entity_id, created_at);

create type public.interest as enum ('interested', 'going');

create table public.event_interest (
  user_id bigint not null references public.users (id) on delete cascade,
  event_id bigint not null references public.events (id) on delete cascade,
  interest public.interest not null,
  created_at timestamptz not null default now(),
  primary key (user_id, event_id)
);
create index event_interest_by_event on public.event_interest (event_id, interest);
create index event_interest_by_time on public.event_interest (created_at);

-- Who sees it ----------------------------------------------------------------------------------------

-- Definer: policies ask it about people whose record the viewer may not read.
create function private.shows_plans(user_id bigint)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((
    select case u.going_visibility
      when 'everyone' then u.is_public
      when 'followers' then u.is_public and exists (
        select from public.follows f
        where f.user_id = private.current_user_id() and f.entity_type = 'user' and f.entity_id = u.id and f.is_accepted
      )
      else false
    end
    from public.users u where u.id = shows_plans.user_id
  ), false)
$$;

-- Definer: as shows_plans. Whoever asks to follow shows who they are.
create function private.follows_me(user_id bigint)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.follows f
    where f.user_id = follows_me.user_id and f.entity_type = 'user' and f.entity_id = private.current_user_id()
  )
$$;
grant execute on function private.shows_plans, private.follows_me to anon, authenticated, service_role;

alter table public.follows enable row level security;
revoke all on public.follows from anon, authenticated;
grant select on public.follows to anon, authenticated;
create policy "people can read whom they follow" on public.follows
  for select to authenticated using (user_id = (select private.current_user_id()));
create policy "people can read who follows them" on public.follows
  for select to authenticated using (entity_type = 'user' and entity_id = (select private.current_user_id()));
create policy "others can read what a person follows as that person chose" on public.follows
  for select to anon, authenticated using (is_accepted and private.shows_plans(user_id));

create policy "people can read who follows them" on public.users
  for select to authenticated using (private.follows_me(id));

alter table public.event_interest enable row level security;
revoke all on public.event_interest from anon, authenticated;
grant select on public.event_interest to anon, authenticated;
create policy "people can read their own plans" on public.event_interest
  for select to authenticated using (user_id = (select private.current_user_id()));
create policy "others can read a person's plans as that person chose" on public.event_interest
  for select to anon, authenticated using (private.shows_plans(user_id) and private.can_see_event(event_id));

-- Counting -------------------------------------------------------------------------------------------

create function private.count_interest()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.event_listings l set
    interested = l.interested + (new.interest is not distinct from 'interested')::int - (old.interest is not distinct from 'interested')::int,
    going = l.going + (new.interest is not distinct from 'going')::int - (old.interest is not distinct from 'going')::int
  where l.event_id = coalesce(new.event_id, old.event_id);
  return null;
end $$;
create trigger count_interest after insert or update or delete on public.event_interest
for each row execute function private.count_interest();

-- A listing that comes back, or comes late, begins with what there is.
create function private.begin_counts()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  select count(*) filter (where i.interest = 'interested'), count(*) filter (where i.interest = 'going')
  into new.interested, new.going
  from public.event_interest i where i.event_id = new.event_id;
  return new;
end $$;
create trigger begin_counts before insert on public.event_listings for each row execute function private.begin_counts();

-- What people call -----------------------------------------------------------------------------------

-- Definer, all: the tables take no writes from people. Answers whether the follow counts at once.
create function public.follow(entity_type text, entity_id bigint)
returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  follower bigint := private.current_user_id();
  accepted boolean := true;
begin
  if follower is null then
    perform private.refuse('not_signed_in', 401);
  end if;
  if entity_type = 'user' then
    if entity_id = follower then
      perform private.refuse('cannot_follow_oneself', 400);
    end if;
    select u.going_visibility = 'everyone' and u.timetable_visibility = 'everyone' into accepted
    from public.users u where u.id = entity_id and u.is_public;
    if not found then
      perform private.refuse('not_found', 404);
    end if;
  elsif entity_type not in ('artist', 'venue', 'promoter', 'genre') or not private.can_see_entity(entity_type, entity_id) then
    perform private.refuse('not_found', 404);
  end if;
  insert into public.follows (user_id, entity_type, entity_id, is_accepted)
  values (follower, follow.entity_type, follow.entity_id, accepted)
  on conflict on constraint follows_pkey do nothing;
  return (
    select f.is_accepted from public.follows f
    where f.user_id = follower and f.entity_type = follow.entity_type and f.entity_id = follow.entity_id
  );
end $$;

create function public.unfollow(entity_type text, entity_id bigint)
returns void
language sql security definer
set search_path = ''
as $$
  delete from public.follows f
  where f.user_id = private.current_user_id() and f.entity_type = unfollow.entity_type and f.entity_id = unfollow.entity_id
$$;

create function public.accept_follower(user_id bigint)
returns void
language sql security definer
set search_path = ''
as $$
  update public.follows f set is_accepted = true
  where f.user_id = accept_follower.user_id and f.entity_type = 'user' and f.entity_id = private.current_user_id()
$$;

create function public.remove_follower(user_id bigint)
returns void
language sql security definer
set search_path = ''
as $$
  delete from public.follows f
  where f.user_id = remove_follower.user_id and f.entity_type = 'user' and f.entity_id = private.current_user_id()
$$;

-- Null takes the interest back.
create function public.set_interest(event_id bigint, interest public.interest)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  person bigint := private.current_user_id();
begin
  if person is null then
    perform private.refuse('not_signed_in', 401);
  end if;
  if interest is null then
    delete from public.event_interest i where i.user_id = person and i.event_id = set_interest.event_id;
    return;
  end if;
  if not private.can_see_event(event_id) then
    perform private.refuse('not_found', 404);
  end if;
  insert into public.event_interest as i (user_id, event_id, interest)
  values (person, set_interest.event_id, set_interest.interest)
  on conflict on constraint event_interest_pkey do update set interest = excluded.interest
    where i.interest is distinct from excluded.interest;
end $$;

create function public.count_event_interest(event_id bigint)
returns table (interested int, going int)
language sql stable security definer
set search_path = ''
as $$
  select count(*) filter (where i.interest = 'interested')::int, count(*) filter (where i.interest = 'going')::int
  from public.event_interest i
  where i.event_id = count_event_interest.event_id and private.can_see_event(count_event_interest.event_id)
$$;

create function public.count_followers(entity_type text, entity_id bigint)
returns int
language sql stable security definer
set search_path = ''
as $$
  select count(*)::int from public.follows f
  where f.entity_type = count_followers.entity_type and f.entity_id = count_followers.entity_id and f.is_accepted
    and (f.entity_type <> 'user' or exists (select from public.users u where u.id = f.entity_id and u.is_public))
$$;

-- For the team: new followers by day, in UTC, oldest first.
create function public.count_new_followers(entity_type text, entity_id bigint, days int default 30)
returns table (day date, followers int)
language sql stable security definer
set search_path = ''
as $$
  select d::date, count(f.user_id)::int
  from generate_series((now() at time zone 'UTC')::date - least(days, 366) + 1, (now() at time zone 'UTC')::date, interval '1 day') d
  left join public.follows f on f.entity_type = count_new_followers.entity_type and f.entity_id = count_new_followers.entity_id
    and f.created_at >= d at time zone 'UTC' and f.created_at < (d + interval '1 day') at time zone 'UTC'
  where private.can(1, count_new_followers.entity_type, count_new_followers.entity_id)
  group by d order by d
$$;

-- Of those whom the viewer follows: who goes, or thinks of it.
create function public.list_followed_going(event_id bigint)
returns table (user_id bigint, display_name text, handle text, picture_path text, picture_focus_x real, picture_focus_y real, interest public.interest)
language sql stable security definer
set search_path = ''
as $$
  select u.id, u.display_name, u.handle, u.picture_path, u.picture_focus_x, u.picture_focus_y, i.interest
  from public.follows f
  join public.event_interest i on i.user_id = f.entity_id and i.event_id = list_followed_going.event_id
  join public.users u on u.id = f.entity_id
  where f.user_id = private.current_user_id() and f.entity_type = 'user' and f.is_accepted
    and private.shows_plans(u.id) and private.can_see_event(list_followed_going.event_id)
  order by i.interest desc, i.created_at limit 50
$$;

-- The viewer's own shelves ---------------------------------------------------------------------------

-- Both know what is wanted before they are planned: a popular genre is walked by date, a rare one looked up. As in
-- list_events, what lasts for days is read apart.
create function public.list_followed_events(page_size int default 12, at timestamptz default now())
returns setof public.event_listings
language plpgsql stable
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  my_artists bigint[];
  my_venues bigint[];
  my_promoters bigint[];
  my_genres bigint[];
begin
  select array_agg(f.entity_id) filter (where f.entity_type = 'artist'), array_agg(f.entity_id) filter (where f.entity_type = 'venue'),
    array_agg(f.entity_id) filter (where f.entity_type = 'promoter'), array_agg(f.entity_id) filter (where f.entity_type = 'genre')
  into my_artists, my_venues, my_promoters, my_genres
  from public.follows f where f.user_id = (select private.current_user_id());
  return query
  select * from (
    (select l.* from public.event_listings l
     where not l.lasts_days and l.starts_at > at - interval '24 hours' and l.ends_at > at
       and (l.artist_ids && my_artists or l.venue_id = any (my_venues) or l.promoter_ids && my_promoters or l.genre_ids && my_genres)
     order by l.starts_at, l.event_id limit least(page_size, 50))
    union all
    (select l.* from public.event_listings l
     where l.lasts_days and l.starts_at > at - interval '31 days' and l.ends_at > at
       and (l.artist_ids && my_artists or l.venue_id = any (my_venues) or l.promoter_ids && my_promoters or l.genre_ids && my_genres)
     order by l.starts_at, l.event_id limit least(page_size, 50))
  ) l
  order by l.starts_at, l.event_id limit least(page_size, 50);
end $$;

-- In the three genres that the viewer's plans name most often.
create function public.list_events_of_my_genres(page_size int default 12, at timestamptz default now())
returns setof public.event_listings
language plpgsql stable
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  viewer bigint := private.current_user_id();
  planned bigint[] := array(select i.event_id from public.event_interest i where i.user_id = viewer);
  my_genres bigint[] := array(
    select g.genre_id from public.event_genres g where g.event_id = any (planned)
    group by g.genre_id order by count(*) desc, g.genre_id limit 3
  );
begin
  return query
  select * from (
    (select l.* from public.event_listings l
     where not l.lasts_days and l.starts_at > at and l.genre_ids && my_genres and l.status = 'published' and l.event_id <> all (planned)
     order by l.starts_at, l.event_id limit least(page_size, 50))
    union all
    (select l.* from public.event_listings l
     where l.lasts_days and l.starts_at > at and l.genre_ids && my_genres and l.status = 'published' and l.event_id <> all (planned)
     order by l.starts_at, l.event_id limit least(page_size, 50))
  ) l
  order by l.starts_at, l.event_id limit least(page_size, 50);
end $$;

grant execute on function public.count_event_interest, public.count_followers to anon, authenticated, service_role;
grant execute on function
  public.follow, public.unfollow, public.accept_follower, public.remove_follower, public.set_interest,
  public.count_new_followers, public.list_followed_going, public.list_followed_events, public.list_events_of_my_genres
  to authenticated, service_role;

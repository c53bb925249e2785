-- The figures that staff see. Invoker: row level security decides what is counted, which is everything for them.

create index users_by_creation on public.users (created_at);

-- Days are UTC's, as everywhere in the directory of staff.
create function public.count_new_users(first_day date, days int)
returns table (day date, joined int)
language sql stable
set search_path = ''
as $$
  select d.begins::date, (
    select count(*)::int from public.users u
    where u.created_at >= d.begins at time zone 'UTC'
      and u.created_at < (d.begins + interval '1 day') at time zone 'UTC'
  )
  from generate_series(0, least(days, 92) - 1) n
  cross join lateral (select first_day::timestamp + n * interval '1 day' as begins) d
  order by d.begins
$$;

-- A week is seven days from `since` on, so that the first one is as long as the others.
create function public.count_listed_events(since timestamptz, weeks int)
returns table (week timestamptz, listed int)
language sql stable
set search_path = ''
as $$
  select w.begins, (
    select count(*)::int from public.events e
    where e.is_listed and e.starts_at >= w.begins and e.starts_at < w.begins + interval '168 hours'
  )
  from generate_series(0, least(weeks, 53) - 1) n
  cross join lateral (select since + n * interval '168 hours' as begins) w
  order by w.begins
$$;

grant execute on function public.count_new_users, public.count_listed_events to authenticated, service_role;

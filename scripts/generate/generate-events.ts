import type postgres from 'postgres';
import { adjectives, nouns, sentences, syllables } from './vocabulary.ts';

type Sql = postgres.ISql;

export type Progress = (share: number) => void;

/** Each event of a statement with promoters takes a lock until it ends: more would not fit a small server. */
const CHUNK = 2000;

/**
 * From a year ago to a year ahead. They begin as drafts and come out when line-up and plans are there, so that
 * each is listed once. Cancelled and postponed ones do not: becoming so would tell the people who planned to come.
 */
export async function generateEvents(sql: Sql, count: number, progress: Progress): Promise<void> {
  for (let first = 1; first <= count; first += CHUNK) {
    const last = Math.min(count, first + CHUNK - 1);
    await sql`truncate made_events`;
    await insertEvents(sql, first, last);
    await linkEvents(sql);
    await insertPlans(sql);
    await sql`
      update public.events e set status = m.status from made_events m where m.id = e.id and m.status <> e.status`;
    progress(last / count);
  }
}

async function insertEvents(sql: Sql, first: number, last: number): Promise<void> {
  await sql`
    with plan as materialized (
      select n, v.id as venue_id, v.timezone, v.currency, a.name as act, t.start,
        t.start + make_interval(hours => case when n % 101 = 0 then 56 else 3 + pg_temp.upto(6, n, 105) end) as finish,
        (case when n % 50 = 0 then 'draft' when n % 97 = 0 then 'unlisted' when n % 61 = 0 then 'cancelled'
          when n % 89 = 0 then 'postponed' else 'published' end)::public.event_status as status
      from generate_series(${first}::int, ${last}::int) n
      join made_venues v on v.place = pg_temp.upto((select count(*)::int from made_venues), n, 101)
      join made_artists a on a.place = pg_temp.upto((select count(*)::int from made_artists), n, 102)
      cross join lateral (
        select (current_date + pg_temp.upto(730, n, 103) - 365 + make_interval(hours => 16 + pg_temp.upto(7, n, 104)))
          at time zone v.timezone as start
      ) t
    ), made as (
      insert into public.events (title, description, status, doors_at, starts_at, ends_at, timezone, venue_id,
        minimum_age, price_from, currency, is_sold_out, published_at, featured_at)
      select case n % 4
          when 0 then act || ': ' || pg_temp.pick(${nouns}, n, 111)
          when 1 then pg_temp.pick(${adjectives}, n, 112) || ' ' || pg_temp.pick(${nouns}, n, 111) || ' Festival'
          when 2 then pg_temp.pick(${adjectives}, n, 112) || ' ' || pg_temp.rare_word(${syllables}, n, 113)
          else pg_temp.pick(${nouns}, n, 111) || ' Night with ' || act
        end,
        pg_temp.pick(${sentences}, n, 116) || ' ' || pg_temp.pick(${sentences}, n, 117),
        case when status in ('published', 'unlisted') then 'draft' else status end,
        start - interval '1 hour', start, finish, timezone, venue_id,
        case when n % 3 = 0 then 18 end, case when n % 8 = 0 then 0 else 100 * pg_temp.upto(50, n, 119) end, currency, n % 19 = 0,
        case when status <> 'draft' then least(
          start - pg_temp.upto(80, n, 120) * interval '1 day', now() - 30 * pg_temp.chance(n, 121) * interval '1 day'
        ) end,
        case when n % 1000 = 1 then now() - n * interval '1 second' end
      from plan order by n
      returning id
    )
    insert into made_events
    select p.n, m.id, p.status, p.start
    from (select id, ${first - 1}::int + row_number() over (order by id) as n from made) m join plan p using (n)`;
}

async function linkEvents(sql: Sql): Promise<void> {
  await sql`
    insert into public.event_artists (event_id, artist_id, position)
    select e.id, a.id, min(k)
    from made_events e cross join generate_series(1, 5) k
    join made_artists a on a.place = pg_temp.upto((select count(*)::int from made_artists), e.n, case k when 1 then 102 else 130 + k end)
    group by e.id, a.id`;
  await sql`
    insert into public.event_genres (event_id, genre_id)
    select distinct e.id, g.ids[pg_temp.upto(cardinality(g.ids), e.n, 140 + k)]
    from made_events e, generate_series(1, 2) k, (select array_agg(id order by id) as ids from public.genres) g`;
  await sql`
    insert into public.event_promoters (event_id, promoter_id)
    select e.id, p.id from made_events e
    join made_promoters p on p.place = pg_temp.upto((select count(*)::int from made_promoters), e.n, 150)`;
}

/** Ten people for each event to come, most of them lately. */
async function insertPlans(sql: Sql): Promise<void> {
  await sql`
    insert into public.event_interest (user_id, event_id, interest, created_at)
    select p.id, e.id, (case when min(k) % 3 = 0 then 'going' else 'interested' end)::public.interest,
      now() - 60 * min(pg_temp.chance(e.n * 10 + k, 161)) ^ 2 * interval '1 day'
    from made_events e cross join generate_series(1, 10) k
    join made_people p on p.place = pg_temp.upto((select count(*)::int from made_people), e.n * 10 + k, 160)
    where e.starts_at > now() and e.status <> 'draft'
    group by p.id, e.id`;
}

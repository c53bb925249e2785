import type postgres from 'postgres';
import { adjectives, cityEndings, nouns, sentences, syllables } from './vocabulary.ts';

type Sql = postgres.ISql;

const CITIES = 60;
const CHUNK = 5000;

/** In sixty cities, half of them in the first fifteen. */
export async function generateVenues(sql: Sql, count: number): Promise<void> {
  await sql`
    with plan as (
      select n, c.city, pg_temp.rare_word(${syllables}, c.city, 11) || pg_temp.pick(${cityEndings}, c.city, 14) as city_name,
        c.city % 3 as country, 36 + 22 * pg_temp.chance(c.city, 15) as latitude, -9 + 28 * pg_temp.chance(c.city, 16) as longitude
      from generate_series(1, ${count}::int) n
      cross join lateral (select 1 + floor(${CITIES}::int * pg_temp.chance(n, 10) ^ 2)::int as city) c
    ), made as (
      insert into public.venues (name, description, address, city, country, latitude, longitude, timezone, capacity)
      select pg_temp.pick(${adjectives}, n, 1) || ' ' || pg_temp.pick(${nouns}, n, 2), pg_temp.pick(${sentences}, n, 3),
        pg_temp.upto(200, n, 4) || ' ' || pg_temp.rare_word(${syllables}, n, 5) || ' Street', city_name,
        (array['DE', 'GB', 'PT'])[1 + country], latitude + 0.08 * pg_temp.chance(n, 8), longitude + 0.12 * pg_temp.chance(n, 9),
        (array['Europe/Berlin', 'Europe/London', 'Europe/Lisbon'])[1 + country], 50 * pg_temp.upto(60, n, 6)
      from plan order by n
      returning id, timezone, country
    )
    insert into made_venues
    select row_number() over (order by id), id, timezone, case country when 'GB' then 'GBP' else 'EUR' end from made`;
}

export async function generateArtists(sql: Sql, count: number): Promise<void> {
  for (let first = 1; first <= count; first += CHUNK) {
    const last = Math.min(count, first + CHUNK - 1);
    await sql`
      with made as (
        insert into public.artists (name, description)
        select case n % 8
            when 0 then 'The ' || pg_temp.pick(${adjectives}, n, 27) || ' ' || pg_temp.pick(${nouns}, n, 28)
            when 1 then pg_temp.pick(${adjectives}, n, 27) || ' ' || pg_temp.rare_word(${syllables}, n, 21)
            else pg_temp.rare_word(${syllables}, n, 21) || ' ' || pg_temp.rare_word(${syllables}, n, 24)
          end,
          pg_temp.pick(${sentences}, n, 29)
        from generate_series(${first}::int, ${last}::int) n order by n
        returning id, name
      )
      insert into made_artists select ${first - 1}::int + row_number() over (order by id), id, name from made`;
  }
  await sql`
    insert into public.artist_genres (artist_id, genre_id)
    select distinct a.id, g.ids[pg_temp.upto(cardinality(g.ids), a.place, 30 + k)]
    from made_artists a, generate_series(1, 2) k, (select array_agg(id order by id) as ids from public.genres) g`;
}

export async function generatePromoters(sql: Sql, count: number): Promise<void> {
  await sql`
    with made as (
      insert into public.promoters (name, description)
      select pg_temp.pick(${adjectives}, n, 41) || ' ' || pg_temp.rare_word(${syllables}, n, 42), pg_temp.pick(${sentences}, n, 45)
      from generate_series(1, ${count}::int) n order by n
      returning id
    )
    insert into made_promoters select row_number() over (order by id), id from made`;
}

/** Without passwords, and with addresses that say what they are. They follow eight things each. */
export async function generatePeople(sql: Sql, count: number): Promise<void> {
  await sql`
    insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    select gen_random_uuid(), 'authenticated', 'authenticated', 'generated-' || before.generated + n || '@limelight.test', now(),
      '{"provider": "email", "providers": ["email"]}',
      jsonb_build_object('display_name', pg_temp.rare_word(${syllables}, n, 51) || ' ' || pg_temp.rare_word(${syllables}, n, 54)),
      now(), now()
    from (select count(*) as generated from auth.users where email like 'generated-%@limelight.test') before,
      generate_series(1, ${count}::int) n`;
  await sql`
    insert into made_people
    select row_number() over (order by u.id), u.id
    from auth.users a join public.users u on u.supabase_id = a.id where a.email like 'generated-%@limelight.test'`;
  await sql`
    insert into public.follows (user_id, entity_type, entity_id, created_at)
    select distinct on (p.id, f.type, e.id) p.id, f.type, e.id, now() - 90 * pg_temp.chance(p.place, 60 + f.k) * interval '1 day'
    from made_people p
    cross join (values (1, 'artist'), (2, 'artist'), (3, 'artist'), (4, 'artist'), (5, 'artist'), (6, 'venue'), (7, 'promoter'), (8, 'genre')) f (k, type)
    cross join lateral (select case f.type
      when 'artist' then (select a.id from made_artists a where a.place = pg_temp.upto((select count(*)::int from made_artists), p.place, 70 + f.k))
      when 'venue' then (select v.id from made_venues v where v.place = pg_temp.upto((select count(*)::int from made_venues), p.place, 70 + f.k))
      when 'promoter' then (select o.id from made_promoters o where o.place = pg_temp.upto((select count(*)::int from made_promoters), p.place, 70 + f.k))
      else (select min(g.id) from public.genres g) + pg_temp.upto((select count(*)::int from public.genres), p.place, 70 + f.k) - 1
    end as id) e
    on conflict do nothing`;
}

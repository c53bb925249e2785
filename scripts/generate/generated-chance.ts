import type postgres from 'postgres';

/** Chance as a hash of the row's number: every row can be made by itself, in any order, always the same. */
export async function createChance(sql: postgres.ISql): Promise<void> {
  await sql.unsafe(`
    create function pg_temp.chance(n bigint, salt int) returns float8 language sql immutable as $$
      select (hashint8extended(n, salt) & 1073741823) / 1073741824.0::float8
    $$;
    create function pg_temp.upto(most int, n bigint, salt int) returns int language sql immutable as $$
      select 1 + floor(most * pg_temp.chance(n, salt))::int
    $$;
    create function pg_temp.pick(words text[], n bigint, salt int) returns text language sql immutable as $$
      select words[pg_temp.upto(cardinality(words), n, salt)]
    $$;
    create function pg_temp.rare_word(syllables text[], n bigint, salt int) returns text language sql immutable as $$
      select initcap(pg_temp.pick(syllables, n, salt) || pg_temp.pick(syllables, n, salt + 1) || pg_temp.pick(syllables, n, salt + 2))
    $$;
    create temp table made_venues (place int primary key, id bigint not null, timezone text not null, currency text not null);
    create temp table made_artists (place int primary key, id bigint not null, name text not null);
    create temp table made_promoters (place int primary key, id bigint not null);
    create temp table made_people (place int primary key, id bigint not null);
    create temp table made_events (n int primary key, id bigint not null, status public.event_status not null, starts_at timestamptz not null);`);
}

-- The request roles that every Supabase project has, and where this server keeps what is its own.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  if not pg_has_role(current_user, 'service_role', 'member') then
    execute format('grant anon, authenticated, service_role to %I', current_user);
  end if;
end $$;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pgcrypto with schema extensions;

grant usage on schema public to anon, authenticated, service_role;

-- As on Supabase: what migrations make in public is open to the request roles until they revoke it, and
-- row level security decides. Only before the first migration, which may change these defaults.
do $$
begin
  if to_regclass('supabase_migrations.schema_migrations') is null then
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
  end if;
end $$;

create schema if not exists limelight_server;
revoke all on schema limelight_server from public;
create table if not exists limelight_server.secrets (
  id int primary key default 1 check (id = 1),
  secrets jsonb not null
);

create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);

-- Marks a database that holds the demo, so that its accounts are announced and nothing is seeded twice.
create table if not exists limelight_server.demo (
  id int primary key default 1 check (id = 1),
  seeded_at timestamptz not null default now()
);

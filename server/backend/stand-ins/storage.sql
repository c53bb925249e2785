-- Supabase's storage schema as far as policies, migrations and our storage server use it.
create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;

create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  metadata jsonb,
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  unique (bucket_id, name)
);

create index if not exists objects_by_prefix on storage.objects (bucket_id, name text_pattern_ops);
create index if not exists objects_by_version on storage.objects (version);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

-- As on Supabase: every request role may try, row level security decides.
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

create or replace function storage.foldername(name text) returns text[]
language sql immutable set search_path = '' as $$
  select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1]
$$;

create or replace function storage.filename(name text) returns text
language sql immutable set search_path = '' as $$
  select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;

create or replace function storage.extension(name text) returns text
language sql immutable set search_path = '' as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

-- Which call of the storage API a policy is being asked about, such as 'storage.object.list'.
create or replace function storage.operation() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('storage.operation', true), '')
$$;

grant execute on function
  storage.foldername(text), storage.filename(text), storage.extension(text), storage.operation()
to anon, authenticated, service_role;

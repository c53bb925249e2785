-- The helper functions of Supabase's auth schema; its tables are made by the auth server itself.
create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;

grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to anon, authenticated, service_role;
revoke all on all tables in schema auth from anon, authenticated;

-- The embedded auth server writes its JSON as a string inside jsonb; everyone else reads objects.
create or replace function auth.unwrap_json() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_table_name = 'users' then
    if jsonb_typeof(new.raw_user_meta_data) = 'string' then
      new.raw_user_meta_data := (new.raw_user_meta_data #>> '{}')::jsonb;
    end if;
    if jsonb_typeof(new.raw_app_meta_data) = 'string' then
      new.raw_app_meta_data := (new.raw_app_meta_data #>> '{}')::jsonb;
    end if;
  elsif jsonb_typeof(new.identity_data) = 'string' then
    new.identity_data := (new.identity_data #>> '{}')::jsonb;
  end if;
  return new;
end $$;

create or replace trigger unwrap_json before insert or update on auth.users
for each row execute function auth.unwrap_json();
create or replace trigger unwrap_json before insert or update on auth.identities
for each row execute function auth.unwrap_json();

-- How often something was tried lately, counted in one place so that several server processes agree.
-- Only the server itself counts (server/http/rate-limit.ts). Keys hold hashes, never addresses.

-- Unlogged: losing the counts in a crash is harmless, writing them twice on every sign-in is not cheap.
create unlogged table private.rate_limits (
  key text primary key,
  window_started timestamptz not null,
  taken int not null
);
create index rate_limits_by_start on private.rate_limits (window_started);

alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from anon, authenticated;

-- Takes one try of `allowed` per window. Answers 0 when it was there to take, otherwise the seconds until
-- the window ends. One statement: of any number of simultaneous callers exactly `allowed` get a 0.
create function private.take_rate(key text, allowed int, window_length interval)
returns int
language sql
set search_path = ''
as $$
  insert into private.rate_limits as r (key, window_started, taken)
  values (take_rate.key, clock_timestamp(), 1)
  on conflict on constraint rate_limits_pkey do update set
    taken = case
      when r.window_started + window_length <= clock_timestamp() then 1
      else least(r.taken + 1, allowed + 1)
    end,
    window_started = case
      when r.window_started + window_length <= clock_timestamp() then clock_timestamp()
      else r.window_started
    end
  returning case
    when r.taken <= allowed then 0
    else greatest(1, ceil(extract(epoch from r.window_started + window_length - clock_timestamp()))::int)
  end
$$;

-- Forgets what was tried, as after a right password.
create function private.clear_rate(key text)
returns void
language sql
set search_path = ''
as $$
  delete from private.rate_limits r where r.key = clear_rate.key
$$;

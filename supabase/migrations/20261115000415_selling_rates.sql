-- How often one address or one account may try to take places, and one address guess codes. Counted here, so that any
-- number of processes agree, and in the statement that does the work, so that it costs no way of its own.
-- A request without an address comes from the server itself, as in tests and measurements, and is not counted.

create function private.rate_key(what text, whom text)
returns text
language sql immutable
set search_path = ''
as $$
  select what || ':' || encode(sha256(convert_to(nullif(whom, ''), 'UTF8')), 'base64')
$$;

-- One IPv6 household has a whole /64; counting single addresses of it would count nothing.
create function private.address_group(address text)
returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  if address is null or address not like '%:%' then
    return address;
  end if;
  begin
    return network(set_masklen(address::inet, 64))::text;
  exception when invalid_text_representation then
    return address;
  end;
end $$;

-- Who asks over REST: the embedded backend says it itself, a hosted one is reached through a proxy that says it.
create function private.caller_address()
returns text
language sql stable
set search_path = ''
as $$
  select coalesce(nullif(current_setting('limelight.client', true), ''),
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip')
$$;

-- For each request whether it is one too many: 120 holds a minute for an address, behind which
-- a whole crowd can be, 20 for an account. All keys at once
-- and in one order, before anything else is locked: two batches wait for each other instead of for ever.
create function private.too_many_holds(requests jsonb, factor int)
returns boolean[]
language plpgsql
set search_path = ''
as $$
declare
  refused boolean[] := '{}';
begin
  if factor = 0 or not jsonb_path_exists(requests, '$[*].address') then
    return refused;
  end if;
  with tries as (
    select r.n, k.key, k.allowed * factor as allowed, row_number() over (partition by k.key order by r.n) as place
    from jsonb_array_elements(requests) with ordinality r (request, n)
    cross join lateral (values
      (private.rate_key('hold-address', private.address_group(r.request ->> 'address')), 120),
      (private.rate_key('hold-account', r.request ->> 'userId'), 20)
    ) k (key, allowed)
    where r.request ? 'address' and k.key is not null
  ), wanted as (
    select t.key, count(*)::int as tries from tries t group by t.key
  ), counted as (
    insert into private.rate_limits as l (key, window_started, taken)
    select w.key, clock_timestamp(), w.tries from wanted w order by w.key
    on conflict on constraint rate_limits_pkey do update set
      taken = case when l.window_started + interval '1 minute' <= clock_timestamp() then excluded.taken else l.taken + excluded.taken end,
      window_started = case when l.window_started + interval '1 minute' <= clock_timestamp() then clock_timestamp() else l.window_started end
    returning l.key, l.taken
  ), answers as (
    select r.n, coalesce(bool_or(c.taken - w.tries + t.place > t.allowed), false) as is_refused
    from jsonb_array_elements(requests) with ordinality r (request, n)
    left join tries t on t.n = r.n
    left join wanted w on w.key = t.key
    left join counted c on c.key = t.key
    group by r.n
  )
  select array_agg(a.is_refused order by a.n) into refused from answers a;
  return refused;
end $$;

-- Ten wrong codes a minute for an address and an event. Right ones do not count.
create function private.may_try_code(event_id bigint, address text)
returns boolean
language sql stable
set search_path = ''
as $$
  select s.rate_factor = 0 or not exists (
    select from private.rate_limits r
    where r.key = private.rate_key('code:' || may_try_code.event_id, private.address_group(address))
      and r.taken >= 10 * s.rate_factor and r.window_started + interval '1 minute' > clock_timestamp()
  )
  from private.selling_settings s
$$;

-- The same code again is no new try: a page that has it in its address is read anew whenever something is sold.
create function private.count_wrong_code(event_id bigint, address text, code text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  whom text := private.address_group(address);
begin
  if nullif(whom, '') is not null
    and private.take_rate(private.rate_key('code:' || count_wrong_code.event_id, whom || ' ' || upper(btrim(code))), 1, interval '1 minute') = 0 then
    perform private.take_rate(private.rate_key('code:' || count_wrong_code.event_id, whom), 1000000, interval '1 minute');
  end if;
end $$;

-- What tickets are signed with (docs/glossary.md: ticket token). The server alone signs; scanners hold the public half.

create table private.ticket_keys (
  id bigint generated always as identity primary key,
  event_id bigint not null references public.events (id),
  -- Both halves of an Ed25519 pair as they are: 32 bytes.
  private_key bytea not null check (octet_length(private_key) = 32),
  public_key bytea not null check (octet_length(public_key) = 32),
  created_at timestamptz not null default now(),
  -- From then on it signs nothing, and what it signed lets nobody in.
  retired_at timestamptz,
  -- Tokens name their key in four bytes.
  check (id < 4294967296)
);
create unique index ticket_keys_active on private.ticket_keys (event_id) where retired_at is null;
create index ticket_keys_by_event on private.ticket_keys (event_id, id);
alter table private.ticket_keys enable row level security;
revoke all on private.ticket_keys from anon, authenticated, service_role;

-- The key that an event signs with. The pair that is offered stays only where there is none: two processes that
-- need one at the same instant end up with the same.
create function private.keep_ticket_key(event_id bigint, private_key bytea, public_key bytea)
returns setof private.ticket_keys
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('ticket_key:' || keep_ticket_key.event_id, 0));
  insert into private.ticket_keys (event_id, private_key, public_key)
  select keep_ticket_key.event_id, keep_ticket_key.private_key, keep_ticket_key.public_key
  where not exists (select from private.ticket_keys k where k.event_id = keep_ticket_key.event_id and k.retired_at is null);
  return query select k.* from private.ticket_keys k where k.event_id = keep_ticket_key.event_id and k.retired_at is null;
end $$;

-- Definer: nobody may read the table, because the private half is in it.
create function public.list_ticket_keys(event_id bigint)
returns table (id bigint, public_key text)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.can(1, 'event', list_ticket_keys.event_id) then
    perform private.refuse('not_found', 404);
  end if;
  return query select k.id, encode(k.public_key, 'base64') from private.ticket_keys k
    where k.event_id = list_ticket_keys.event_id and k.retired_at is null order by k.id;
end $$;
grant execute on function public.list_ticket_keys to authenticated;

-- What happens to tickets after the sale: refunds, cancelling, disputes, transfer, guest list (docs/capacity.md).

-- Serials that no longer let anybody in. Scanners hold them as a list that only grows.
create table public.revoked_serials (
  id bigint generated always as identity primary key,
  event_id bigint not null references public.events (id),
  ticket_id bigint not null references public.tickets (id),
  serial text not null unique,
  reason text not null check (reason in ('transferred', 'cancelled', 'refunded', 'blocked')),
  revoked_at timestamptz not null default now()
);
create index revoked_serials_by_event on public.revoked_serials (event_id, id);
create index revoked_serials_by_ticket on public.revoked_serials (ticket_id);
alter table public.revoked_serials enable row level security;
revoke all on public.revoked_serials from anon, authenticated;
grant select on public.revoked_serials to authenticated;
create policy "teams can read what no longer lets in" on public.revoked_serials
  for select to authenticated using (private.can(1, 'event', event_id));

-- Gives back the places of these tickets and revokes their serials. Tickets that are not valid any more are passed
-- over, so that a second cancel changes nothing. The caller has locked the order.
create function private.void_tickets(ticket_ids bigint[], ending public.ticket_status)
returns int
language plpgsql
set search_path = ''
as $$
declare
  voided bigint[];
begin
  voided := array(
    select t.id from public.tickets t where t.id = any (ticket_ids) and t.status in ('valid', 'blocked') order by t.id for update
  );
  if voided = '{}' then
    return 0;
  end if;
  -- All pools of the event, as in close_orders.
  perform from public.pools p
  where p.event_id in (select t.event_id from public.tickets t where t.id = any (voided)) order by p.id for update;
  with freed as (
    select l.pool_id, count(*)::int as places
    from public.tickets t join public.ticket_type_pools l on l.ticket_type_id = t.ticket_type_id
    -- Only from pools that the order had taken from: a pool that was added to the type later gave nothing.
    join public.order_pools o on o.order_id = t.order_id and o.pool_id = l.pool_id
    where t.id = any (voided) group by l.pool_id
  )
  update public.pools p set sold = p.sold - freed.places from freed where p.id = freed.pool_id;
  insert into public.revoked_serials (event_id, ticket_id, serial, reason)
  select t.event_id, t.id, t.serial, ending::text from public.tickets t where t.id = any (voided)
  on conflict do nothing;
  update public.tickets t set status = ending where t.id = any (voided);
  return cardinality(voided);
end $$;

-- Transfer: an offer to an address; whoever proves the address takes the ticket. Each change of holder is a new serial.
create table public.ticket_transfers (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references public.tickets (id),
  from_user_id bigint references public.users (id),
  email text not null,
  created_at timestamptz not null default now(),
  taken_at timestamptz,
  withdrawn_at timestamptz
);
-- One offer of a ticket at a time.
create unique index ticket_transfers_open on public.ticket_transfers (ticket_id) where taken_at is null and withdrawn_at is null;
create index ticket_transfers_by_email on public.ticket_transfers (email);
create index ticket_transfers_by_user on public.ticket_transfers (from_user_id);
alter table public.ticket_transfers enable row level security;
revoke all on public.ticket_transfers from anon, authenticated;
grant select on public.ticket_transfers to authenticated;
create policy "people can read what they offered" on public.ticket_transfers
  for select to authenticated using (from_user_id = (select private.current_user_id()));
create policy "people can read what is offered to them" on public.ticket_transfers
  for select to authenticated using (email = (select private.current_email()));

grant execute on function private.current_email to authenticated;

-- The new holder has a ticket that the old one has no part in: the serial that they may have kept lets nobody in.
create function private.reissue_ticket(ticket_id bigint, holder_id bigint, holder_name text, holder_email text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.revoked_serials (event_id, ticket_id, serial, reason)
  select t.event_id, t.id, t.serial, 'transferred' from public.tickets t where t.id = reissue_ticket.ticket_id;
  update public.tickets t set serial = default, holder_id = reissue_ticket.holder_id, holder_name = reissue_ticket.holder_name,
    holder_email = reissue_ticket.holder_email, issued_at = now()
  where t.id = reissue_ticket.ticket_id;
end $$;

-- Why this ticket cannot change hands now, null when it can.
create function private.check_transfer(ticket public.tickets)
returns text
language sql stable
set search_path = ''
as $$
  select case
    when ticket.status <> 'valid' then 'ticket_not_valid'
    when not e.transfers_allowed then 'transfers_off'
    when e.ends_at <= now() then 'too_late_to_give'
  end
  from public.events e where e.id = ticket.event_id
$$;

-- Whether a ticket has become somebody else's than the buyer's: of another account, or reissued to another address by
-- the organiser. A friend whom the buyer named on it has not: the ticket is still in the buyer's hands. Definer: buyers
-- do not read revoked serials.
create function private.is_given_away(ticket_id bigint)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select k.holder_id is distinct from o.user_id or (k.holder_id is null and k.holder_email <> o.email and exists (
    select from public.revoked_serials r where r.ticket_id = k.id and r.reason = 'transferred'
  ))
  from public.tickets k join public.orders o on o.id = k.order_id where k.id = is_given_away.ticket_id
$$;
grant execute on function private.is_given_away to authenticated;

create policy "buyers can read the tickets of their orders until these are somebody else's" on public.tickets
  for select to authenticated using (not private.is_given_away(id)
    and exists (select from public.orders o where o.id = order_id and o.user_id = (select private.current_user_id())));

-- Definer, all four: tickets take no writes from people. Guests hold nothing before they claim their order, so theirs
-- are not found here.
create function public.offer_ticket(ticket_id bigint, email text)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  ticket public.tickets;
  address text := lower(btrim(offer_ticket.email));
  reason text;
  offered bigint;
begin
  select * into ticket from public.tickets t where t.id = offer_ticket.ticket_id for update;
  if not found or ticket.holder_id is distinct from private.current_user_id() then
    perform private.refuse('not_found', 404);
  end if;
  reason := private.check_transfer(ticket);
  if reason is not null then
    perform private.refuse(reason);
  end if;
  if address is null or address !~ '^[^@\s<>"]{1,64}@[^@\s<>"]{1,190}$' then
    perform private.refuse('email_invalid', 400);
  end if;
  if address = private.current_email() then
    perform private.refuse('already_yours');
  end if;
  -- Each offer is a letter to somebody who did not ask for it.
  if private.take_rate('offer_ticket:' || ticket.holder_id, 60, interval '1 hour') > 0
     or private.take_rate('offer_ticket_of:' || ticket.id, 5, interval '1 hour') > 0 then
    perform private.refuse('too_many', 429);
  end if;
  update public.ticket_transfers t set withdrawn_at = now()
  where t.ticket_id = ticket.id and t.taken_at is null and t.withdrawn_at is null;
  insert into public.ticket_transfers (ticket_id, from_user_id, email) values (ticket.id, ticket.holder_id, address)
  returning id into offered;
  perform private.add_job('send_ticket_offer', jsonb_build_object('transferId', offered), 'send_ticket_offer:' || offered);
end $$;

create function public.withdraw_ticket_offer(ticket_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform from public.tickets t where t.id = withdraw_ticket_offer.ticket_id for update;
  update public.ticket_transfers t set withdrawn_at = now()
  where t.ticket_id = withdraw_ticket_offer.ticket_id and t.from_user_id = private.current_user_id()
    and t.taken_at is null and t.withdrawn_at is null;
end $$;

-- The order and its ticket first, as everywhere: an offer that is taken and withdrawn at once ends one way, and so does
-- one that is taken while the ticket is refunded.
create function private.lock_offer(transfer_id bigint)
returns public.ticket_transfers
language plpgsql
set search_path = ''
as $$
declare
  transfer public.ticket_transfers;
begin
  perform from public.orders q join public.tickets t on t.order_id = q.id join public.ticket_transfers o on o.ticket_id = t.id
  where o.id = lock_offer.transfer_id for update of q;
  perform from public.tickets t join public.ticket_transfers o on o.ticket_id = t.id where o.id = lock_offer.transfer_id for update of t;
  select * into transfer from public.ticket_transfers o where o.id = lock_offer.transfer_id;
  if transfer.id is null or transfer.email is distinct from private.current_email() then
    perform private.refuse('not_found', 404);
  end if;
  return transfer;
end $$;

-- The organiser's questions are answered anew: what was said of the giver is not the taker's.
create function public.take_ticket(transfer_id bigint, answers jsonb default '{}')
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  transfer public.ticket_transfers := private.lock_offer(transfer_id);
  ticket public.tickets;
  reason text;
  checked record;
begin
  select * into ticket from public.tickets t where t.id = transfer.ticket_id;
  if transfer.taken_at is not null or transfer.withdrawn_at is not null then
    perform private.refuse('ticket_offer_gone', 410);
  end if;
  reason := private.check_transfer(ticket);
  if reason is not null then
    perform private.refuse(case reason when 'ticket_not_valid' then 'ticket_offer_gone' else reason end);
  end if;
  select * into checked from private.check_answers(ticket.event_id, ticket.ticket_type_id, private.sent_object(answers));
  if checked.reason is not null then
    perform private.refuse(checked.reason, 400, checked.question_id::text);
  end if;
  update public.ticket_transfers o set taken_at = now() where o.id = transfer.id;
  perform private.reissue_ticket(ticket.id, private.current_user_id(),
    (select u.display_name from public.users u where u.id = private.current_user_id()), transfer.email);
  delete from public.ticket_answers a where a.ticket_id = ticket.id;
  insert into public.ticket_answers (ticket_id, question_id, answer)
  select ticket.id, given.key::bigint, given.value from jsonb_each_text(checked.kept) given;
  insert into public.order_events (order_id, what, detail, by_user_id)
  values (ticket.order_id, 'transferred', jsonb_build_object('ticket', ticket.id), private.current_user_id());
  perform private.add_job('send_ticket_taken', jsonb_build_object('transferId', transfer.id), 'send_ticket_taken:' || transfer.id);
end $$;

-- Whoever was offered it does not want it: it stays where it is.
create function public.decline_ticket(transfer_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  transfer public.ticket_transfers := private.lock_offer(transfer_id);
begin
  update public.ticket_transfers o set withdrawn_at = now()
  where o.id = transfer.id and o.taken_at is null and o.withdrawn_at is null;
end $$;

grant execute on function public.offer_ticket, public.withdraw_ticket_offer, public.take_ticket, public.decline_ticket
  to authenticated, service_role;

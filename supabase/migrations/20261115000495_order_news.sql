-- What people with an account are told of their orders, tickets and payouts, beside the mail that each of these has.

-- Called by the job that writes the mail, so that buying waits for nothing. Twice is once: the subject says what it was.
create function private.tell_of_order(order_event_id bigint)
returns void
language plpgsql
set search_path = ''
as $$
declare
  news record;
begin
  select h.id, h.what, o.user_id, o.event_id, o.code, o.id as order_id, o.expires_at, o.status into news
  from public.order_events h join public.orders o on o.id = h.order_id where h.id = order_event_id;
  if news.user_id is null or news.what not in ('paid', 'refunded', 'offered')
     or news.what = 'offered' and (news.status <> 'offered' or news.expires_at <= now()) then
    return;
  end if;
  perform private.tell(array[news.user_id], case news.what when 'offered' then 'waiting_list_offer' else 'order_' || news.what end,
    jsonb_build_object('event_id', news.event_id, 'subject_type', 'order_event', 'subject_id', news.id,
      'because_type', 'order', 'because_id', news.order_id, 'because_name', news.code,
      'happens_at', case news.what when 'offered' then news.expires_at end));
end $$;

-- A ticket that is offered, to whoever has that address; one that was taken, to whoever gave it.
create function private.tell_of_transfer(transfer_id bigint)
returns void
language plpgsql
set search_path = ''
as $$
declare
  news record;
begin
  select f.id, f.from_user_id, f.taken_at is not null as is_taken, f.withdrawn_at is null as is_open, t.event_id, u.id as to_user_id into news
  from public.ticket_transfers f join public.tickets t on t.id = f.ticket_id
  left join auth.users a on lower(a.email) = f.email and a.email_confirmed_at is not null
  left join public.users u on u.supabase_id = a.id
  where f.id = transfer_id;
  if news.is_taken or news.is_open then
    perform private.tell(array[case when news.is_taken then news.from_user_id else news.to_user_id end],
      case when news.is_taken then 'ticket_taken' else 'ticket_offered' end,
      jsonb_build_object('event_id', news.event_id, 'actor_id', case when news.is_taken then news.to_user_id else news.from_user_id end,
        'subject_type', 'ticket_transfer', 'subject_id', news.id));
  end if;
end $$;

-- Whoever is paid learns that they can be, and that they cannot be any more or that something is asked of them.
-- Definer: the provider's word is written by a job, but whoever else changes an account may tell nobody.
create function private.announce_payouts()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.tell(
    array(
      select new.user_id where new.user_id is not null
      union select p.user_id from public.user_permissions p
      where p.entity_type = 'promoter' and p.entity_id = new.promoter_id and p.permission_level = 4
    ),
    case when new.is_ready and new.missing = '{}' then 'payout_ready' else 'payout_problem' end,
    jsonb_build_object('because_type', case when new.promoter_id is not null then 'promoter' else 'user' end,
      'because_id', coalesce(new.promoter_id, new.user_id),
      'because_name', (select m.name from public.promoters m where m.id = new.promoter_id)));
  return null;
end $$;
create trigger announce_payouts after update on public.payout_accounts
for each row when (
  new.is_ready and not old.is_ready and new.missing = '{}'
  or old.is_ready and not new.is_ready
  or old.is_ready and old.missing = '{}' and new.missing <> '{}'
) execute function private.announce_payouts();

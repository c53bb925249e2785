-- How payouts stand, as the people who are paid see it (docs/payments.md, point 7). Definer functions: accounts of another
-- payment mode do not count, and which mode this is only the server knows.

-- How a promoter stands, for its owners; no account where none was begun.
create function public.get_promoter_payouts(promoter_id bigint)
returns table (account_id bigint, is_ready boolean, missing text[])
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_level(4, 'promoter', get_promoter_payouts.promoter_id);
  return query
  select a.id, a.is_ready, a.missing
  from public.payout_accounts a join private.selling_settings s on s.payment_mode = a.mode
  where a.promoter_id = get_promoter_payouts.promoter_id;
end $$;

-- Whom an event can pay: its promoters, and the person who asks where they own it. What is missing is for the account's
-- owners alone. `account_id` is null where nothing was begun.
create function public.list_payout_choices(event_id bigint)
returns table (promoter_id bigint, promoter_name text, account_id bigint, is_ready boolean, missing text[], is_own boolean, is_paid boolean)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  paid bigint := (private.payout_account_of(list_payout_choices.event_id)).id;
begin
  perform private.require_level(3, 'event', list_payout_choices.event_id);
  return query
  with here as (
    select a.* from public.payout_accounts a join private.selling_settings s on s.payment_mode = a.mode
  ), choices as (
    select p.id as promoter_id, p.name, h.id as account_id, h.is_ready, h.missing, private.can(4, 'promoter', p.id) as is_own
    from public.event_promoters l join public.promoters p on p.id = l.promoter_id left join here h on h.promoter_id = p.id
    where l.event_id = list_payout_choices.event_id
    union all
    select null, null, h.id, h.is_ready, h.missing, true
    from (select private.current_user_id() as id) viewer left join here h on h.user_id = viewer.id
    where private.can(4, 'event', list_payout_choices.event_id)
    union all
    -- Chosen before, by somebody else or of a promoter that has left.
    select h.promoter_id, (select p.name from public.promoters p where p.id = h.promoter_id), h.id, h.is_ready, h.missing,
      private.owns_payout_account(h.promoter_id, h.user_id)
    from here h
    where h.id = paid and h.user_id is distinct from private.current_user_id() and not exists (
      select from public.event_promoters l where l.event_id = list_payout_choices.event_id and l.promoter_id = h.promoter_id
    )
  )
  select c.promoter_id, c.name, c.account_id, coalesce(c.is_ready, false), case when c.is_own then coalesce(c.missing, '{}') else '{}' end,
    c.is_own, c.account_id is not distinct from paid and paid is not null
  from choices c order by c.promoter_id nulls last;
end $$;

-- What the person who asks owns and is not paid for yet: promoters with events ahead, and events that no promoter
-- decides about and that would sell for money.
create function public.list_payouts_due()
returns table (entity_type text, entity_id bigint, name text)
language sql stable security definer
set search_path = ''
as $$
  with mine as (
    select o.entity_type, o.entity_id from public.user_permissions o
    where o.user_id = private.current_user_id() and o.permission_level = 4 and o.entity_type in ('promoter', 'event')
  )
  select 'promoter', p.id, p.name
  from mine m join public.promoters p on p.id = m.entity_id
  where m.entity_type = 'promoter' and p.deleted_at is null
    and exists (
      select from public.event_promoters l join public.events e on e.id = l.event_id
      where l.promoter_id = p.id and e.deleted_at is null and e.ends_at > now()
    )
    and not exists (
      select from public.payout_accounts a join private.selling_settings s on s.payment_mode = a.mode
      where a.promoter_id = p.id and a.is_ready
    )
  union all
  select 'event', e.id, e.title
  from mine m join public.events e on e.id = m.entity_id
  where m.entity_type = 'event' and e.deleted_at is null and e.ends_at > now()
    and (select count(*) from public.event_promoters l where l.event_id = e.id) <> 1
    and exists (select from public.ticket_types t where t.event_id = e.id and t.deleted_at is null and t.price > 0)
    and not private.payouts_ready(e.id)
  limit 50
$$;

grant execute on function public.get_promoter_payouts, public.list_payout_choices, public.list_payouts_due
  to authenticated, service_role;

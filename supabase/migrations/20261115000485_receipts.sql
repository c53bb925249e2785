-- Receipts (docs/glossary.md). Numbered per seller and year without gaps: the number is taken by the transaction that
-- completes the order, so what is undone gives it back, and whoever comes next waits until that is decided.

create table private.receipt_counters (
  -- 'promoter:12', 'user:3', or 'platform' where nobody is paid out.
  seller text not null,
  year int not null,
  last int not null check (last > 0),
  primary key (seller, year)
);
alter table private.receipt_counters enable row level security;
revoke all on private.receipt_counters from anon, authenticated, service_role;

-- What a receipt says stays what it said: names and rates may change, so they are kept with it.
create table public.receipts (
  order_id bigint primary key references public.orders (id),
  seller text not null,
  seller_name text not null,
  year int not null,
  number int not null,
  issued_at timestamptz not null,
  -- [{ name, quantity, unitPrice, discount }]
  lines jsonb not null,
  -- [{ percent, gross, vat }], by rate; the part of the fee that the buyer pays is in it.
  vat jsonb not null,
  unique (seller, year, number)
);
alter table public.receipts enable row level security;
revoke all on public.receipts from anon, authenticated;
grant select on public.receipts to authenticated;
create policy "receipts are as visible as their order" on public.receipts
  for select to authenticated using (exists (select from public.orders o where o.id = order_id));

-- The last lock that completing an order takes. What costs nothing has no receipt.
create function private.number_receipt(o public.orders)
returns void
language plpgsql
set search_path = ''
as $$
declare
  account public.payout_accounts;
  sold_by text;
  issued timestamptz := coalesce(o.paid_at, now());
  this_year int;
  next int;
begin
  if o.total = 0 then
    return;
  end if;
  account := private.payout_account_of(o.event_id);
  sold_by := coalesce('promoter:' || account.promoter_id, 'user:' || account.user_id, 'platform');
  select extract(year from issued at time zone e.timezone) into this_year from public.events e where e.id = o.event_id;
  insert into private.receipt_counters as c (seller, year, last) values (sold_by, this_year, 1)
  on conflict on constraint receipt_counters_pkey do update set last = c.last + 1
  returning c.last into next;
  insert into public.receipts (order_id, seller, seller_name, year, number, issued_at, lines, vat)
  select o.id, sold_by, coalesce(
      (select p.name from public.promoters p where p.id = account.promoter_id),
      (select nullif(u.display_name, '') from public.users u where u.id = account.user_id), 'Limelight'),
    this_year, next, issued,
    (select jsonb_agg(jsonb_build_object('name', t.name, 'quantity', l.quantity, 'unitPrice', l.unit_price, 'discount', l.discount) order by l.id)
      from public.order_lines l join public.ticket_types t on t.id = l.ticket_type_id where l.order_id = o.id),
    (select jsonb_agg(jsonb_build_object('percent', r.percent, 'gross', r.gross,
        'vat', round(r.gross * r.percent / (100 + r.percent))) order by r.percent desc)
      from (
        select t.vat_percent as percent, sum(l.quantity * l.unit_price - l.discount
          + case when o.total - o.subtotal + o.discount = o.fee or t.fee_handling = 'passed_on' then l.fee else 0 end) as gross
        from public.order_lines l join public.ticket_types t on t.id = l.ticket_type_id where l.order_id = o.id
        group by t.vat_percent
      ) r where r.gross > 0);
end $$;

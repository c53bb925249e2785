import type postgres from 'postgres';
import { seedOrders } from './orders.ts';

/**
 * What the demo sells and has sold. Set-based, and the same every time but for the moment: who bought what follows
 * from the number of the order.
 */
export async function seedSales(sql: postgres.TransactionSql): Promise<void> {
  await seedForSale(sql);
  await seedOrders(sql);
  await seedCoupons(sql);
  await seedWaitingList(sql);
  await announcePrices(sql);
}

/** What the lists say is what the tickets cost. */
async function announcePrices(sql: postgres.TransactionSql): Promise<void> {
  await sql`select private.follow_sales(array(select distinct event_id from public.ticket_types))`;
}

async function seedCoupons(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into public.coupons (event_id, code, kind, value, unlocks, max_uses, budget)
    select 1, c.code, c.kind::public.coupon_kind, c.value,
      case when c.kind = 'unlocking' then array(select t.id from public.ticket_types t where t.event_id = 1 and t.is_secret) else '{}' end,
      c.max_uses, c.budget
    from (values ('FRIENDS10', 'percent', 10, 200, null), ('DOCKS5', 'fixed', 500, null, 50000), ('BACKSTAGE', 'unlocking', 0, 20, null))
      c (code, kind, value, max_uses, budget)`;
}

/** The sold-out night, with people who would still like to come. */
async function seedWaitingList(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into public.waiting_entries (event_id, ticket_type_id, user_id, quantity)
    select t.event_id, t.id, u.id, 1 + row_number() over (order by u.id) % 2
    from public.ticket_types t, public.users u join auth.users a on a.id = u.supabase_id
    where t.event_id = 2 and (a.email = 'door@limelight.test' or u.handle in ('dilan_sarikaya', 'theo_abernathy', 'mabel_asante'))
    order by u.id`;
}

type DemoType = {
  event: number;
  name: string;
  description?: string;
  price: number;
  /** Of this type alone. */
  limit?: number;
  /** Draws on the shared pool of its event. */
  shared?: boolean;
  after?: string;
  kind?: 'admission' | 'add_on';
  persons?: number;
  secret?: boolean;
  freeChoice?: boolean;
};

const sharedPools = [{ event_id: 1, name: 'Festival ground', size: 1800 }];

const types: DemoType[] = [
  { event: 1, name: 'Early bird', description: 'All three nights.', price: 7900, limit: 300, shared: true },
  {
    event: 1,
    name: 'Regular',
    description: 'All three nights.',
    price: 9900,
    shared: true,
    after: 'Early bird',
  },
  {
    event: 1,
    name: 'Crew of four',
    description: 'Four people, one price.',
    price: 34_000,
    limit: 50,
    shared: true,
    persons: 4,
  },
  {
    event: 1,
    name: 'Backstage',
    description: 'With a walk across the stages.',
    price: 18_000,
    limit: 20,
    shared: true,
    secret: true,
  },
  { event: 1, name: 'Tent pitch', description: 'For one tent.', price: 2500, limit: 200, kind: 'add_on' },
  { event: 2, name: 'Entry', price: 1500, limit: 40 },
  {
    event: 3,
    name: 'Cushion',
    description: 'Bring your own if you like it firm.',
    price: 800,
    limit: 180,
    freeChoice: true,
  },
  { event: 6, name: 'Free entry', price: 0, limit: 120 },
];

async function seedForSale(sql: postgres.TransactionSql): Promise<void> {
  await sql`insert into public.pools ${sql(sharedPools)}`;
  const rows = types.map(({ event, name, description, price, kind, persons, secret, freeChoice }, index) => ({
    event_id: event,
    name,
    description: description ?? '',
    price,
    kind: kind ?? 'admission',
    persons: persons ?? 1,
    is_secret: secret ?? false,
    price_is_free_choice: freeChoice ?? false,
    vat_percent: 19,
    position: index + 1,
  }));
  await sql`insert into public.ticket_types ${sql(rows)}`;
  const limits = types.map(({ event, name, limit, shared, after }) => ({
    event,
    name,
    limit: limit ?? null,
    shared: shared ?? false,
    after: after ?? null,
  }));
  await sql`
    with wanted as (
      select t.id, t.persons, w.* from jsonb_to_recordset(${sql.json(limits)})
        w (event bigint, name text, "limit" int, shared boolean, after text)
      join public.ticket_types t on t.event_id = w.event and t.name = w.name
    ), own as (
      insert into public.pools (event_id, name, size, limit_of)
      select w.event, w.name, w."limit" * w.persons, w.id from wanted w where w."limit" is not null
      returning id, limit_of
    ), tiers as (
      update public.ticket_types t set opens_after = b.id from wanted w
      join public.ticket_types b on b.event_id = w.event and b.name = w.after where t.id = w.id
    )
    insert into public.ticket_type_pools (ticket_type_id, pool_id)
    select limit_of, id from own
    union all
    select w.id, p.id from wanted w join public.pools p on p.event_id = w.event and p.name = 'Festival ground' where w.shared`;
}

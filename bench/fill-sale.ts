import type postgres from 'postgres';

const PORTION = 200;

export type BenchSale = { eventId: number; typeId: number; poolId: number };

/** Events that sell one free type out of one pool each: what taking places costs, and nothing else. */
export async function fillSales(sql: postgres.Sql, count: number, places: number): Promise<BenchSale[]> {
  return sql.begin(async (inner) => {
    const [venue] = await inner<{ id: number }[]>`
      insert into public.venues (name, city, country, timezone) values ('Bench Hall', 'Town', 'DE', 'Europe/Berlin')
      returning id::int`;
    const sales: BenchSale[] = [];
    for (let made = 0; made < count; made += 1) {
      const [row] = await inner<BenchSale[]>`
        with event as (
          insert into public.events (title, starts_at, ends_at, timezone, venue_id, status, published_at)
          values ('Bench Night', now() + interval '30 days', now() + interval '31 days', 'Europe/Berlin',
            ${venue?.id ?? 0}, 'published', now())
          returning id
        ), pool as (
          insert into public.pools (event_id, name, size) select id, 'Places', ${places} from event returning id
        ), type as (
          insert into public.ticket_types (event_id, name) select id, 'Entry' from event returning id
        ), link as (
          insert into public.ticket_type_pools select type.id, pool.id from type, pool
        )
        select event.id::int as "eventId", type.id::int as "typeId", pool.id::int as "poolId" from event, type, pool`;
      if (row) sales.push(row);
    }
    return sales;
  });
}

/** What the database says was taken, once every hold has become tickets. */
export async function completeSales(
  sql: postgres.Sql,
  sales: BenchSale[],
): Promise<{ orders: number; sold: number; tickets: number }> {
  const events = sales.map(({ eventId }) => eventId);
  const open = await sql<{ id: number }[]>`
    select id::int from public.orders where event_id = any (${events}) and is_open order by id`;
  // In portions: thousands of versions of one pool within a transaction would slow each other down.
  for (let begin = 0; begin < open.length; begin += PORTION) {
    const ids = open.slice(begin, begin + PORTION).map(({ id }) => id);
    await sql.begin(async (inner) => {
      await inner`select private.confirm_free_order(id) from unnest(${ids}::bigint[]) id`;
      // Thousands of letters would be written while the next round is measured.
      await inner`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = 'mail_order'`;
    });
  }
  const [row] = await sql<{ orders: number; sold: number; tickets: number }[]>`
    select (select count(*)::int from public.orders where event_id = any (${events}) and status = 'paid') as orders,
      (select sum(sold)::int from public.pools where event_id = any (${events})) as sold,
      (select count(*)::int from public.tickets where event_id = any (${events})) as tickets`;
  if (!row) throw new Error('the sales were not counted');
  return row;
}

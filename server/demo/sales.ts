import type postgres from 'postgres';
import { seedForSale } from './seed-for-sale.ts';
import { seedOrders } from './seed-orders.ts';

/**
 * What the demo sells and has sold. Set-based, and the same every time but for the moment: who bought what follows
 * from the number of the order.
 */
export async function seedSales(sql: postgres.TransactionSql): Promise<void> {
  await seedForSale(sql);
  await seedOrders(sql);
  await seedWaitingList(sql);
  await announcePrices(sql);
}

/** What the lists say is what the tickets cost. */
async function announcePrices(sql: postgres.TransactionSql): Promise<void> {
  await sql`select private.follow_sales(array(select distinct event_id from public.ticket_types))`;
}

/** The sold-out evening, with people who would still like to come. */
async function seedWaitingList(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into public.waiting_entries (event_id, ticket_type_id, user_id, quantity, created_at)
    select t.event_id, t.id, u.id, 1 + (row_number() over (order by u.id) - 1) % 2, now() - row_number() over (order by u.id desc) * interval '5 hours'
    from public.ticket_types t, public.users u join auth.users a on a.id = u.supabase_id
    where t.event_id = 3 and (a.email = 'door@limelight.test'
      or u.handle in ('dilan_sarikaya', 'theo_abernathy', 'mabel_asante', 'ruth_obermann', 'clara_wiegand', 'felix_overbeck'))
    order by u.id`;
}

import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { fillSales } from './fill-sale.ts';

export type BenchOrders = { eventId: number; typeId: number; managerSub: string };

/** An event with so many paid orders of one or two tickets, and somebody who may read them. */
export async function fillOrders(sql: postgres.Sql, count: number): Promise<BenchOrders> {
  const [sale] = await fillSales(sql, 1, count * 2);
  if (!sale) throw new Error('there is no sale to fill');
  const { eventId, typeId } = sale;
  const managerSub = randomUUID();
  await sql.begin(async (inner) => {
    await inner`insert into auth.users (id, email) values (${managerSub}, ${`${managerSub}@limelight.test`})`;
    await inner`insert into public.users (supabase_id, display_name) values (${managerSub}, 'Bench Manager')
      on conflict (supabase_id) do nothing`;
    await inner`insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
      select id, 'event', ${eventId}, 3 from public.users where supabase_id = ${managerSub}`;
    await inner`
      insert into public.orders (code, secret_hash, request_key, event_id, email, name, status, currency, subtotal, total, created_at, paid_at)
      select private.new_order_code(), '\\x00', 'bench-' || n, ${eventId}, 'buyer' || n || '@limelight.test',
        'Buyer ' || translate(to_char(n, 'FM000000'), '0123456789', 'abcdefghij'), 'paid', 'EUR', 1000 * (1 + n % 2), 1000 * (1 + n % 2),
        now() - n * interval '10 seconds', now() - n * interval '10 seconds'
      from generate_series(1, ${count}::int) n`;
    await inner`
      insert into public.order_lines (order_id, ticket_type_id, quantity, unit_price)
      select id, ${typeId}, total / 1000, 1000 from public.orders where event_id = ${eventId}`;
    await inner`
      insert into public.tickets (order_id, order_line_id, event_id, ticket_type_id, holder_name, holder_email, paid)
      select o.id, l.id, ${eventId}, ${typeId}, o.name, o.email, 1000
      from public.orders o join public.order_lines l on l.order_id = o.id, generate_series(1, l.quantity)
      where o.event_id = ${eventId}`;
    await inner`
      insert into public.payments (order_id, provider_ref, status, amount, currency, card_last4, settled_at)
      select id, 'pi_bench' || id, 'succeeded', total, 'EUR', to_char(id % 10000, 'FM0000'), paid_at
      from public.orders where event_id = ${eventId}`;
  });
  await sql`vacuum analyze public.orders, public.order_lines, public.tickets, public.payments`.simple();
  return { eventId, typeId, managerSub };
}

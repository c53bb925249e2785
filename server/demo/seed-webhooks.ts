import type postgres from 'postgres';
import { actingAs } from './acting-as.ts';
import { endpoints } from './scene/desk.ts';

type Sql = postgres.TransactionSql;

/** Other systems that were told of sales: most of it arrived, some at the second try, some never. */
export async function seedWebhooks(sql: Sql): Promise<void> {
  await actingAs(sql, 'Demo Organiser', async () => {
    for (const { url, description, topics } of endpoints)
      await sql`select public.save_webhook_endpoint(${url}, ${description}, ${topics}, promoter_id => 1)`;
  });
  await sql`
    update public.webhook_endpoints e set created_at = now() - interval '80 days', is_enabled = w.because is null, disabled_because = w.because,
      failing_since = case when w.because is not null then now() - interval '6 days' end
    from jsonb_to_recordset(${sql.json(endpoints)}) w (url text, because text) where w.url = e.url`;
  await sql`
    create temporary table demo_webhooks on commit drop as
    select e.id as endpoint_id, w.because is not null as is_lost, h.*, row_number() over (partition by e.id order by h.at desc) as n
    from jsonb_to_recordset(${sql.json(endpoints)}) w (url text, because text, orders int) join public.webhook_endpoints e on e.url = w.url
    cross join lateral (
      select h.id, h.order_id, h.what, h.at from public.order_events h join public.orders o on o.id = h.order_id
      where o.event_id = 1 and h.what in ('paid', 'refunded', 'disputed') and (w.because is null or (h.what = 'paid' and h.at < now() - interval '4 days'))
      order by h.at desc limit w.orders
    ) h`;
  await sql`
    insert into public.webhook_messages (key, event_id, topic, data, happened_at, created_at)
    select distinct on (d.id) 'order_event:' || d.id, 1, 'order.' || d.what, private.webhook_data(1, jsonb_build_object('orderId', d.order_id, 'what', d.what)), d.at, d.at
    from demo_webhooks d order by d.id`;
  // Of what is on its way: one waits for its next try, one took two.
  await sql`
    insert into public.webhook_deliveries (endpoint_id, message_id, state, attempts, next_at, last_status, last_error, last_at, created_at)
    select d.endpoint_id, m.id, case when d.is_lost then 'given_up' when d.n = 2 then 'waiting' else 'delivered' end,
      case when d.is_lost then 9 when d.n = 2 then 4 when d.n % 9 = 5 then 2 else 1 end,
      case when d.n = 2 and not d.is_lost then now() + interval '3 hours' end,
      case when d.is_lost then 404 when d.n = 2 then 503 else 200 end, null, d.at + interval '2 seconds', d.at
    from demo_webhooks d join public.webhook_messages m on m.key = 'order_event:' || d.id order by d.at`;
  await sql`
    insert into public.webhook_attempts (delivery_id, at, took_ms, status, error, answer)
    select d.id, d.created_at + case n when 1 then interval '2 seconds' when 2 then interval '8 seconds' else n * interval '40 minutes' end,
      (80 + d.id * 37 % 240)::int, case when n < d.attempts and d.state = 'delivered' then 502 else d.last_status end, null,
      case when n < d.attempts and d.state = 'delivered' then 'Bad gateway' when d.last_status = 503 then 'Back in a minute'
        when d.last_status = 404 then 'No such sheet' else 'ok' end
    from public.webhook_deliveries d, generate_series(1, d.attempts) n order by d.id, n`;
}

import type postgres from 'postgres';

/** The payments, and what the simulator knows of them, so that they can be refunded like any other. */
export async function seedPayments(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into public.payments (order_id, provider_ref, status, amount, currency, card_last4, created_at, settled_at)
    select o.id, 'pi_demo' || o.id, 'succeeded', o.total, o.currency, lpad(((o.id * 7919) % 10000)::text, 4, '0'), o.paid_at, o.paid_at
    from public.orders o where o.request_key like 'demo:%' and o.total > 0`;
  await sql`
    insert into private.simulator_objects (id, kind, data)
    select made.id, made.kind, made.data from public.payments p join public.orders o on o.id = p.order_id,
      lateral (values
        ('pi_demo' || o.id, 'payment_intent', jsonb_build_object('id', 'pi_demo' || o.id, 'object', 'payment_intent',
          'created', extract(epoch from o.paid_at)::bigint, 'livemode', false, 'amount', o.total, 'amount_received', o.total,
          'application_fee_amount', o.fee, 'currency', lower(o.currency), 'latest_charge', 'ch_demo' || o.id,
          'metadata', jsonb_build_object('order_id', o.id::text), 'status', 'succeeded',
          'transfer_data', jsonb_build_object('destination', (private.payout_account_of(o.event_id)).provider_ref))),
        ('ch_demo' || o.id, 'charge', jsonb_build_object('id', 'ch_demo' || o.id, 'object', 'charge',
          'created', extract(epoch from o.paid_at)::bigint, 'livemode', false, 'amount', o.total, 'amount_refunded', 0,
          'currency', lower(o.currency), 'disputed', false, 'metadata', jsonb_build_object('order_id', o.id::text), 'paid', true,
          'payment_intent', 'pi_demo' || o.id, 'refunded', false, 'status', 'succeeded',
          'payment_method_details', jsonb_build_object('type', 'card', 'card', jsonb_build_object('brand', 'visa', 'last4', p.card_last4))))
      ) made (id, kind, data)
    where o.request_key like 'demo:%'`;
}

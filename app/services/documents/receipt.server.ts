import type { Platform } from '~/lib/platform';

/** Everything that stands on a receipt. Amounts are in minor units. */
export type Receipt = {
  number: string;
  seller: string;
  issuedAt: string;
  orderCode: string;
  buyer: { name: string; email: string };
  currency: string;
  lines: { name: string; quantity: number; unitPrice: number; discount: number }[];
  coupon: string | null;
  fee: number;
  total: number;
  vat: { percent: number; gross: number; vat: number }[];
  cardLast4: string | null;
  refunds: { amount: number; at: string }[];
  event: { title: string; startsAt: string; endsAt: string; timezone: string; venue: string | null };
};

/** Undefined for an order that cost nothing or is not paid. */
export async function getReceipt({ sql }: Platform, orderId: number): Promise<Receipt | undefined> {
  const [receipt] = await sql<Receipt[]>`
    select r.year || '-' || lpad(r.number::text, 6, '0') as number, r.seller_name as seller,
      to_json(r.issued_at) as "issuedAt", o.code as "orderCode",
      jsonb_build_object('name', o.name, 'email', o.email) as buyer, o.currency, r.lines, c.code as coupon,
      o.total - o.subtotal + o.discount as fee, o.total, r.vat,
      (select p.card_last4 from public.payments p where p.order_id = o.id and p.card_last4 is not null
        order by p.id desc limit 1) as "cardLast4",
      (select coalesce(jsonb_agg(jsonb_build_object('amount', f.amount, 'at', coalesce(f.ended_at, f.created_at)) order by f.id), '[]')
        from public.refunds f where f.order_id = o.id and f.status = 'succeeded') as refunds,
      jsonb_build_object('title', e.title, 'startsAt', e.starts_at, 'endsAt', e.ends_at, 'timezone', e.timezone,
        'venue', v.name) as event
    from public.receipts r
    join public.orders o on o.id = r.order_id
    join public.events e on e.id = o.event_id
    left join public.venues v on v.id = e.venue_id
    left join public.coupons c on c.id = o.coupon_id
    where r.order_id = ${orderId}`;
  return receipt;
}

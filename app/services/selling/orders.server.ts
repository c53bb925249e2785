import type { BuyerOrder } from '~/features/orders/order';
import type { Platform } from '~/lib/platform';
import { hashOf, secretsOf } from '~/services/selling/order-secret.server';
import { listCodes } from '~/services/tickets/own-tickets.server';

/** What shows that an order is somebody's: being signed in as its buyer, or having its secret. */
export type Buyer = { userId: number | null; secrets: Map<string, string> };

export function buyerOf(request: Request, userId: number | null): Buyer {
  return { userId, secrets: secretsOf(request) };
}

/** An order for whoever may see it; undefined for everybody else, as if it were not there. */
export async function findOrder(
  platform: Platform,
  buyer: Buyer,
  code: string,
): Promise<BuyerOrder | undefined> {
  const secret = buyer.secrets.get(code);
  const [order] = await platform.sql<BuyerOrder[]>`
    select o.id::int, o.code, left_for.seconds as "secondsLeft",
      case when o.is_open and left_for.seconds = 0 then 'expired' else o.status::text end as status,
      o.name, o.email, o.user_id is null as "isGuest", o.currency, o.discount, o.total - o.subtotal + o.discount as fee,
      o.total, c.code as coupon,
      (select coalesce(jsonb_agg(jsonb_build_object('typeId', l.ticket_type_id, 'name', t.name, 'quantity', l.quantity,
          'unitPrice', l.unit_price, 'discount', l.discount, 'valid_nights', t.valid_nights, 'enter_from', t.enter_from,
          'enter_until', t.enter_until) order by l.id), '[]')
        from public.order_lines l join public.ticket_types t on t.id = l.ticket_type_id where l.order_id = o.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'serial', case when given.away then '' else k.serial end,
          'name', t.name, 'isExtra', t.kind = 'add_on', 'holder', case when given.away then '' else k.holder_name end,
          'isValid', k.status = 'valid' and not given.away, 'isGivenAway', given.away, 'valid_nights', t.valid_nights,
          'enter_from', t.enter_from, 'enter_until', t.enter_until,
          'rights', private.ticket_rights(k, o, e, ${buyer.userId}::bigint)) order by k.id), '[]')
        from public.tickets k
        join public.ticket_types t on t.id = k.ticket_type_id
        cross join lateral (select private.is_given_away(k.id) as away) given
        where k.order_id = o.id) as tickets,
      (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'label', q.label, 'kind', q.kind, 'choices', q.choices,
          'isRequired', q.is_required, 'typeIds', q.ticket_type_ids) order by q.position, q.id), '[]')
        from public.ticket_questions q where o.is_open and q.event_id = o.event_id and q.deleted_at is null) as questions,
      (select coalesce(jsonb_agg(jsonb_build_object('n', p.n, 'typeId', t.id, 'typeName', t.name, 'isExtra', t.kind = 'add_on',
          'name', coalesce(a.name, ''), 'email', coalesce(a.email, ''), 'answers', coalesce(a.answers, '{}')) order by p.n), '[]')
        from private.order_places(o.id) p
        join public.ticket_types t on t.id = p.ticket_type_id
        left join private.order_attendees a on a.order_id = o.id and a.n = p.n and a.ticket_type_id = t.id
        where o.is_open) as attendees,
      jsonb_build_object('id', e.id, 'title', e.title, 'startsAt', e.starts_at, 'endsAt', e.ends_at, 'timezone', e.timezone,
        'venue', v.name) as event
    from public.orders o
    join public.events e on e.id = o.event_id
    left join public.venues v on v.id = e.venue_id
    left join public.coupons c on c.id = o.coupon_id
    cross join lateral (select case when o.is_open
      then greatest(0, ceil(extract(epoch from o.expires_at - now())))::int else 0 end as seconds) left_for
    where o.code = ${code}
      and (o.user_id = ${buyer.userId} or ${opensOrder(platform.sql, secret ? [hashOf(secret)] : [])})`;
  if (!order) return undefined;
  // Whoever a ticket was given to is the only one who has its code.
  const codes = await listCodes(
    platform,
    order.tickets.filter(({ isGivenAway }) => !isGivenAway),
  );
  const tickets = order.tickets.map((ticket) => ({ ...ticket, ...codes(ticket.id) }));
  return { ...order, tickets };
}

/** The orders that this browser, or this person, has open for an event, newest first. */
export async function listOwnOrders(
  { sql }: Platform,
  buyer: Buyer,
  eventId: number,
  status: 'held' | 'paying',
): Promise<{ id: number; code: string }[]> {
  const codes = [...buyer.secrets.keys()];
  const hashes = [...buyer.secrets.values()].map(hashOf);
  if (codes.length === 0 && buyer.userId === null) return [];
  return sql<{ id: number; code: string }[]>`
    select o.id::int, o.code from public.orders o
    where o.event_id = ${eventId} and o.status = ${status} and o.expires_at > now()
      and (o.user_id = ${buyer.userId} or (o.code = any (${codes}) and ${opensOrder(sql, hashes)}))
    order by o.id desc`;
}

/** Whether one of these is the hash of the order's own secret or of one that was mailed; `o` is the order. */
function opensOrder(sql: Platform['sql'], hashes: string[]) {
  return sql`(encode(o.secret_hash, 'hex') = any (${hashes}) or exists (
    select from private.order_keys key where key.order_id = o.id and encode(key.secret_hash, 'hex') = any (${hashes})))`;
}

/** The code of the order behind a number that a service answered. */
export async function getOrderCode({ sql }: Platform, orderId: number): Promise<string> {
  const [row] = await sql<{ code: string }[]>`select code from public.orders where id = ${orderId}`;
  return row?.code ?? '';
}

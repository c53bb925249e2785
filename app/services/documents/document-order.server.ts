import type { Platform } from '~/lib/platform';
import { type Buyer, findOrder } from '~/services/selling/orders.server';

/** A complete order, and how much of it somebody may have on paper. */
export type DocumentOrder = {
  id: number;
  code: string;
  eventId: number;
  /** The whole order, with what it cost: for its buyer and for managers. */
  isWhole: boolean;
  tickets: { id: number; isValid: boolean }[];
};

/** Undefined for everybody who is neither buyer nor manager nor holder of a ticket in it, as if it were not there. */
export async function findDocumentOrder(
  platform: Platform,
  buyer: Buyer,
  code: string,
): Promise<DocumentOrder | undefined> {
  const own = await findOrder(platform, buyer, code);
  const managed = buyer.userId === null ? undefined : await findOthersOrder(platform, buyer.userId, code);
  if (managed?.isWhole || !own) return managed;
  if (own.status !== 'paid' && own.status !== 'refunded') return undefined;
  const tickets = own.tickets.filter(({ isGivenAway }) => !isGivenAway);
  return { id: own.id, code: own.code, eventId: own.event.id, isWhole: true, tickets };
}

async function findOthersOrder(
  { sql }: Platform,
  userId: number,
  code: string,
): Promise<DocumentOrder | undefined> {
  const [order] = await sql<DocumentOrder[]>`
    select o.id::int, o.code, o.event_id::int as "eventId", m.is_manager as "isWhole", coalesce(
      jsonb_agg(jsonb_build_object('id', k.id, 'isValid', k.status = 'valid') order by k.id) filter (where k.id is not null), '[]'
    ) as tickets
    from public.orders o
    cross join lateral (select private.user_can(${userId}, 3, 'event', o.event_id) as is_manager) m
    left join public.tickets k on k.order_id = o.id and (m.is_manager or k.holder_id = ${userId})
    where o.code = ${code} and o.status in ('paid', 'refunded') and (m.is_manager or k.id is not null)
    group by o.id, m.is_manager`;
  return order;
}

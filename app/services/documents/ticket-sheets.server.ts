import type { Platform } from '~/lib/platform';
import type { TicketRecord } from '~/lib/ticket-design/facts';
import { signTickets } from '~/services/tickets/sign-tickets.server';

/** Everything that stands on a printed ticket. */
export type TicketSheet = TicketRecord & {
  id: number;
  token: string;
  /** Tickets are shown on a phone, where their code changes. */
  event: { liveCode: boolean };
};

const batch = 100;

/** The valid tickets of an order, or those of them that are named, in order and a batch at a time. */
export async function* eachTicketSheet(
  platform: Platform,
  orderId: number,
  ticketIds?: readonly number[],
): AsyncGenerator<TicketSheet> {
  for (let after = 0; ; ) {
    const rows = await listRecords(platform, { orderId, ticketIds, after });
    const tokens = await signTickets(platform, rows);
    for (const row of rows) {
      const token = tokens.get(row.id);
      // Gone between the two questions: it lets nobody in any more.
      if (token) yield { ...row, token };
    }
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < batch) return;
  }
}

type Wanted = { orderId?: number | undefined; ticketIds?: readonly number[] | undefined; after?: number };

/** Valid tickets of an order, those of them that are named, or those that are named of any order: a batch of them. */
export function listRecords({ sql }: Pick<Platform, 'sql'>, { orderId, ticketIds, after = 0 }: Wanted) {
  const named = [...(ticketIds ?? [])];
  return sql<Omit<TicketSheet, 'token'>[]>`
    with numbered as (
      select k.*, t.name as type_name, t.kind = 'add_on' as is_extra,
        row_number() over (partition by k.order_id, t.kind = 'add_on' order by k.id)::int as place,
        count(*) over (partition by k.order_id, t.kind = 'add_on')::int as of_all
      from public.tickets k
      join public.ticket_types t on t.id = k.ticket_type_id
      where k.order_id = ${orderId ?? 0}
        or (${orderId === undefined} and k.order_id in (select n.order_id from public.tickets n where n.id = any (${named})))
    )
    select k.id::int, k.serial, k.type_name as type, k.holder_name as holder, k.paid, o.currency, o.kind::text,
      o.code as "orderCode", k.is_extra as "isExtra", k.place, k.of_all as "ofAll",
      jsonb_build_object('id', e.id, 'title', e.title, 'startsAt', e.starts_at, 'endsAt', e.ends_at,
        'doorsAt', e.doors_at, 'timezone', e.timezone, 'minimumAge', e.minimum_age, 'liveCode', coalesce(r.live_code, false),
        'promoters', (select coalesce(jsonb_agg(p.name order by p.name), '[]') from public.event_promoters l
          join public.promoters p on p.id = l.promoter_id where l.event_id = e.id),
        'venue', case when v.id is not null then jsonb_build_object('name', v.name, 'address', v.address,
          'city', btrim(v.postal_code || ' ' || v.city)) end) as event
    from numbered k
    join public.orders o on o.id = k.order_id
    join public.events e on e.id = k.event_id
    left join public.venues v on v.id = e.venue_id
    left join public.door_rules r on r.event_id = e.id
    where k.status = 'valid' and k.id > ${after} and (${ticketIds === undefined} or k.id = any (${named}))
    order by k.id limit ${batch}`;
}

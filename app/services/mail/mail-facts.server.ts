import type postgres from 'postgres';
import type { Platform } from '~/lib/platform';

export type MailEvent = {
  id: number;
  title: string;
  /** Everyone may open it. */
  isOut: boolean;
  status: string;
  statusNote: string;
  doorsAt: string | null;
  startsAt: string;
  endsAt: string;
  previousStartsAt: string | null;
  timezone: string;
  venue: string | null;
  /** Where the venue is, in one line. */
  address: string;
  version: number;
  updatedAt: string;
};

export type MailTicket = {
  id: number;
  name: string;
  holder: string;
  address: string;
  /** Of the account with this address, where the ticket is in it. */
  holderId: number | null;
  isValid: boolean;
  /** It has another holder since: no longer the buyer's to have. */
  isGivenAway: boolean;
};

export type MailOrder = {
  id: number;
  code: string;
  email: string;
  kind: 'sale' | 'guest_list' | 'complimentary';
  status: string;
  currency: string;
  total: number;
  expiresAt: string | null;
  event: MailEvent;
  tickets: MailTicket[];
};

type Sql = Platform['sql'];

/** An event as an object of JSON; `e` and `v` are the event and its venue. */
const eventColumns = (sql: Sql): postgres.PendingQuery<postgres.Row[]> => sql`
  jsonb_build_object('id', e.id, 'title', e.title, 'isOut', e.is_out, 'status', e.status, 'statusNote', e.status_note,
    'doorsAt', e.doors_at, 'startsAt', e.starts_at, 'endsAt', e.ends_at, 'previousStartsAt', e.previous_starts_at,
    'timezone', e.timezone, 'venue', v.name, 'address', concat_ws(', ', nullif(v.address, ''), nullif(v.city, '')),
    'version', e.version, 'updatedAt', e.updated_at)`;

export async function getMailEvent(sql: Sql, id: number): Promise<MailEvent | undefined> {
  const [row] = await sql<{ event: MailEvent }[]>`
    select ${eventColumns(sql)} as event
    from public.events e left join public.venues v on v.id = e.venue_id where e.id = ${id}`;
  return row?.event;
}

export async function getMailOrder(sql: Sql, id: number): Promise<MailOrder | undefined> {
  const [order] = await sql<MailOrder[]>`
    select o.id::int, o.code, o.email, o.kind, o.status, o.currency, o.total, o.expires_at::text as "expiresAt",
      ${eventColumns(sql)} as event,
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', t.name, 'holder', k.holder_name,
          'address', k.holder_email, 'holderId', (select u.id from public.users u join auth.users a on a.id = u.supabase_id
            where u.id = k.holder_id and lower(a.email) = k.holder_email), 'isValid', k.status = 'valid', 'isGivenAway',
          private.is_given_away(k.id)) order by k.id), '[]')
        from public.tickets k join public.ticket_types t on t.id = k.ticket_type_id where k.order_id = o.id) as tickets
    from public.orders o
    join public.events e on e.id = o.event_id
    left join public.venues v on v.id = e.venue_id
    where o.id = ${id}`;
  return order;
}

export type Happening = {
  id: number;
  orderId: number;
  what: string;
  amount: number | null;
  /** The tickets that stopped letting in by it: serials are revoked in the same transaction. */
  ticketIds: number[];
};

export async function getHappening(sql: Sql, id: number): Promise<Happening | undefined> {
  const [row] = await sql<Happening[]>`
    select h.id::int, h.order_id::int as "orderId", h.what, (h.detail ->> 'amount')::int as amount,
      array(select r.ticket_id::int from public.revoked_serials r join public.tickets k on k.id = r.ticket_id
        where k.order_id = h.order_id and r.revoked_at = h.at order by 1) as "ticketIds"
    from public.order_events h where h.id = ${id}`;
  return row;
}

export type Handover = {
  id: number;
  orderId: number;
  ticketId: number;
  /** Where it was offered to. */
  email: string;
  from: string;
  fromEmail: string | null;
  isOpen: boolean;
  isTaken: boolean;
};

export async function getHandover(sql: Sql, transferId: number): Promise<Handover | undefined> {
  const [row] = await sql<Handover[]>`
    select h.id::int, k.order_id::int as "orderId", k.id::int as "ticketId", h.email,
      coalesce(nullif(u.display_name, ''), 'Somebody') as from, lower(a.email) as "fromEmail",
      h.taken_at is null and h.withdrawn_at is null and k.status = 'valid' as "isOpen", h.taken_at is not null as "isTaken"
    from public.ticket_transfers h
    join public.tickets k on k.id = h.ticket_id
    left join public.users u on u.id = h.from_user_id
    left join auth.users a on a.id = u.supabase_id
    where h.id = ${transferId}`;
  return row;
}

import type postgres from 'postgres';
import { listDifferences, reconcile } from '../../scripts/reconcile/reconcile.ts';
import type { Ledger } from './crowd.ts';
import type { Night } from './night.ts';

export type Comparison = { acknowledged: number; lost: string[]; doubled: string[]; differences: string[] };

/** What clients were told against what is there, and the books against each other. */
export async function compare(sql: postgres.Sql, night: Night, ledger: Ledger): Promise<Comparison> {
  const { purchases, scans, messages } = ledger;
  const codes = purchases.map(({ code }) => code);
  const orders = await sql<{ code: string; tickets: number }[]>`
    select o.code, count(k.id)::int as tickets from public.orders o join public.tickets k on k.order_id = o.id
    where o.code = any (${codes}) and o.status = 'paid' group by o.code`;
  const ticketsOf = new Map(orders.map(({ code, tickets }) => [code, tickets]));
  const nonces = scans.map(({ nonce }) => nonce);
  const written = await sql<{ nonce: string; outcome: string }[]>`
    select nonce, outcome::text from public.scans where nonce = any (${nonces}::uuid[])`;
  const outcomeOf = new Map(written.map(({ nonce, outcome }) => [nonce, outcome]));
  const kept = await sql<{ id: string; count: number }[]>`
    select client_id as id, count(*)::int as count from public.chat_messages where client_id = any (${messages}::uuid[]) group by 1`;
  const countOf = new Map(kept.map(({ id, count }) => [id, count]));
  const letIn = Map.groupBy(
    scans.filter(({ outcome }) => outcome === 'accepted'),
    ({ serial }) => serial,
  );
  return {
    acknowledged: purchases.length + scans.length + messages.length,
    lost: [
      ...purchases.filter(({ code }) => !ticketsOf.has(code)).map(({ code }) => `order ${code}`),
      ...scans
        .filter(({ nonce, outcome }) => outcomeOf.get(nonce) !== outcome)
        .map(({ nonce }) => `scan ${nonce}`),
      ...messages.filter((id) => !countOf.has(id)).map((id) => `message ${id}`),
    ],
    doubled: [
      ...purchases
        .filter(({ code, quantity }) => (ticketsOf.get(code) ?? 0) > quantity)
        .map(({ code }) => `order ${code}`),
      ...[...letIn].filter(([, entries]) => entries.length > 1).map(([serial]) => `entry of ${serial}`),
      ...messages.filter((id) => (countOf.get(id) ?? 0) > 1).map((id) => `message ${id}`),
      ...(await listDoubled(sql, night)),
    ],
    differences: [...listDifferences(await reconcile(sql)), ...(await listUnbooked(sql))],
  };
}

/** One buyer, one order: whoever asked again and again must not have paid twice. */
async function listDoubled(sql: postgres.Sql, { sale, door }: Night): Promise<string[]> {
  const rows = await sql<{ what: string }[]>`
    select 'payments of ' || o.code as what from public.orders o join public.payments p on p.order_id = o.id
    where o.event_id = ${sale.eventId} and p.status in ('succeeded', 'refund_due') group by o.code having count(*) > 1
    union all
    select 'ticket ' || s.ticket_id from public.scans s where s.event_id = ${door.eventId} and s.is_accepted
    group by s.ticket_id having count(*) > 1`;
  return rows.map(({ what }) => what);
}

/** Everything has been told by now, so nothing may be under way any more. */
export async function listUnbooked(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select s.id from private.simulator_objects s where s.kind = 'payment_intent' and s.data ->> 'status' = 'succeeded'
      and not exists (select from public.payments p where p.provider_ref = s.id and p.amount = (s.data ->> 'amount')::int)`;
  return rows.map(({ id }) => `${id} was paid and not booked`);
}

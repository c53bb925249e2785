import type postgres from 'postgres';
import { saleOf } from '../fixtures/sale.ts';

type Person = { id: number; email: string };
type Scene = { event: number; type: number; buyer: Person; person: Person };

/** Somebody bought two tickets and offers one; the organiser wrote to whom it is offered. */
export async function makeOwnRows(sql: postgres.Sql, { event, type, buyer, person }: Scene) {
  const held = await saleOf(sql).hold(event, {
    items: [{ typeId: type, quantity: 2 }],
    userId: buyer.id,
    email: buyer.email,
  });
  const order = held?.orderId ?? 0;
  await sql`select private.name_buyer(${order}, 'Bo Buyer', ${buyer.email})`;
  await sql`select private.confirm_free_order(${order})`;
  const [transfer] = await sql`insert into public.ticket_transfers (ticket_id, from_user_id, email)
    select id, ${buyer.id}, ${person.email} from public.tickets where order_id = ${order} order by id limit 1
    returning id::int`;
  const [message] = await sql`insert into public.holder_messages
    (event_id, subject, body, segment, created_by, send_at, state, began_at, ended_at)
    values (${event}, 'Doors', 'Doors open later.', 'all', ${person.id}, now(), 'sent', now(), now())
    returning id::int`;
  await sql`insert into private.holder_message_audience (message_id, n, user_id, address)
    values (${message?.id}, 1, ${person.id}, ${person.email})`;
  return { person: person.id, event, order, message: message?.id, transfer: transfer?.id };
}

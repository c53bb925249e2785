import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Database } from '~/generated/database';

export type OrderStatus = Database['public']['Enums']['order_status'];
export type ListedOrder = Database['public']['Functions']['list_orders']['Returns'][number];

/** Which orders: the same for the list, its count and its export. */
export type OrderFilter = { search: string; status: string; typeId: number | null };

type OrderPage = { sort: string | null; descending: boolean; from: number; to: number };

export async function listOrders(
  db: Db,
  eventId: number,
  filter: OrderFilter,
  page: OrderPage,
): Promise<ListedOrder[]> {
  return unwrap(
    await db.rpc('list_orders', {
      ...toArguments(eventId, filter),
      sort: page.sort ?? 'created',
      descending: page.descending,
      skip: page.from,
      page_size: page.to - page.from + 1,
    }),
  );
}

export async function countOrders(db: Db, eventId: number, filter: OrderFilter): Promise<number> {
  return unwrap(await db.rpc('count_orders', toArguments(eventId, filter)));
}

/** All of them, newest first, a page at a time: each goes on where the one before it ended. */
export async function* eachOrderPage(db: Db, eventId: number, filter: OrderFilter, size: number) {
  let last: number | undefined;
  for (;;) {
    const orders: ListedOrder[] = unwrap(
      await db.rpc('list_orders', {
        ...toArguments(eventId, filter),
        page_size: size,
        ...(last !== undefined && { before_id: last }),
      }),
    );
    if (orders.length > 0) yield orders;
    if (orders.length < size) return;
    last = orders.at(-1)?.id;
  }
}

function toArguments(eventId: number, { search, status, typeId }: OrderFilter) {
  return { event_id: eventId, search, status, ...(typeId !== null && { ticket_type_id: typeId }) };
}

/** One order with everything that belongs to it, for those who manage its event. */
export async function getOrder(db: Db, eventId: number, orderId: number) {
  const order = unwrap(
    await db
      .from('orders')
      .select(
        `id, code, event_id, email, name, kind, status, currency, subtotal, discount, fee, total, vat, refunded, created_at,
        paid_at, expires_at, coupon:coupons(code),
        lines:order_lines(id, quantity, unit_price, discount, fee, type:ticket_types(name)),
        tickets(id, serial, status, holder_name, holder_email, paid, type:ticket_types(name),
          answers:ticket_answers(answer, question:ticket_questions(id, label, position))),
        payments(id, status, amount, refunded, card_last4, created_at),
        refunds(id, status, amount, reason, created_at),
        happenings:order_events(id, what, detail, at, by:users(display_name))`,
      )
      .eq('event_id', eventId)
      .eq('id', orderId)
      .single(),
  );
  return {
    ...order,
    lines: order.lines.toSorted(byId),
    tickets: order.tickets.toSorted(byId).map((ticket) => ({
      ...ticket,
      answers: ticket.answers.toSorted((one, other) => one.question.position - other.question.position),
    })),
    payments: order.payments.toSorted(byId),
    refunds: order.refunds.toSorted(byId),
    happenings: order.happenings.toSorted(byId),
  };
}

function byId(one: { id: number }, other: { id: number }): number {
  return one.id - other.id;
}

export type Order = Awaited<ReturnType<typeof getOrder>>;

/** Every question that was ever asked for this event, in its order. */
export async function listAskedQuestions(db: Db, eventId: number): Promise<{ id: number; label: string }[]> {
  return unwrap(
    await db
      .from('ticket_questions')
      .select('id, label')
      .eq('event_id', eventId)
      .order('position')
      .order('id'),
  );
}

/** The names on the tickets of these orders, and what was answered for them, by order. */
export async function listAttendees(db: Db, eventId: number, orderIds: number[]) {
  const rows = unwrap(await db.rpc('list_attendees', { event_id: eventId, order_ids: orderIds }));
  return new Map(
    // Answers are lists of texts by the number of their question.
    rows.map((row) => [row.order_id, { ...row, answers: row.answers as Record<string, string[]> }]),
  );
}

/** How the event sells; money and orders are for managers and null for others. */
export async function getEventSales(db: Db, eventId: number): Promise<EventSales> {
  return unwrap(await db.rpc('get_event_sales', { event_id: eventId }).single());
}
export type EventSales = {
  sold: number;
  capacity: number | null;
  revenue: number | null;
  orders: number | null;
};

export async function listSalesByDay(db: Db, eventId: number, days: number) {
  return unwrap(await db.rpc('list_sales_by_day', { event_id: eventId, days }));
}

/** What each of these events has sold of what it has, by its id; events that sell nothing here are left out. */
export async function listEventSales(
  db: Db,
  eventIds: number[],
): Promise<Record<number, Pick<EventSales, 'sold' | 'capacity'>>> {
  if (eventIds.length === 0) return {};
  const rows = unwrap(await db.rpc('list_event_sales', { event_ids: eventIds }));
  return Object.fromEntries(rows.map(({ event_id, sold, capacity }) => [event_id, { sold, capacity }]));
}

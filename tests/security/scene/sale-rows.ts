import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Base } from './base.ts';
import { hoursFromNow, insert } from './insert.ts';

type Sale = Awaited<ReturnType<typeof addSaleRows>>;

/** Pools, types, coupons, an order with a ticket, somebody who waits and an offer to them. */
export async function addSaleRows(sql: postgres.Sql, { event, person, owner, visitor }: Base) {
  const pool = await insert(sql, 'pools', { event_id: event, name: 'Places', size: 100, sold: 2 });
  const sparePool = await insert(sql, 'pools', { event_id: event, name: 'Spare', size: 100 });
  const type = await insert(sql, 'ticket_types', { event_id: event, name: 'Entry', price: 0 });
  const soldOut = await insert(sql, 'ticket_types', { event_id: event, name: 'Sold out', price: 0 });
  const secretType = await insert(sql, 'ticket_types', {
    event_id: event,
    name: 'Secret',
    price: 0,
    is_secret: true,
  });
  const nothing = await insert(sql, 'pools', { event_id: event, name: 'Full', size: 0 });
  await insert(sql, 'ticket_type_pools', { ticket_type_id: type, pool_id: pool });
  await insert(sql, 'ticket_type_pools', { ticket_type_id: soldOut, pool_id: nothing });
  const question = await insert(sql, 'ticket_questions', {
    event_id: event,
    label: 'Anything we should know?',
  });
  const coupon = await insert(sql, 'coupons', {
    event_id: event,
    code: 'FRIENDS',
    kind: 'percent',
    value: 10,
  });
  const order = await makeOrder(sql, event, { user_id: person.id, email: person.email, name: 'A Buyer' });
  const guestOrder = await makeOrder(sql, event, { user_id: null, email: person.email, name: 'A Guest' });
  const offered = await makeOrder(sql, event, {
    user_id: person.id,
    email: person.email,
    name: '',
    status: 'offered',
    paid_at: null,
    expires_at: hoursFromNow(1),
  });
  const line = await insert(sql, 'order_lines', {
    order_id: order,
    ticket_type_id: type,
    quantity: 2,
    unit_price: 0,
  });
  const issued = {
    order_id: order,
    order_line_id: line,
    event_id: event,
    ticket_type_id: type,
    holder_id: person.id,
    holder_name: 'A Buyer',
    holder_email: person.email,
  };
  const ticket = await insert(sql, 'tickets', issued);
  const offeredTicket = await insert(sql, 'tickets', issued);
  await insert(sql, 'order_pools', { order_id: order, pool_id: pool, places: 2 });
  await insert(sql, 'order_events', { order_id: order, what: 'noted', by_user_id: owner.id });
  await insert(sql, 'ticket_answers', { ticket_id: ticket, question_id: question, answer: 'Vegan' });
  const transfer = await insert(sql, 'ticket_transfers', {
    ticket_id: offeredTicket,
    from_user_id: person.id,
    email: visitor.email,
  });
  await insert(sql, 'revoked_serials', {
    event_id: event,
    ticket_id: ticket,
    serial: randomUUID(),
    reason: 'blocked',
  });
  await insert(sql, 'waiting_entries', {
    event_id: event,
    ticket_type_id: soldOut,
    user_id: person.id,
    quantity: 1,
  });
  const [code] = await sql`select code from public.orders where id = ${order}`;
  return {
    orderCode: String(code?.code),
    pool,
    sparePool,
    type,
    soldOut,
    secretType,
    question,
    coupon,
    order,
    guestOrder,
    offered,
    ticket,
    offeredTicket,
    transfer,
  };
}

type NewOrder = {
  user_id: number | null;
  email: string;
  name: string;
  status?: string;
  paid_at?: null;
  expires_at?: Date;
};

function makeOrder(sql: postgres.Sql, event: number, order: NewOrder): Promise<number> {
  return insert(sql, 'orders', {
    code: randomUUID().slice(0, 13).toUpperCase(),
    secret_hash: Buffer.from('00', 'hex'),
    request_key: randomUUID(),
    event_id: event,
    status: 'paid',
    currency: 'EUR',
    subtotal: 0,
    total: 0,
    paid_at: new Date(),
    ...order,
  });
}

/** Money that moved for the order, and whom the event pays. */
export async function addPaymentRows(sql: postgres.Sql, base: Base, { order }: Sale) {
  const payment = await insert(sql, 'payments', {
    order_id: order,
    provider_ref: randomUUID(),
    status: 'succeeded',
    amount: 100,
    currency: 'EUR',
    card_last4: '4242',
  });
  await insert(sql, 'refunds', {
    order_id: order,
    payment_id: payment,
    request_key: randomUUID(),
    amount: 1,
  });
  await insert(sql, 'receipts', {
    order_id: order,
    seller: `promoter:${base.event}`,
    seller_name: 'Promoter',
    year: 2026,
    number: 1,
    issued_at: new Date(),
    lines: {},
    vat: {},
  });
  const account = await insert(sql, 'payout_accounts', {
    promoter_id: base.event === base.draft ? null : base.promoter,
    user_id: base.event === base.draft ? base.person.id : null,
    mode: 'simulated',
    provider_ref: randomUUID(),
    charges_enabled: true,
    payouts_enabled: true,
  });
  await insert(sql, 'event_payouts', { event_id: base.event, account_id: account });
  return { payment, account };
}

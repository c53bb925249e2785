import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';

export type PaymentPage = { orderId: number; total: number; session: string };

const TOGETHER = 8;

/** Buyers who have held a place, gone to pay and paid, of which nobody has been told yet. */
export async function openPaymentPages(
  url: string,
  sql: postgres.Sql,
  eventId: number,
  count: number,
): Promise<PaymentPage[]> {
  const [type] = await sql`select id::int from public.ticket_types where event_id = ${eventId}`;
  const pages: PaymentPage[] = [];
  const open = async () => {
    while (pages.length < count) {
      const place = pages.push({ orderId: 0, total: 0, session: '' }) - 1;
      pages[place] = await openPaymentPage(url, sql, eventId, type?.id);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, open));
  return pages;
}

async function openPaymentPage(
  url: string,
  sql: postgres.Sql,
  eventId: number,
  typeId: number,
): Promise<PaymentPage> {
  const page = `${url}/event/${eventId}`;
  const basket = {
    intent: 'hold',
    secret: randomBytes(32).toString('base64url'),
    code: '',
    [`quantity-${typeId}`]: '1',
  };
  const held = await post(`${page}/hold`, basket, '');
  if (held.status !== 200) throw new Error(`a hold was answered with ${held.status}: ${await held.text()}`);
  const { code } = await held.json();
  const [cookie = ''] = (held.headers.get('set-cookie') ?? '').split(';');
  const person = { intent: 'pay', order: code, name: 'Bench Buyer', email: `${code}@limelight.test` };
  const payment = (await post(page, person, cookie)).headers.get('location') ?? '';
  const session = payment.split('/').at(-1) ?? '';
  if (!session.startsWith('cs_')) throw new Error(`paying led to ${payment}`);
  await post(payment, { how: 'silent' }, cookie);
  const [order] = await sql`select id::int, total from public.orders where code = ${code}`;
  return { orderId: order?.id, total: order?.total, session };
}

function post(address: string, fields: Record<string, string>, cookie: string): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie, origin: new URL(address).origin },
    redirect: 'manual',
  });
}

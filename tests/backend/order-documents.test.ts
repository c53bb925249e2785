import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDocumentOrder } from '~/services/documents/document-order.server';
import { collect } from '~/services/documents/pdf-stream.server';
import { getReceipt } from '~/services/documents/receipt.server';
import { streamReceiptPdf } from '~/services/documents/receipt-pdf.server';
import { streamTicketsPdf } from '~/services/documents/tickets-pdf.server';
import { hashOf } from '~/services/selling/order-secret.server';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';
import { readPdf } from '../fixtures/poppler.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.stop());

const nobody = { userId: null, secrets: new Map<string, string>() };
const secret = 'k'.repeat(43);

/** An order of somebody with an account; its second ticket was given to somebody else. */
async function scene() {
  const made = await world.bought();
  const [buyer, holder, manager, crew, stranger] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => world.person()),
  );
  const { sql, catalogue } = world;
  const [first = 0, second = 0] = made.tickets;
  await sql`update public.orders set user_id = ${buyer?.id ?? 0}, name = 'Ζωή Buyer', secret_hash = decode(${hashOf(secret)}, 'hex')
    where id = ${made.orderId}`;
  await sql`update public.tickets set holder_id = ${buyer?.id ?? 0} where id = ${first}`;
  await sql`update public.tickets set holder_id = ${holder?.id ?? 0} where id = ${second}`;
  if (manager) await catalogue.permit(manager, 'event', made.event, 3);
  if (crew) await catalogue.permit(crew, 'event', made.event, 2);
  const find = (userId: number | undefined) =>
    findDocumentOrder(world.platform, { userId: userId ?? null, secrets: new Map() }, made.code);
  return { ...made, first, second, buyer, holder, manager, crew, stranger, find };
}
const idsOf = (order: { tickets: { id: number }[] } | undefined) => order?.tickets.map(({ id }) => id);

test('buyer, holder and managers get what is theirs, everybody else nothing', async () => {
  const { first, second, buyer, holder, manager, crew, stranger, find, code } = await scene();
  expect(await find(buyer?.id)).toMatchObject({ isWhole: true, tickets: [{ id: first, isValid: true }] });
  expect(await find(holder?.id)).toMatchObject({ isWhole: false, tickets: [{ id: second, isValid: true }] });
  expect(idsOf(await find(manager?.id))).toEqual([first, second]);
  expect((await find(manager?.id))?.isWhole).toBe(true);
  expect(await find(crew?.id)).toBeUndefined();
  expect(await find(stranger?.id)).toBeUndefined();
  expect(await findDocumentOrder(world.platform, nobody, code)).toBeUndefined();
  const withSecret = { userId: null, secrets: new Map([[code, secret]]) };
  expect(idsOf(await findDocumentOrder(world.platform, withSecret, code))).toEqual([first]);
  const withAnother = { userId: null, secrets: new Map([[code, 'x'.repeat(43)]]) };
  expect(await findDocumentOrder(world.platform, withAnother, code)).toBeUndefined();
});

test('an order that is not paid has no documents', async () => {
  const { orderId, code } = await world.order();
  const buyer = await world.person();
  await world.sql`update public.orders set user_id = ${buyer.id} where id = ${orderId}`;
  expect(
    await findDocumentOrder(world.platform, { userId: buyer.id, secrets: new Map() }, code),
  ).toBeUndefined();
  expect(await getReceipt(world.platform, orderId)).toBeUndefined();
});

test('many tickets are streamed a page at a time', async () => {
  const { orderId, tickets } = await world.bought();
  await world.sql`insert into public.tickets (order_id, order_line_id, event_id, ticket_type_id)
    select order_id, order_line_id, event_id, ticket_type_id from public.tickets, generate_series(1, 148) where id = ${tickets[0] ?? 0}`;
  const chunks = await streamTicketsPdf(world.platform, orderId);
  const first = await chunks?.next();
  // The first piece is there while nearly all pages are still to be drawn.
  expect(first?.value?.length).toBeLessThan(400_000);
  const rest = chunks ? await collect(chunks) : Buffer.alloc(0);
  expect(readPdf(Buffer.concat([first?.value ?? Buffer.alloc(0), rest]))).toHaveLength(150);
});

test('a receipt says who sold what to whom, and what came back', async () => {
  const { orderId, tickets } = await scene();
  const refund = { key: `refund-${orderId}`, ticketIds: [tickets[0] ?? 0], reason: '' };
  await world.payments.refundOrder(orderId, refund);
  await world.work();
  const receipt = await getReceipt(world.platform, orderId);
  if (!receipt) throw new Error('no receipt');
  const [page = ''] = readPdf(await collect(streamReceiptPdf(receipt)));
  const year = new Date().getFullYear();
  for (const words of [
    `${year}-0000`,
    'Paid Promoter',
    'Ζωή Buyer',
    'buyer@limelight.test',
    'A Night',
    '€20.00',
    'Fee',
    '€22.00',
    'No VAT is included',
    'card ending in 4242',
    '−€10.00',
    'Paid after refunds',
    '€12.00',
  ])
    expect(page).toContain(words);
});

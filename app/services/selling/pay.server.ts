import type { SaidOf } from '~/features/orders/attendees';
import type { BuyerOrder } from '~/features/orders/order';
import type { Platform } from '~/lib/platform';
import { createPayments } from '~/services/payments/payments.server';
import type { HeldOrder, Refusal } from '~/services/selling/hold.server';

/** Says who buys and who comes, and goes on: to the payment page, or, where nothing is to pay, straight to the tickets. */
export async function payOrder(
  platform: Platform,
  order: BuyerOrder,
  person: { name: string; email: string },
  attendees: SaidOf[],
): Promise<{ paymentPage: string } | { isDone: true } | Refusal> {
  if (order.status === 'paid') return { isDone: true };
  const { sql } = platform;
  const [named] = await sql<{ answer: HeldOrder | Refusal }[]>`
    select private.name_buyer(${order.id}, ${person.name}, ${person.email}, ${sql.json(attendees)}) as answer`;
  if (!named) throw new Error('name_buyer did not answer');
  if ('reason' in named.answer) return named.answer;
  if (order.total > 0) {
    const opened = await createPayments(platform).openCheckout(order.id);
    return 'reason' in opened ? opened : { paymentPage: opened.url };
  }
  const [row] = await sql<{ answer: HeldOrder | Refusal }[]>`
    select private.confirm_free_order(${order.id}) as answer`;
  if (!row) throw new Error('confirm_free_order did not answer');
  return 'reason' in row.answer ? row.answer : { isDone: true };
}

/** Keeps what was typed so far, good or not, for the basket that takes the place of this one. */
export async function keepTyped(
  { sql }: Platform,
  orderId: number,
  person: { name: string; email: string },
  attendees: SaidOf[],
): Promise<void> {
  await sql`select private.draft_attendees(${orderId}, ${person.name}, ${person.email}, ${sql.json(attendees)})`;
}

/** Holds whose time is over, in portions until none is left. */
export async function expireOrders({ sql }: Platform): Promise<void> {
  const portion = 500;
  for (let closed = portion; closed === portion; ) {
    const [row] = await sql<{ closed: number }[]>`select private.expire_orders(${portion}) as closed`;
    closed = row?.closed ?? 0;
  }
}

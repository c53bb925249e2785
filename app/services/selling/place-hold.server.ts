import { type BasketItem, type Chosen, toItems } from '~/features/orders/basket';
import { toMinor } from '~/lib/money';
import type { Platform } from '~/lib/platform';
import { createBatchQueue } from '~/services/batch-queue.server';
import { createPayments } from '~/services/payments/payments.server';
import type { HeldOrder, HoldAnswer, HoldRequest, Refusal } from '~/services/selling/hold.server';
import { hashOf, isSecret, newSecret } from '~/services/selling/order-secret.server';
import { type Buyer, listOwnOrders } from '~/services/selling/orders.server';

export type Purchase = {
  eventId: number;
  chosen: Chosen;
  coupon: string;
  /** Made by the page: the same one again, with the same basket, is the same request. */
  secret: string;
  expectedTotal: number | undefined;
  account: { userId: number; email: string; name: string } | null;
  /** Of whoever asks: the one place that decides whether tries are counted. Measurements leave it out. */
  address?: string;
};

export type Placed = { order: HeldOrder; secret: string };

type HoldQueue = (eventId: number, request: HoldRequest) => Promise<HoldAnswer>;

const queues = new WeakMap<Platform, HoldQueue>();

function queueOf(platform: Platform): HoldQueue {
  const queue = queues.get(platform) ?? createBatchQueue(placeHolds(platform.sql));
  queues.set(platform, queue);
  return queue;
}

function placeHolds(sql: Platform['sql']) {
  return async (eventId: number, requests: HoldRequest[]): Promise<HoldAnswer[]> => {
    const [row] = await sql`select private.place_holds(${eventId}, ${sql.json(requests)}) as answers`;
    return row?.answers ?? [];
  };
}

/**
 * Takes the places of a basket. Whoever already holds some for this event, in another tab or from before, changes
 * that order instead of making a second one.
 */
export async function placeHold(
  platform: Platform,
  buyer: Buyer,
  purchase: Purchase,
): Promise<Placed | Refusal> {
  const items = await priceItems(platform, purchase.eventId, toItems(purchase.chosen));
  if ('reason' in items) return items;
  const [held] = await listOwnOrders(platform, buyer, purchase.eventId, 'held');
  const known = held && buyer.secrets.get(held.code);
  const secret = known ?? (isSecret(purchase.secret) ? purchase.secret : newSecret());
  const place = (using: string) => {
    const request = requestOf(purchase, items, using, held?.code);
    return held ? replaceHold(platform, held.id, request) : queueOf(platform)(purchase.eventId, request);
  };
  const placed = await placeAnew(place, secret);
  if (!('reason' in placed))
    await leaveOtherPayments(platform, buyer, purchase.eventId, placed.order.orderId);
  return placed;
}

/** The same request as one whose order is over is not a repetition but a new wish. */
async function placeAnew(
  place: (secret: string) => Promise<HoldAnswer>,
  secret: string,
): Promise<Placed | Refusal> {
  const answer = await place(secret);
  if ('reason' in answer) return answer;
  if (!['expired', 'cancelled', 'refunded'].includes(answer.status)) return { order: answer, secret };
  const fresh = newSecret();
  const again = await place(fresh);
  return 'reason' in again ? again : { order: again, secret: fresh };
}

/** Whoever came back from a payment page and chose anew does not keep the places of both; what was paid stays paid. */
async function leaveOtherPayments(
  platform: Platform,
  buyer: Buyer,
  eventId: number,
  chosenId: number,
): Promise<void> {
  for (const { id } of await listOwnOrders(platform, buyer, eventId, 'paying'))
    if (id !== chosenId) await createPayments(platform).abandonCheckout(id);
}

function requestOf(
  { eventId, coupon, expectedTotal, account, address }: Purchase,
  items: HoldRequest['items'],
  secret: string,
  replaced: string | undefined,
): HoldRequest {
  return {
    key: hashOf(JSON.stringify([secret, eventId, items, coupon.toUpperCase(), replaced])),
    secretHash: hashOf(secret),
    items,
    ...(coupon && { coupon }),
    ...(expectedTotal !== undefined && { expectedTotal }),
    ...(address !== undefined && { address }),
    ...account,
  };
}

async function replaceHold({ sql }: Platform, orderId: number, request: HoldRequest): Promise<HoldAnswer> {
  const [row] = await sql<{ answer: HoldAnswer }[]>`
    select private.replace_hold(${orderId}, ${sql.json(request)}) as answer`;
  if (!row) throw new Error('replace_hold did not answer');
  return row.answer;
}

/** What people typed as a price, in the currency of the event. */
async function priceItems(
  { sql }: Platform,
  eventId: number,
  items: BasketItem[],
): Promise<HoldRequest['items'] | Refusal> {
  if (items.length === 0) return { reason: 'nothing_chosen', detail: {} };
  if (items.every(({ price }) => price === ''))
    return items.map(({ typeId, quantity }) => ({ typeId, quantity }));
  const [event] = await sql<{ currency: string }[]>`select currency from public.events where id = ${eventId}`;
  const priced: HoldRequest['items'] = [];
  for (const { typeId, quantity, price } of items) {
    const minor = price === '' ? undefined : toMinor(price, event?.currency ?? 'EUR');
    if (minor === null) return { reason: 'price_invalid', detail: { typeId } };
    priced.push({ typeId, quantity, ...(minor !== undefined && { price: minor }) });
  }
  return priced;
}

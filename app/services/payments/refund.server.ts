import type { Platform } from '~/lib/platform';
import { fromAccount } from '~/services/payments/send-back.server';
import { isFinalRefusal, stripeOf } from '~/services/payments/stripe-client.server';
import type { Refusal } from '~/services/selling/hold.server';

export type RefundRequest = {
  /** The same request sent again is the same refund. */
  key: string;
  /** In minor units. Alone: money, and the tickets stay. */
  amount?: number;
  /** These tickets and what was paid for them; without amount and tickets: everything that is left. */
  ticketIds?: number[];
  reason: string;
  /** The manager who asks; nobody means that we do it ourselves. */
  byUserId?: number;
};

export type RefundAnswer = { refundId: number; amount: number; status: 'begun' | 'succeeded' | 'failed' };

/** What private.begin_refund answers. */
type Begun = RefundAnswer & { paymentRef: string; isWhole: boolean };

export async function refundOrder(
  platform: Platform,
  orderId: number,
  { key, amount, ticketIds, reason, byUserId }: RefundRequest,
): Promise<RefundAnswer | Refusal> {
  const [row] = await platform.sql<{ answer: Begun | Refusal }[]>`
    select private.begin_refund(${orderId}, ${key}, ${amount ?? null}, ${ticketIds ?? null}::bigint[],
      ${reason}, ${byUserId ?? null}) as answer`;
  if (!row) throw new Error('begin_refund did not answer');
  if ('reason' in row.answer) return row.answer;
  const refused =
    row.answer.status === 'begun' ? await finishRefund(platform, row.answer.refundId) : undefined;
  if (refused) return refused;
  const { refundId, amount: sum } = row.answer;
  const [now] = await platform.sql<{ status: RefundAnswer['status'] }[]>`
    select status from public.refunds where id = ${refundId}`;
  return { refundId, amount: sum, status: now?.status ?? 'begun' };
}

/** The buyer gives a ticket back, as the event allows. Answers what comes back. */
export async function returnTicket(
  platform: Platform,
  ticketId: number,
  byUserId: number,
): Promise<{ amount: number } | Refusal> {
  const { sql, log } = platform;
  const [row] = await sql<{ answer: { amount: number; refundId?: number } | Refusal }[]>`
    select private.begin_return(${ticketId}, ${byUserId}) as answer`;
  if (!row) throw new Error('begin_return did not answer');
  if ('reason' in row.answer) return row.answer;
  const { amount, refundId } = row.answer;
  if (refundId === undefined) return { amount };
  try {
    return (await finishRefund(platform, refundId)) ?? { amount };
  } catch (error) {
    // The ticket is back and the money set aside: the worker goes on with it.
    log.warn({ err: error, refundId }, 'the refund of a returned ticket has to wait');
    return { amount };
  }
}

/** Asks the provider for a refund that has begun; the worker comes back to it when the process could not. */
export async function finishRefund(platform: Platform, refundId: number): Promise<Refusal | undefined> {
  const { sql, log } = platform;
  const [row] = await sql<{ refund: Begun }[]>`
    select private.refund_answer(r) as refund from public.refunds r where r.id = ${refundId}`;
  if (row?.refund.status !== 'begun') return undefined;
  const { paymentRef, amount, isWhole } = row.refund;
  const stripe = stripeOf(platform);
  try {
    const intent = await stripe.paymentIntents.retrieve(paymentRef);
    const refund = await stripe.refunds.create(
      {
        payment_intent: paymentRef,
        amount,
        reason: 'requested_by_customer',
        metadata: { ...intent.metadata, refund_id: String(refundId) },
        ...fromAccount(intent, isWhole),
      },
      { idempotencyKey: `refund-${paymentRef}-${refundId}` },
    );
    if (refund.status === 'failed')
      return await putBack(platform, refundId, refund.failure_reason ?? 'failed');
    await sql`select private.finish_refund(${refundId}, ${refund.id})`;
    return undefined;
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    log.error({ err: error, refundId }, 'the payment provider refused a refund');
    return putBack(platform, refundId, error.code ?? error.message);
  }
}

async function putBack({ sql }: Platform, refundId: number, code: string): Promise<Refusal> {
  await sql`select private.fail_refund(${refundId}, ${code})`;
  return { reason: 'refund_refused', detail: { code } };
}

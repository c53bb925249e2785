import type { Platform } from '~/lib/platform';
import type { HeldOrder, Refusal } from '~/services/selling/hold.server';

/** Into the account of whoever has shown, by its secret, that the order is theirs. */
export async function claimOrder(
  { sql }: Platform,
  orderId: number,
  userId: number,
): Promise<HeldOrder | Refusal> {
  const [row] = await sql<{ answer: HeldOrder | Refusal }[]>`
    select private.claim_order(${orderId}, ${userId}) as answer`;
  if (!row) throw new Error('claim_order did not answer');
  return row.answer;
}

/** Its mail once more, for its buyer. */
export async function resendOrder(
  { sql }: Platform,
  orderId: number,
  userId: number | null,
): Promise<Refusal | undefined> {
  const [row] = await sql<{ answer: Partial<Refusal> }[]>`
    select private.resend_order(${orderId}, ${userId}) as answer`;
  const reason = row?.answer.reason;
  return reason === undefined ? undefined : { reason, detail: {} };
}

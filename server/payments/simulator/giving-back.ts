import { ApiError } from './api-error.ts';
import { emit } from './events.ts';
import { newId, now, putObject, type Transaction, takeObject } from './objects.ts';
import type { Charge, Dispute, Refund } from './shapes.ts';

type NewRefund = {
  payment_intent: string;
  amount?: number | undefined;
  metadata: Record<string, string>;
  reason: string | null;
  reverse_transfer: boolean;
  refund_application_fee: boolean;
};

export async function createRefund(sql: Transaction, wanted: NewRefund): Promise<Refund> {
  const intent = await takeObject(sql, 'payment_intent', wanted.payment_intent);
  if (intent.status !== 'succeeded' || !intent.latest_charge) {
    throw ApiError.invalid('This PaymentIntent does not have a successful charge to refund.');
  }
  const charge = await takeObject(sql, 'charge', intent.latest_charge);
  const left = charge.amount - charge.amount_refunded;
  const amount = wanted.amount ?? left;
  requireRefundable(charge, left, amount);
  if ((wanted.reverse_transfer || wanted.refund_application_fee) && !intent.transfer_data) {
    throw ApiError.invalid('Cannot reverse transfer: this charge has no associated transfer.', {
      param: 'reverse_transfer',
    });
  }
  const refund = await putObject(sql, 'refund', {
    id: newId('re'),
    object: 'refund',
    created: now(),
    amount,
    charge: charge.id,
    currency: charge.currency,
    metadata: wanted.metadata,
    payment_intent: intent.id,
    reason: wanted.reason,
    status: 'succeeded',
  });
  const changed = await putObject(sql, 'charge', {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  await emit(sql, [{ type: 'charge.refunded', object: changed }]);
  return refund;
}

function requireRefundable(charge: Charge, left: number, amount: number): void {
  if (charge.disputed) {
    throw ApiError.invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (left === 0) {
    throw ApiError.invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount > left) {
    throw ApiError.invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
      { param: 'amount' },
    );
  }
}

/** The buyer's bank takes the money back. */
export async function openDispute(sql: Transaction, intentId: string): Promise<void> {
  const intent = await takeObject(sql, 'payment_intent', intentId);
  const charge = await takeObject(sql, 'charge', intent.latest_charge ?? '');
  if (charge.disputed) return;
  await putObject(sql, 'charge', { ...charge, disputed: true });
  const dispute = await putObject(sql, 'dispute', {
    id: disputeOf(charge),
    object: 'dispute',
    created: now(),
    livemode: false,
    amount: charge.amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  await emit(sql, [{ type: 'charge.dispute.created', object: dispute }]);
}

export async function closeDispute(
  sql: Transaction,
  intentId: string,
  status: Exclude<Dispute['status'], 'needs_response'>,
): Promise<void> {
  const intent = await takeObject(sql, 'payment_intent', intentId);
  const charge = await takeObject(sql, 'charge', intent.latest_charge ?? '');
  const dispute = await takeObject(sql, 'dispute', disputeOf(charge));
  const closed = await putObject(sql, 'dispute', { ...dispute, status });
  await putObject(sql, 'charge', { ...charge, disputed: status === 'lost' });
  await emit(sql, [{ type: 'charge.dispute.closed', object: closed }]);
}

/** A charge has one dispute at most. */
function disputeOf(charge: Charge): string {
  return charge.id.replace(/^ch_/, 'du_');
}

import type { Platform } from '~/lib/platform';
import { applyPaymentEvent } from '~/services/payments/apply-event.server';
import {
  abandonCheckout,
  confirmCheckout,
  openCheckout,
  reconcileCheckouts,
} from '~/services/payments/checkout.server';
import {
  beginOnboarding,
  type PayoutOwner,
  readAccount,
  readOwnAccount,
  renewOnboarding,
} from '~/services/payments/payout-account.server';
import {
  finishRefund,
  type RefundRequest,
  refundOrder,
  returnTicket,
} from '~/services/payments/refund.server';
import { receiveWebhook } from '~/services/payments/webhook.server';

/** Everything that has to do with money, for routes and jobs (docs/payments.md). Refusals are answers with a reason. */
export function createPayments(platform: Platform) {
  return {
    openCheckout: (orderId: number) => openCheckout(platform, orderId),
    confirmCheckout: (sessionId: string) => confirmCheckout(platform, sessionId),
    abandonCheckout: (orderId: number) => abandonCheckout(platform, orderId),
    reconcileCheckouts: () => reconcileCheckouts(platform),
    receiveWebhook: (rawBody: string, signature: string | null) =>
      receiveWebhook(platform, rawBody, signature),
    applyPaymentEvent: (id: number) => applyPaymentEvent(platform, id),
    refundOrder: (orderId: number, request: RefundRequest) => refundOrder(platform, orderId, request),
    returnTicket: (ticketId: number, byUserId: number) => returnTicket(platform, ticketId, byUserId),
    finishRefund: (refundId: number) => finishRefund(platform, refundId),
    beginOnboarding: (owner: PayoutOwner, byUserId: number) => beginOnboarding(platform, owner, byUserId),
    renewOnboarding: (accountId: number, byUserId: number) => renewOnboarding(platform, accountId, byUserId),
    readAccount: (ref: string) => readAccount(platform, ref),
    readOwnAccount: (accountId: number, byUserId: number) => readOwnAccount(platform, accountId, byUserId),
  };
}

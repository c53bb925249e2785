import { z } from 'zod';
import type { Jobs, Platform } from '~/lib/platform';
import { chatPictureJobs } from '~/services/chat/chat-picture-jobs.server';
import { mailJobs } from '~/services/mail/mail-jobs.server';
import { deliveryJobs } from '~/services/notifications/delivery-jobs.server';
import { holderMessageJobs } from '~/services/notifications/holder-message-jobs.server';
import { createPayments } from '~/services/payments/payments.server';
import { personJobs } from '~/services/persons/person-jobs.server';
import { selfCheckJobs } from '~/services/self-check/self-check-jobs.server';
import { expireOrders } from '~/services/selling/pay.server';
import { webhookJobs } from '~/services/webhooks/webhook-jobs.server';

const numbered = z.object({ id: z.number() });

/** What the worker does with the services: added by the transactions that need it, or by the clock. */
export function createJobs(platform: Platform): Jobs {
  const makers = [
    paymentJobs,
    mailJobs,
    deliveryJobs,
    holderMessageJobs,
    chatPictureJobs,
    webhookJobs,
    personJobs,
    selfCheckJobs,
  ];
  const groups = makers.map((make) => make(platform));
  return {
    tasks: Object.assign({}, ...groups.map(({ tasks }) => tasks)),
    crontab: groups.flatMap(({ crontab }) => crontab),
  };
}

function paymentJobs(platform: Platform): Jobs {
  const payments = createPayments(platform);
  return {
    tasks: {
      apply_payment_event: (payload) => payments.applyPaymentEvent(numbered.parse(payload).id),
      async finish_refund(payload) {
        await payments.finishRefund(numbered.parse(payload).id);
      },
      reconcile_checkouts: () => payments.reconcileCheckouts(),
      expire_orders: () => expireOrders(platform),
    },
    crontab: ['* * * * * reconcile_checkouts', '* * * * * expire_orders'],
  };
}

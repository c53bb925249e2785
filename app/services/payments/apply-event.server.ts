import type Stripe from 'stripe';
import type { Platform } from '~/lib/platform';
import { settleSession } from '~/services/payments/checkout.server';
import { readAccount } from '~/services/payments/payout-account.server';
import { settleIntent } from '~/services/payments/settle.server';
import { stripeOf } from '~/services/payments/stripe-client.server';

/** Applies an event that was kept, once. What fails is noted and thrown, and the queue tries again. */
export async function applyPaymentEvent(platform: Platform, id: number): Promise<void> {
  const { sql } = platform;
  const [row] = await sql<{ payload: Stripe.Event }[]>`
    update public.payment_events set attempts = attempts + 1
    where id = ${id} and processed_at is null returning payload`;
  if (!row) return;
  try {
    await apply(platform, row.payload);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    await sql`update public.payment_events set error = ${words} where id = ${id}`;
    throw error;
  }
  await sql`update public.payment_events set processed_at = now(), error = null where id = ${id}`;
}

/** Every branch may run any number of times and in any order; what is not for us is passed over. */
async function apply(platform: Platform, event: Stripe.Event): Promise<void> {
  const { sql } = platform;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const { id } = event.data.object;
      const [ours] = await sql`select from private.checkouts where provider_ref = ${id}`;
      if (ours) return settleSession(platform, await stripeOf(platform).checkout.sessions.retrieve(id));
      const intent = idOf(event.data.object.payment_intent);
      if (intent) await settleIntent(platform, intent);
      return;
    }
    case 'payment_intent.succeeded':
      await settleIntent(platform, event.data.object.id);
      return;
    case 'charge.refunded': {
      const intent = idOf(event.data.object.payment_intent);
      if (intent && (await settleIntent(platform, intent)))
        await sql`select private.record_refunded(${intent}, ${event.data.object.amount_refunded})`;
      return;
    }
    case 'refund.failed': {
      const { id, failure_reason: words } = event.data.object;
      await sql`select private.fail_refund(id, ${words ?? 'failed'}) from public.refunds where provider_ref = ${id}`;
      return;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return applyDispute(platform, event.type, event.data.object);
    case 'account.updated':
      await readAccount(platform, event.data.object.id);
      return;
    default:
      return;
  }
}

async function applyDispute(platform: Platform, type: string, dispute: Stripe.Dispute): Promise<void> {
  const intent = idOf(dispute.payment_intent);
  if (!intent || !(await settleIntent(platform, intent))) return;
  if (type === 'charge.dispute.created') {
    await platform.sql`select private.open_dispute(${dispute.id}, ${intent})`;
    return;
  }
  // Closed as a warning: no money was ever taken.
  const isWon = dispute.status === 'won' || dispute.status === 'warning_closed';
  await platform.sql`select private.close_dispute(${dispute.id}, ${intent}, ${isWon})`;
}

function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

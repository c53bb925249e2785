import type Stripe from 'stripe';
import type { Platform } from '~/lib/platform';
import { stripeOf } from '~/services/payments/stripe-client.server';

/** Refunds in full what bought nothing: too late, twice, or of another amount. Nothing to do where all is well. */
export async function sendBack(platform: Platform, intent: Stripe.PaymentIntent): Promise<void> {
  const { sql } = platform;
  const [due] = await sql`
    select from public.payments where provider_ref = ${intent.id} and status = 'refund_due'`;
  if (!due) return;
  await stripeOf(platform).refunds.create(
    { payment_intent: intent.id, metadata: { ...intent.metadata }, ...fromAccount(intent, true) },
    { idempotencyKey: `send-back-${intent.id}` },
  );
  await sql`select private.finish_stray_refund(${intent.id})`;
}

/** The money was passed on to the organiser, so it comes back from there; our fee too, where all of it goes back. */
export function fromAccount(
  intent: Stripe.PaymentIntent,
  isWhole: boolean,
): Pick<Stripe.RefundCreateParams, 'reverse_transfer' | 'refund_application_fee'> {
  if (!intent.transfer_data) return {};
  return {
    reverse_transfer: true,
    ...(intent.application_fee_amount && { refund_application_fee: isWhole }),
  };
}

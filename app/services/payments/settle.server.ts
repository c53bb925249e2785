import type Stripe from 'stripe';
import type { Platform } from '~/lib/platform';
import { sendBack } from '~/services/payments/send-back.server';
import { stripeOf } from '~/services/payments/stripe-client.server';

/**
 * Settles a payment by what the provider says of it now. Events only say where to look: they may be old, come in any
 * order and any number of times. Answers whether the payment is one of ours.
 */
export async function settleIntent(platform: Platform, intentId: string): Promise<boolean> {
  const { sql } = platform;
  const [known] = await sql<{ status: string }[]>`
    select status::text from public.payments where provider_ref = ${intentId}`;
  const isSettled = known && !['begun', 'failed', 'refund_due'].includes(known.status);
  if (isSettled) return true;
  const intent = await stripeOf(platform).paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  // The provider's account may serve another Limelight beside this one, whose order has the same number but not the
  // same code: its payment is not ours to settle, and least of all to send back.
  const { order_id: orderId = '', order_code: code = '' } = intent.metadata;
  const [order] = await sql<{ id: number }[]>`
    select id::int from public.orders where code = ${code} and id::text = ${orderId}`;
  if (!order) return false;
  if (intent.status !== 'succeeded') return true;
  await sql`select private.settle_payment(${order.id}, ${intent.id}, ${intent.amount_received},
    ${intent.currency.toUpperCase()}, ${lastFour(intent)})`;
  await sendBack(platform, intent);
  return true;
}

function lastFour({ latest_charge: charge }: Stripe.PaymentIntent): string | null {
  if (!charge || typeof charge === 'string') return null;
  return charge.payment_method_details?.card?.last4 ?? null;
}

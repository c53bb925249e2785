import Stripe from 'stripe';
import type { Platform } from '~/lib/platform';
import { stripeOf } from '~/services/payments/stripe-client.server';

/** Whether the event is genuine and ours to keep. It is in the database before this answers, and a job applies it. */
export async function receiveWebhook(
  platform: Platform,
  rawBody: string,
  signature: string | null,
): Promise<'kept' | 'bad_signature'> {
  const event = verify(platform, rawBody, signature ?? '');
  if (!event) return 'bad_signature';
  const { sql } = platform;
  await sql`select private.store_payment_event(${event.id}, ${event.type}, ${rawBody}::text::jsonb)`;
  return 'kept';
}

/** Each endpoint that the provider knows has a secret of its own. */
function verify(platform: Platform, rawBody: string, signature: string): Stripe.Event | undefined {
  for (const secret of platform.payments.webhookSecrets) {
    try {
      return stripeOf(platform).webhooks.constructEvent(rawBody, signature, secret);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  return undefined;
}
